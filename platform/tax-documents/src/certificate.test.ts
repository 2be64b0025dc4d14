import { describe, expect, it } from 'vitest';
import { type CertificateError, readCertificate } from './certificate.ts';
import { certificateFile, PASSWORD } from './testing/sample-documents.ts';

const problemOf = (pfx: Buffer, password: string): string => {
  try {
    readCertificate(pfx, password);
    return 'none';
  } catch (error) {
    return (error as CertificateError).problem;
  }
};

describe('a certificate', () => {
  const pfx = certificateFile();

  it('is read with its key, its RUT and its days', () => {
    const { x509, privateKey, rut, validTo } = readCertificate(pfx, PASSWORD);
    expect(x509.checkPrivateKey(privateKey)).toBe(true);
    expect(rut).toBe('11111111-1');
    expect(validTo).toEqual(new Date('2028-12-31T00:00:00Z'));
  });

  it('is refused for what is wrong with it', () => {
    expect(problemOf(pfx, 'another password')).toBe('wrong-password');
    expect(problemOf(Buffer.from('not a certificate'), PASSWORD)).toBe('not-a-certificate');
    expect(problemOf(Buffer.alloc(0), PASSWORD)).toBe('not-a-certificate');
    // A .cer file: the certificate without its key.
    expect(problemOf(readCertificate(pfx, PASSWORD).x509.raw, PASSWORD)).toBe('not-a-certificate');
  });
});

import forge from 'node-forge';
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

/** Alternative names with one RUT, under an id of the decree on signatures. */
const rutName = (id: string, rut: string): forge.asn1.Asn1 => {
  const { asn1 } = forge;
  const { UNIVERSAL, CONTEXT_SPECIFIC } = asn1.Class;
  const text = asn1.create(UNIVERSAL, asn1.Type.IA5STRING, false, rut);
  return asn1.create(UNIVERSAL, asn1.Type.SEQUENCE, true, [
    asn1.create(CONTEXT_SPECIFIC, 0, true, [
      asn1.create(UNIVERSAL, asn1.Type.OID, false, asn1.oidToDer(id).getBytes()),
      asn1.create(CONTEXT_SPECIFIC, 0, true, [text]),
    ]),
  ]);
};

/** A certificate with the RUT of its seller before the one of its holder, and none in the subject. */
const fileWithTwoRuts = (): Buffer => {
  const { publicKey, privateKey } = forge.pki.rsa.generateKeyPair(2_048);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = publicKey;
  certificate.serialNumber = '01';
  certificate.setSubject([{ name: 'commonName', value: 'Ana Rojas' }]);
  certificate.setIssuer([{ name: 'commonName', value: 'Vendedora' }]);
  certificate.setExtensions([
    { id: '2.5.29.18', value: rutName('1.3.6.1.4.1.8321.2', '76123456-0') },
    { id: '2.5.29.17', value: rutName('1.3.6.1.4.1.8321.1', '11111111-1') },
  ]);
  certificate.sign(privateKey, forge.md.sha256.create());
  const file = forge.pkcs12.toPkcs12Asn1(privateKey, [certificate], PASSWORD, { algorithm: '3des' });
  return Buffer.from(forge.asn1.toDer(file).getBytes(), 'binary');
};

describe('a certificate', () => {
  const pfx = certificateFile();

  it('is read with its key, its RUT and its days', () => {
    const { x509, privateKey, rut, validTo } = readCertificate(pfx, PASSWORD);
    expect(x509.checkPrivateKey(privateKey)).toBe(true);
    expect(rut).toBe('11111111-1');
    expect(validTo).toEqual(new Date('2028-12-31T00:00:00Z'));
  });

  it('has the RUT of its holder, not the one of its seller', () => {
    expect(readCertificate(fileWithTwoRuts(), PASSWORD).rut).toBe('11111111-1');
  });

  it('is refused for what is wrong with it', () => {
    expect(problemOf(pfx, 'another password')).toBe('wrong-password');
    expect(problemOf(Buffer.from('not a certificate'), PASSWORD)).toBe('not-a-certificate');
    expect(problemOf(Buffer.alloc(0), PASSWORD)).toBe('not-a-certificate');
    // A .cer file: the certificate without its key.
    expect(problemOf(readCertificate(pfx, PASSWORD).x509.raw, PASSWORD)).toBe('not-a-certificate');
  });
});

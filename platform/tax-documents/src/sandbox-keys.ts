/** Keys of the sandbox, for the demo and for tests: a certificate and files of numbers that no tax office knows. */
import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import forge from 'node-forge';
import { toLatin1 } from './latin1.ts';
import type { DocumentType, Issuer } from './tax-document.ts';
import { escapeXml } from './write-xml.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * A certificate of a person, with its key, as a PKCS#12 file.
 * @param now begin of its three years
 */
export function makeCertificate(rut: string, name: string, password: string, now: Date): Buffer {
  const { publicKey, privateKey } = forge.pki.rsa.generateKeyPair(2_048);
  const certificate = forge.pki.createCertificate();
  certificate.publicKey = publicKey;
  certificate.serialNumber = '01';
  certificate.validity.notBefore = now;
  certificate.validity.notAfter = new Date(now.getTime() + 3 * 365 * DAY_MS);
  const subject = [
    { name: 'commonName', value: name },
    { name: 'countryName', value: 'CL' },
    { type: '2.5.4.5', value: rut },
  ];
  certificate.setSubject(subject);
  certificate.setIssuer([{ name: 'commonName', value: 'Sandbox' }]);
  certificate.sign(privateKey, forge.md.sha256.create());
  const file = forge.pkcs12.toPkcs12Asn1(privateKey, [certificate], password, { algorithm: '3des' });
  return Buffer.from(forge.asn1.toDer(file).getBytes(), 'binary');
}

/** Key pair of the sandbox's tax office. */
export const makeOfficeKey = () => generateKeyPairSync('rsa', { modulusLength: 1_024 });

/** Keys of 512 bits leave room for the stamp in its printed code. They protect nothing but numbers of the sandbox. */
const STAMP_KEY = { modulusLength: 512, publicExponent: 3 };

/**
 * A file of numbers in the tax office's format, signed by the sandbox.
 * @param date day of the authorization, `2026-11-28`
 */
export function makeCaf(
  { rut, name }: Pick<Issuer, 'rut' | 'name'>,
  type: DocumentType,
  [from, to]: readonly [number, number],
  date: string,
  officeKey: KeyObject,
): Buffer {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', STAMP_KEY);
  const { n = '', e = '' } = publicKey.export({ format: 'jwk' });
  const base64 = (text: string) => Buffer.from(text, 'base64url').toString('base64');
  const range = `<TD>${type}</TD><RNG><D>${from}</D><H>${to}</H></RNG><FA>${date}</FA>`;
  const key = `<RSAPK><M>${base64(n)}</M><E>${base64(e)}</E></RSAPK><IDK>100</IDK>`;
  const data = `<DA><RE>${rut}</RE><RS>${escapeXml(toLatin1(name, 40))}</RS>${range}${key}</DA>`;
  const signature = createSign('RSA-SHA1').update(data, 'latin1').sign(officeKey, 'base64');
  const caf = `<CAF version="1.0">\n${data.replaceAll('><', '>\n<')}\n<FRMA algoritmo="SHA1withRSA">${signature}</FRMA>\n</CAF>`;
  const secret = privateKey.export({ type: 'pkcs1', format: 'pem' });
  const open = publicKey.export({ type: 'spki', format: 'pem' });
  return Buffer.from(
    `<?xml version="1.0"?>\n<AUTORIZACION>\n${caf}\n<RSASK>${secret}</RSASK>\n<RSAPUBK>${open}</RSAPUBK>\n</AUTORIZACION>\n`,
    'latin1',
  );
}

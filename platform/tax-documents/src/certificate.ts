/** Certificate of the person who signs for the shop: a PKCS#12 file (.pfx) with its password. */
import { createPrivateKey, X509Certificate } from 'node:crypto';
import { createSecureContext } from 'node:tls';
import forge from 'node-forge';
import { normalizeRut } from 'shared-contracts/domain/rut';

/**
 * Reason why a certificate cannot be used. `password-letters`: it must be exported again, with a password of plain
 * letters.
 */
export type CertificateProblem =
  | 'wrong-password'
  | 'password-letters'
  | 'not-a-certificate'
  | 'no-key'
  | 'key-does-not-fit';

export class CertificateError extends Error {
  readonly problem: CertificateProblem;
  constructor(problem: CertificateProblem, options?: ErrorOptions) {
    super(`The certificate cannot be used: ${problem}`, options);
    this.name = 'CertificateError';
    this.problem = problem;
  }
}

/** Much more than a file has. */
const MOST_BYTES = 200_000;
/** RUT in a text of the certificate. */
const RUT = /\d{1,2}\.?\d{3}\.?\d{3}-[\dkK]/;

/** Node reads files that node-forge does not, and tells whether the password is right, but gives no key. */
const isReadByNode = (pfx: Buffer, passphrase: string): boolean => {
  try {
    createSecureContext({ pfx, passphrase });
    return true;
  } catch {
    return false;
  }
};

const parse = (pfx: Buffer): forge.asn1.Asn1 => {
  if (pfx.length > MOST_BYTES) throw new CertificateError('not-a-certificate');
  try {
    return forge.asn1.fromDer(forge.util.createBuffer(pfx.toString('binary')));
  } catch (cause) {
    throw new CertificateError('not-a-certificate', { cause });
  }
};

const decrypt = (pfx: Buffer, password: string): forge.pkcs12.Pkcs12Pfx => {
  const file = parse(pfx);
  try {
    return forge.pkcs12.pkcs12FromAsn1(file, password);
  } catch (cause) {
    if (isReadByNode(pfx, password)) throw new CertificateError('password-letters', { cause });
    // node-forge lists errors when the file is built otherwise, and none when the password fails.
    const isOther = cause instanceof Error && 'errors' in cause;
    throw new CertificateError(isOther ? 'not-a-certificate' : 'wrong-password', { cause });
  }
};

const bagsOf = (pfx: forge.pkcs12.Pkcs12Pfx, type: string) => pfx.getBags({ bagType: type })[type] ?? [];

/** Id of the name with the holder's RUT, by decree 181 of 2002: 1.3.6.1.4.1.8321.1 */
const HOLDER = Buffer.from('2b06010401c10101', 'hex').toString('latin1');

/** The RUT stands in the alternative names or in the subject. The one of the seller may stand before it. */
const rutOf = (der: Buffer, subject: string): string | null => {
  const text = der.toString('latin1');
  const [, holder = ''] = text.split(HOLDER);
  const found = RUT.exec(holder) ?? RUT.exec(subject) ?? RUT.exec(text);
  return found ? normalizeRut(found[0]) : null;
};

/**
 * Reads a certificate with its key.
 * @throws CertificateError when it cannot be used
 */
export function readCertificate(pfx: Buffer, password: string) {
  const opened = decrypt(pfx, password);
  const { pkcs8ShroudedKeyBag = '', keyBag = '', certBag = '' } = forge.pki.oids;
  const key = [...bagsOf(opened, pkcs8ShroudedKeyBag), ...bagsOf(opened, keyBag)][0]?.key;
  if (!key) throw new CertificateError('no-key');
  const privateKey = createPrivateKey(forge.pki.privateKeyToPem(key));
  const ders = bagsOf(opened, certBag).flatMap(({ cert, asn1 }) =>
    Buffer.from(forge.asn1.toDer(cert ? forge.pki.certificateToAsn1(cert) : asn1).getBytes(), 'binary'),
  );
  const own = ders.map((der) => new X509Certificate(der)).find((one) => one.checkPrivateKey(privateKey));
  if (!own) throw new CertificateError('key-does-not-fit');
  return {
    privateKey,
    x509: own,
    /** RUT of the person, when the certificate names it. */
    rut: rutOf(own.raw, own.subject),
    validTo: own.validToDate,
  };
}

export type Certificate = ReturnType<typeof readCertificate>;

/** The part of a certificate that signs. */
export type SigningKey = Pick<Certificate, 'privateKey' | 'x509'>;

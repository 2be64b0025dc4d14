/**
 * Files by which the tax office hands out numbers (código de autorización de folios, CAF): a range of numbers of one
 * document type, and the key that stamps documents of this range.
 */
import { createPrivateKey, createPublicKey, createVerify, type KeyObject } from 'node:crypto';
import { parseXml } from './parse-xml.ts';
import { DOCUMENT_TYPES, type DocumentType } from './tax-document.ts';

/** Reason why a file of numbers cannot be used. */
export type CafProblem =
  | 'not-a-caf'
  | 'unknown-type'
  | 'empty-range'
  | 'key-does-not-fit'
  | 'signature-does-not-fit';

export class CafError extends Error {
  readonly problem: CafProblem;
  constructor(problem: CafProblem, options?: ErrorOptions) {
    super(`The file of numbers cannot be used: ${problem}`, options);
    this.name = 'CafError';
    this.problem = problem;
  }
}

/** Id of the tax office's key that signs files of its test environment. */
const TEST_KEY_ID = 100;
/** Much more than a file has. */
const MOST_BYTES = 20_000;

const isKnownType = (type: number): type is DocumentType =>
  Object.values<number>(DOCUMENT_TYPES).includes(type);

const readKey = (pem: string): KeyObject => {
  try {
    return createPrivateKey(pem);
  } catch (cause) {
    throw new CafError('key-does-not-fit', { cause });
  }
};

/** Whether two texts write the same big-endian integer. */
const sameNumber = (base64: string, base64url: string | undefined): boolean =>
  base64url !== undefined &&
  BigInt(`0x${Buffer.from(base64, 'base64').toString('hex')}`) ===
    BigInt(`0x${Buffer.from(base64url, 'base64url').toString('hex')}`);

/**
 * Reads a file of numbers.
 * @param bytes the file, ISO-8859-1
 * @param officeKey public key of the tax office, where it is installed, to check its signature
 * @throws CafError when the file cannot be used
 */
export function readCaf(bytes: Buffer, officeKey?: KeyObject) {
  if (bytes.length > MOST_BYTES) throw new CafError('not-a-caf');
  const file = bytes.toString('latin1');
  const root = parseXml(file, () => {
    throw new CafError('not-a-caf');
  });
  const textOf = (name: string): string => {
    const text = root.getElementsByTagName(name)[0]?.textContent?.trim();
    if (!text) throw new CafError('not-a-caf');
    return text;
  };
  const xml = /<CAF\b[\s\S]*<\/CAF>/.exec(file)?.[0].replaceAll(/>\s+</g, '><');
  const data = xml && /<DA>.*<\/DA>/s.exec(xml)?.[0];
  if (!xml || !data) throw new CafError('not-a-caf');
  const type = Number(textOf('TD'));
  if (!isKnownType(type)) throw new CafError('unknown-type');
  const [from, to] = [Number(textOf('D')), Number(textOf('H'))];
  if (!(Number.isSafeInteger(from) && Number.isSafeInteger(to) && from >= 1 && to >= from))
    throw new CafError('empty-range');
  const privateKey = readKey(textOf('RSASK'));
  const { n, e } = createPublicKey(privateKey).export({ format: 'jwk' });
  if (!sameNumber(textOf('M'), n) || !sameNumber(textOf('E'), e)) throw new CafError('key-does-not-fit');
  if (officeKey) {
    const verify = createVerify('RSA-SHA1').update(data, 'latin1');
    if (!verify.verify(officeKey, textOf('FRMA'), 'base64')) throw new CafError('signature-does-not-fit');
  }
  return {
    issuerRut: textOf('RE'),
    type,
    /** First and last number. */
    from,
    to,
    /** Day of the authorization, `2026-11-28`. */
    date: textOf('FA'),
    /** Whether the numbers count only in the tax office's test environment. */
    isTest: Number(textOf('IDK')) === TEST_KEY_ID,
    /** The element `CAF` with its signature, for the stamp: without white space between its tags. */
    xml,
    privateKey,
  };
}

export type Caf = ReturnType<typeof readCaf>;

/** Types whose numbers may be used for six months only. */
const EXPIRING: readonly DocumentType[] = [
  DOCUMENT_TYPES.factura,
  DOCUMENT_TYPES.debitNote,
  DOCUMENT_TYPES.creditNote,
];
const VALID_MONTHS = 6;

/** First day on which the numbers may no longer be used, `2027-05-28`, or null when they do not expire. */
export function expiryOf({ type, date }: Pick<Caf, 'type' | 'date'>): string | null {
  if (!EXPIRING.includes(type)) return null;
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  // The last day of a shorter month stands for the missing day.
  const last = new Date(Date.UTC(year, month + VALID_MONTHS, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + VALID_MONTHS, Math.min(day, last))).toISOString().slice(0, 10);
}

/** Electronic stamp of a document (timbre electrónico, TED): the data that is printed as a two-dimensional code. */
import { createPublicKey, createSign, createVerify, type KeyObject } from 'node:crypto';
import type { Caf } from './caf.ts';
import { toLatin1 } from './latin1.ts';
import { STAMP_DATA } from './shapes.ts';
import { nameOf, type TaxDocument } from './tax-document.ts';
import { writeXml } from './write-xml.ts';

/** Longest texts in the stamp, in characters. */
const LONGEST = 40;

/** Signature over the bytes of the stamp's data, in ISO-8859-1. */
export const signStamp = (data: string, key: KeyObject): string =>
  createSign('RSA-SHA1').update(data, 'latin1').sign(key, 'base64');

/**
 * The stamp as XML without white space.
 * @param caf the tax office's file of numbers (CAF): the range that holds the document's number, and the key that stamps
 * @param time local time in Chile, `2026-11-28T12:28:31`
 * @throws RangeError when the file is of another issuer or document type, or does not hold the number
 */
export function stampOf(document: TaxDocument, caf: Caf, time: string): string {
  const { type, folio, issuer, receiver } = document;
  if (caf.type !== type || caf.issuerRut !== issuer.rut || folio < caf.from || folio > caf.to)
    throw new RangeError(
      `Number ${folio} of type ${type} is not of the file ${caf.from} to ${caf.to} of ${caf.type}.`,
    );
  const data = `<DD>${writeXml(STAMP_DATA, {
    RE: issuer.rut,
    TD: type,
    F: folio,
    FE: document.date,
    RR: receiver.rut,
    RSR: toLatin1(nameOf(receiver), LONGEST),
    MNT: document.totals.total,
    IT1: toLatin1(document.lines[0]?.name ?? '', LONGEST),
  })}${caf.xml}<TSTED>${time}</TSTED></DD>`;
  return `<TED version="1.0">${data}<FRMT algoritmo="SHA1withRSA">${signStamp(data, caf.privateKey)}</FRMT></TED>`;
}

const textIn = (xml: string, tag: string): string | undefined =>
  new RegExp(`<${tag}(?: [^>]*)?>([^<]*)</${tag}>`).exec(xml)?.[1];

/**
 * Whether the stamp's signature fits the key that stands in it. Says nothing about who made this key: the tax office's
 * signature in the stamp does.
 */
export function isStampValid(stamp: string): boolean {
  const data = /<DD>.*<\/DD>/s.exec(stamp)?.[0];
  const [modulus, exponent, signature] = ['M', 'E', 'FRMT'].map((tag) => textIn(stamp, tag));
  if (!data || !modulus || !exponent || !signature) return false;
  const url = (base64: string) => Buffer.from(base64, 'base64').toString('base64url');
  const key = createPublicKey({ key: { kty: 'RSA', n: url(modulus), e: url(exponent) }, format: 'jwk' });
  return createVerify('RSA-SHA1').update(data, 'latin1').verify(key, signature, 'base64');
}

import { isSigned, sign } from './signature.ts';

export const DOCUMENT_LINK_PATH = '/api/links/tax-document';
export const RETURN_SLIP_PATH = '/api/links/return-slip';
/** A week: longer than the page of an order stays open. */
const LINK_S = 7 * 24 * 3600;

const TOKEN = /^([\da-f-]{36})\.([\da-z]{1,10})\.([\w-]{43})$/;

type Purpose = 'document-link' | 'return-slip-link';

const secondsOf = (now: Date): number => Math.floor(now.getTime() / 1000);

/** `{id}.{expiry in seconds, base 36}.{signature}` */
const tokenOf = (secret: string, purpose: Purpose, id: string, now: Date): string => {
  const text = `${id}.${(secondsOf(now) + LINK_S).toString(36)}`;
  return `${text}.${sign(secret, purpose, text)}`;
};

/** The id of a token. Null when it is altered or expired. */
const readToken = (secret: string, purpose: Purpose, token: unknown, now: Date): string | null => {
  const [, id = '', end = '', signature = ''] = TOKEN.exec(String(token)) ?? [];
  if (!isSigned(secret, purpose, `${id}.${end}`, signature)) return null;
  return Number.parseInt(end, 36) > secondsOf(now) ? id : null;
};

/** Path of a tax document's file. It needs no login. */
export const documentLink = (secret: string, documentId: string, now = new Date()): string =>
  `${DOCUMENT_LINK_PATH}?token=${tokenOf(secret, 'document-link', documentId, now)}`;

/** Id of the document. Null when the token is altered or expired. */
export const readDocumentToken = (secret: string, token: unknown, now = new Date()): string | null =>
  readToken(secret, 'document-link', token, now);

/** Path of a return slip. It needs no login. */
export const returnSlipLink = (secret: string, returnId: string): string =>
  `${RETURN_SLIP_PATH}?token=${tokenOf(secret, 'return-slip-link', returnId, new Date())}`;

/** Id of the return. Null when the token is altered or expired. */
export const readReturnSlipToken = (secret: string, token: unknown, now = new Date()): string | null =>
  readToken(secret, 'return-slip-link', token, now);

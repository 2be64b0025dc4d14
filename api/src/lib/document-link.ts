import { isSigned, sign } from './signature.ts';

export const DOCUMENT_LINK_PATH = '/api/links/tax-document';
/** A week: longer than the page of an order stays open. */
const LINK_S = 7 * 24 * 3600;

const TOKEN = /^([\da-f-]{36})\.([\da-z]{1,10})\.([\w-]{43})$/;

const secondsOf = (now: Date): number => Math.floor(now.getTime() / 1000);

/** Path of a tax document's file: `{document id}.{expiry in seconds, base 36}.{signature}`. It needs no login. */
export const documentLink = (secret: string, documentId: string, now = new Date()): string => {
  const text = `${documentId}.${(secondsOf(now) + LINK_S).toString(36)}`;
  return `${DOCUMENT_LINK_PATH}?token=${text}.${sign(secret, 'document-link', text)}`;
};

/** Id of the document. Null when the token is altered or expired. */
export const readDocumentToken = (secret: string, token: unknown, now = new Date()): string | null => {
  const [, id = '', end = '', signature = ''] = TOKEN.exec(String(token)) ?? [];
  if (!isSigned(secret, 'document-link', `${id}.${end}`, signature)) return null;
  return Number.parseInt(end, 36) > secondsOf(now) ? id : null;
};

/** Reads a form that a visitor without scripts submitted. */
import type { FastifyRequest } from 'fastify';
import type { ShellConfig } from '../config.ts';

/** The longest form is the payment step with a factura. */
export const MAX_FORM_BYTES = 16 * 1024;
const FORM_TYPE = 'application/x-www-form-urlencoded';
export const FILE_FORM_TYPE = 'multipart/form-data';
/** Fields of a submitted form. */
type PlainFields = Readonly<Record<string, string>>;

/** A form of the shop has fewer. */
const MAX_FIELDS = 40;

const typeOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined =>
  headers['content-type']?.split(';')[0]?.trim().toLowerCase();

/** @param mayHaveFile the page has a form with a file */
export const isPlainForm = (request: Pick<FastifyRequest, 'headers'>, mayHaveFile: boolean): boolean => {
  const type = typeOf(request);
  return type === FORM_TYPE || (mayHaveFile && type === FILE_FORM_TYPE);
};

export const isFileForm = (request: Pick<FastifyRequest, 'headers'>): boolean =>
  typeOf(request) === FILE_FORM_TYPE;

/** Origin of the page with the form. Undefined when the browser does not tell it. */
const originOf = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined => {
  if (headers.origin !== undefined) return headers.origin;
  // Browsers before 2020 send no origin with a form of the same site.
  const { referer } = headers;
  return referer !== undefined && URL.canParse(referer) ? new URL(referer).origin : undefined;
};

/**
 * Whether a page of the shop submitted the form. A page of another site could else fill the visitor's cart, or order
 * with the visitor's cookie.
 */
export const isOwnForm = (
  request: Pick<FastifyRequest, 'headers'>,
  { publicUrl }: Pick<ShellConfig, 'publicUrl'>,
): boolean => originOf(request) === new URL(publicUrl).origin;

/** The first value of each field. */
const firstOfEach = <Value>(entries: Iterable<[string, Value]>): Map<string, Value> => {
  const fields = new Map<string, Value>();
  for (const [name, value] of entries) {
    if (fields.size >= MAX_FIELDS) break;
    if (!fields.has(name)) fields.set(name, value);
  }
  return fields;
};

export const fieldsOf = (body: string): PlainFields =>
  Object.fromEntries(firstOfEach(new URLSearchParams(body)));

/**
 * Reads a form with a file, which becomes base64 text. A body that is too large or broken has no fields: its page then
 * asks for another file.
 */
export const fieldsOfFileForm = async (body: Uint8Array, contentType: string): Promise<PlainFields> => {
  const headers = { 'content-type': contentType };
  const form = await new Response(Uint8Array.from(body), { headers }).formData().catch(() => null);
  const fields = [...firstOfEach(form ?? [])].map(async ([name, value]) => [
    name,
    typeof value === 'string' ? value : Buffer.from(await value.arrayBuffer()).toString('base64'),
  ]);
  return Object.fromEntries(await Promise.all(fields));
};

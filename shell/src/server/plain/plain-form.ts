/** Reads a form that a visitor without scripts submitted. */
import type { FastifyRequest } from 'fastify';
import type { ShellConfig } from '../config.ts';

/** The longest form is the payment step with a factura. */
export const MAX_FORM_BYTES = 16 * 1024;
const FORM_TYPE = 'application/x-www-form-urlencoded';
/** A form of the shop has fewer. */
const MAX_FIELDS = 40;

export const isPlainForm = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['content-type']?.split(';')[0]?.trim().toLowerCase() === FORM_TYPE;

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
export const fieldsOf = (body: string): Record<string, string> => {
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(body)) {
    if (fields.size >= MAX_FIELDS) break;
    if (!fields.has(name)) fields.set(name, value);
  }
  return Object.fromEntries(fields);
};

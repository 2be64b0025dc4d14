import type { Locale } from '../locale.ts';
import { UNEXPECTED } from './error-catalogue.ts';

export { ERROR_TEXTS, type ErrorTextCode, errorTextOf } from './error-catalogue.ts';

const DEFAULT_STATUS = 500;

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Texts of a list, or of lists by field, one a line. */
function joinedTexts(errors: unknown): string {
  const list = typeof errors === 'object' && errors !== null ? Object.values(errors).flat() : [];
  return list.map(textOf).filter(Boolean).join('\n');
}

/** The answer's body, wherever the client left it; an API error that carries the body itself counts too. */
function bodyOf(error: Fields): Fields {
  const response = fieldsOf(error.response);
  const found = [response.data, error.data, response].map(fieldsOf);
  return found.find(({ errors, message, error: text }) => errors || message || text) ?? {};
}

/**
 * The words for a failure, from the first of (SPEC §8): response errors joined by line breaks, response
 * message, response error, the error's message, the fallback, the default text. Blank ones are passed over.
 */
export function errorText(error: unknown, fallback: string | undefined, locale: Locale): string {
  const thrown = fieldsOf(error);
  const body = bodyOf(thrown);
  return (
    joinedTexts(body.errors) ||
    textOf(body.message) ||
    textOf(body.error) ||
    joinedTexts(thrown.errors) ||
    textOf(thrown.message) ||
    textOf(error) ||
    textOf(fallback) ||
    UNEXPECTED[locale]
  );
}

/** HTTP status of a failure: its `statusCode`, `status` or the response's status; 500 without any (SPEC §8). */
export function statusCodeOf(error: unknown): number {
  const { statusCode, status, response } = fieldsOf(error);
  const found = [statusCode, status, fieldsOf(response).status].find(
    (code) => Number.isInteger(code) && (code as number) >= 100 && (code as number) <= 599,
  );
  return (found as number | undefined) ?? DEFAULT_STATUS;
}

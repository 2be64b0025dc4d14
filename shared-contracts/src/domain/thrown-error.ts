import type { Locale } from '../locale.ts';
import { UNEXPECTED } from './error-catalogue.ts';

const DEFAULT_STATUS = 500;

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Joins the texts of a list, or of an object of lists, with line breaks. */
function joinedTexts(errors: unknown): string {
  const list = typeof errors === 'object' && errors !== null ? Object.values(errors).flat() : [];
  return list.map(textOf).filter(Boolean).join('\n');
}

/**
 * Finds the response body. HTTP clients store it in different places, and an `ApiError`
 * has the body's own fields.
 */
function bodyOf(error: Fields): Fields {
  const response = fieldsOf(error.response);
  const found = [response.data, error.data, response].map(fieldsOf);
  return found.find(({ errors, message, error: text }) => errors || message || text) ?? {};
}

/**
 * Text that the error dialog shows (docs/product/errors.md#error-dialog). Uses the first text that is not
 * blank: the response's errors joined by line breaks, its message, its error, the error's own message, the
 * fallback, the default.
 */
export function thrownText(error: unknown, fallback: string | undefined, locale: Locale): string {
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

/**
 * HTTP status of a failure: `statusCode`, `status` or the response's status, else 500
 * (docs/product/errors.md#status-of-an-error).
 */
export function statusCodeOf(error: unknown): number {
  const { statusCode, status, response } = fieldsOf(error);
  const found = [statusCode, status, fieldsOf(response).status].find(
    (code) => Number.isInteger(code) && (code as number) >= 100 && (code as number) <= 599,
  );
  return (found as number | undefined) ?? DEFAULT_STATUS;
}

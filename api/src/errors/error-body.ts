import type { ApiErrorBody, ErrorCode } from 'shared-contracts/errors';
import type { Locale } from 'shared-contracts/locale';
import { DomainError } from './domain-error.ts';
import { errorText, statusOf } from './error-texts.ts';
import { fieldText } from './field-texts.ts';
import { InputError } from './input-error.ts';

/** Required headers with their own error code. */
const CODE_OF_HEADER: Record<string, ErrorCode> = { 'idempotency-key': 'IDEMPOTENCY_KEY_REQUIRED' };

const CODE_OF_STATUS: Record<number, ErrorCode> = {
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  // A path parameter is longer than any slug.
  414: 'NOT_FOUND',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
};

/** SQLSTATE for a NUL character, which PostgreSQL cannot store. */
const UNTRANSLATABLE_TEXT = ['22021', '22P05'];

/**
 * Error codes of an unavailable, full or slow database: network errors, the classes "connection", "resources" (with
 * full disk) and "operator", cancelled statements and sessions, deadlocks, lock timeouts, and `pg`'s messages for lost
 * connections.
 */
const DATABASE_AWAY =
  /^(ECONNREFUSED|ECONNRESET|ENOENT|ENOTFOUND|EPIPE|ETIMEDOUT|08...|53...|57...|58030|25P0[34]|40P01|55P03)$|Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable/;

/** Converts any thrown value to the error body (docs/architecture/api.md#errors). */
export function toErrorBody(error: unknown, locale: Locale): ApiErrorBody {
  if (error instanceof InputError) return inputErrorBody(error, locale);
  if (error instanceof DomainError) {
    const body = bodyOf(error.code, locale, errorText(error.code, locale, error.params));
    return error.fields.length === 0
      ? body
      : { ...body, fields: Object.fromEntries(error.fields.map((field) => [field, body.message])) };
  }
  return bodyOf(codeOf(error), locale);
}

function codeOf(error: unknown): ErrorCode {
  const {
    statusCode,
    code = '',
    message = '',
  } = error as { statusCode?: number; code?: string; message?: string };
  if (statusCode && statusCode >= 400 && statusCode < 500) return CODE_OF_STATUS[statusCode] ?? 'BAD_REQUEST';
  if (UNTRANSLATABLE_TEXT.includes(code)) return 'BAD_REQUEST';
  if (DATABASE_AWAY.test(code) || DATABASE_AWAY.test(message)) return 'UNAVAILABLE';
  return 'INTERNAL';
}

function bodyOf(code: ErrorCode, locale: Locale, message = errorText(code, locale)): ApiErrorBody {
  return { statusCode: statusOf(code), message, errors: [message], code };
}

function inputErrorBody({ part, problems }: InputError, locale: Locale): ApiErrorBody {
  const named =
    part === 'headers' ? problems.map(({ path }) => CODE_OF_HEADER[path]).find(Boolean) : undefined;
  if (named) return bodyOf(named, locale);
  // An invalid path parameter cannot match anything.
  if (part === 'params') return bodyOf('NOT_FOUND', locale);

  const fields: Record<string, string> = {};
  for (const { path, issue } of problems) fields[path || part] ??= fieldText(issue, locale);
  const errors = Object.entries(fields).map(([path, text]) => `${path}: ${text}`);
  return { ...bodyOf('VALIDATION_FAILED', locale), errors, fields };
}

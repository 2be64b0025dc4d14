import type { ApiErrorBody, ErrorCode } from 'shared-contracts/errors';
import type { Locale } from 'shared-contracts/locale';
import { DomainError } from './domain-error.ts';
import { errorText, statusOf } from './error-texts.ts';
import { fieldText } from './field-texts.ts';
import { InputError } from './input-error.ts';

/** Headers whose absence has a code of its own. */
const CODE_OF_HEADER: Record<string, ErrorCode> = { 'idempotency-key': 'IDEMPOTENCY_KEY_REQUIRED' };

const CODE_OF_STATUS: Record<number, ErrorCode> = {
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  // A parameter in the path is longer than any name.
  414: 'NOT_FOUND',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
};

/** SQLSTATE of text with a NUL character in it, which PostgreSQL cannot hold. */
const UNTRANSLATABLE_TEXT = ['22021', '22P05'];

/**
 * The database is away, full or too slow: network errors, the classes "connection", "resources" (a full disk among them)
 * and "operator", cancelled statements and sessions, deadlocks, locks that did not come; and what `pg` says of
 * lost connections.
 */
const DATABASE_AWAY =
  /^(ECONNREFUSED|ECONNRESET|ENOENT|ENOTFOUND|EPIPE|ETIMEDOUT|08...|53...|57...|58030|25P0[34]|40P01|55P03)$|Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable/;

/** Turns whatever was thrown into the body that every error answer has (DESIGN §7). */
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
  // An address that can name nothing: no such page, region, order.
  if (part === 'params') return bodyOf('NOT_FOUND', locale);

  const fields: Record<string, string> = {};
  for (const { path, issue } of problems) fields[path || part] ??= fieldText(issue, locale);
  const errors = Object.entries(fields).map(([path, text]) => `${path}: ${text}`);
  return { ...bodyOf('VALIDATION_FAILED', locale), errors, fields };
}

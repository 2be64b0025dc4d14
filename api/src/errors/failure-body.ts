import type { ApiErrorBody, ErrorCode } from 'shared-contracts/errors';
import { DomainError } from 'shared-contracts/errors/domain-error';
import { errorBodyOf, toErrorBody } from 'shared-contracts/errors/error-body';
import { InputError } from 'shared-contracts/errors/input-error';
import type { Locale } from 'shared-contracts/locale';
import { NETWORK_ERROR } from './network-errors.ts';

const CODE_OF_STATUS: Record<number, ErrorCode> = {
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  413: 'PAYLOAD_TOO_LARGE',
  // Fastify's status for a path parameter that is longer than any slug.
  414: 'NOT_FOUND',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
};

/** SQLSTATE codes for text with a NUL character, which PostgreSQL cannot store. */
const UNTRANSLATABLE_TEXT = ['22021', '22P05'];
/** PostgreSQL's message for JSON with a lone surrogate: `"\\uD800"`. */
const BROKEN_JSON = 'invalid input syntax for type json';

/**
 * Error codes of an unavailable, full or slow database: network errors, the classes "connection", "resources"
 * (with full disk) and "operator", cancelled statements and sessions, deadlocks, lock timeouts, and `pg`'s
 * messages for lost connections.
 */
const DATABASE_AWAY = new RegExp(
  [
    NETWORK_ERROR.source,
    '^(08...|53...|57...|58030|25P0[34]|40P01|55P03)$',
    'Connection terminated',
    'timeout exceeded when trying to connect',
    'Query read timeout',
    'not queryable',
  ].join('|'),
);

/** Converts any thrown value to the error body: a refusal of the contract, or a failure of Fastify or the database. */
export const toFailureBody = (error: unknown, locale: Locale): ApiErrorBody =>
  error instanceof DomainError || error instanceof InputError
    ? toErrorBody(error, locale)
    : errorBodyOf(codeOf(error), locale);

function codeOf(error: unknown): ErrorCode {
  const {
    statusCode,
    code = '',
    message = '',
  } = (error ?? {}) as { statusCode?: number; code?: string; message?: string };
  if (statusCode && statusCode >= 400 && statusCode < 500) return CODE_OF_STATUS[statusCode] ?? 'BAD_REQUEST';
  if (UNTRANSLATABLE_TEXT.includes(code) || message === BROKEN_JSON) return 'BAD_REQUEST';
  if (DATABASE_AWAY.test(code) || DATABASE_AWAY.test(message)) return 'UNAVAILABLE';
  return 'INTERNAL';
}

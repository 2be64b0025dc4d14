import type { ApiErrorBody, ErrorCode } from '../errors.ts';
import type { Locale } from '../locale.ts';
import type { DomainError } from './domain-error.ts';
import { errorText, statusOf } from './error-texts.ts';
import { fieldText } from './field-texts.ts';
import { InputError } from './input-error.ts';

/** Required header → error code when it is missing or invalid. Other headers have no code of their own. */
const CODE_OF_HEADER: Record<string, ErrorCode> = { 'idempotency-key': 'IDEMPOTENCY_KEY_REQUIRED' };

/**
 * The error body for a rule that refused the request, or for invalid input (docs/architecture/api.md#errors).
 */
export function toErrorBody(error: DomainError | InputError, locale: Locale): ApiErrorBody {
  if (error instanceof InputError) return inputErrorBody(error, locale);
  const body = errorBodyOf(error.code, locale, errorText(error.code, locale, error.params));
  return error.fields.length === 0
    ? body
    : { ...body, fields: Object.fromEntries(error.fields.map((field) => [field, body.message])) };
}

/** The error body for a code without parameters. */
export function errorBodyOf(
  code: ErrorCode,
  locale: Locale,
  message = errorText(code, locale),
): ApiErrorBody {
  return { statusCode: statusOf(code), message, errors: [message], code };
}

function inputErrorBody({ part, problems }: InputError, locale: Locale): ApiErrorBody {
  const codeOfHeader =
    part === 'headers' ? problems.map(({ path }) => CODE_OF_HEADER[path]).find(Boolean) : undefined;
  if (codeOfHeader) return errorBodyOf(codeOfHeader, locale);
  // An invalid path parameter cannot match anything.
  if (part === 'params') return errorBodyOf('NOT_FOUND', locale);

  const fields: Record<string, string> = {};
  for (const { path, issue } of problems) fields[path || part] ??= fieldText(issue, locale);
  const errors = Object.entries(fields).map(([path, text]) => `${path}: ${text}`);
  return { ...errorBodyOf('VALIDATION_FAILED', locale), errors, fields };
}

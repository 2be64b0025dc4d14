/** Failures of the API as `ApiError`. */
import { isHTTPError, isTimeoutError } from 'ky';
import { SERVER_PROBLEM } from 'shared-contracts/domain/error-catalogue';
import { statusCodeOf } from 'shared-contracts/domain/thrown-error';
import { ApiError, type ApiErrorBody } from 'shared-contracts/errors';
import type { Locale } from 'shared-contracts/locale';

const isErrorBody = (body: unknown): body is ApiErrorBody =>
  typeof body === 'object' && body !== null && 'code' in body && 'message' in body;

/** `Retry-After` in seconds. The header may contain seconds or a date (RFC 9110). */
export const retryAfterOf = ({ headers }: Response): number | undefined => {
  const value = headers.get('retry-after');
  if (value === null) return undefined;
  const seconds = /^\d+$/.test(value.trim()) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : undefined;
};

/**
 * Whether to report the error. A status below 500 with an error body of the contract is an expected response
 * (docs/product/api.md#conventions).
 */
export const isFault = (error: ApiError): boolean => error.statusCode >= 500 || error.code === 'BAD_ANSWER';

/**
 * Converts every failure to an `ApiError`. Without an error body it uses the text of the shop
 * (docs/product/errors.md#error-texts), because the message of the library contains the URL, which may
 * contain personal data.
 */
export const toApiError = (error: unknown, locale: Locale): ApiError => {
  const message = SERVER_PROBLEM[locale];
  if (isHTTPError(error)) {
    // The library has parsed the body already.
    const { data, response } = error;
    const retryAfter = retryAfterOf(response);
    if (isErrorBody(data))
      return new ApiError({ ...data, statusCode: statusCodeOf({ ...data, response }), retryAfter });
    return new ApiError({ code: 'BAD_ANSWER', message, statusCode: response.status, retryAfter });
  }
  if (error instanceof SyntaxError) return new ApiError({ code: 'BAD_ANSWER', message });
  const code = isTimeoutError(error) ? 'TIMEOUT' : 'NETWORK';
  return new ApiError({ code, message });
};

import { COUPON_REFUSALS } from './errors/coupon-refusals.ts';

/**
 * Error codes that cross the border between API and browser (`ApiErrorBody.code`).
 * The feature that shows an error turns its code into text. No earlier layer does
 * (docs/product/errors.md#error-texts).
 */
export const ERROR_CODES = [
  'BAD_REQUEST',
  'VALIDATION_FAILED',
  'UNAUTHORIZED',
  'INVALID_CREDENTIALS',
  'ACCOUNT_BLOCKED',
  'FORBIDDEN',
  'NOT_FOUND',
  'UNKNOWN_SKU',
  'CONFLICT',
  'OUT_OF_STOCK',
  'CART_EMPTY',
  'CASE_CLOSED',
  'CASE_INCOMPLETE',
  'CASE_TOO_FULL',
  'CASE_VARIETY',
  'CASE_TYPE',
  'CART_NOT_FOUND',
  'COMMUNE_NOT_SERVED',
  ...COUPON_REFUSALS,
  'COUPON_HELD',
  'TOO_MANY_UNPAID',
  'TRANSFER_HELD',
  'STOCK_HELD',
  'PAYMENT_NOT_AVAILABLE',
  'ORDER_CHANGED',
  'DELIVERY_DAY_CHANGED',
  'DELIVERY_DAY_REFUSED',
  'DELIVERY_OPTION_GONE',
  'IDEMPOTENCY_KEY_REQUIRED',
  'IDEMPOTENCY_KEY_REUSED',
  'BOT_CHECK_FAILED',
  'PASSWORD_TOO_COMMON',
  'WRONG_PASSWORD',
  'WRONG_CODE',
  'EMAIL_IN_USE',
  'LAST_OWNER',
  'ROW_REFUSED',
  'ENTRY_REFUSED',
  'PICTURE_NOT_ACCEPTED',
  'REGISTRATION_FAILED',
  'LINK_EXPIRED',
  'TOO_MANY_ADDRESSES',
  'ORDER_NOT_FOUND',
  'STEP_REFUSED',
  'EVENT_NOT_FOUND',
  'EVENT_MOVED',
  'NOT_ENOUGH_SEATS',
  'TOO_MANY_SEATS',
  'RESERVATION_CLOSED',
  'FILE_NOT_ACCEPTED',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
  'INTERNAL',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Body of every error response of the API (docs/architecture/api.md#errors). */
export interface ApiErrorBody {
  statusCode: number;
  /** One sentence in the requested language. */
  message: string;
  /** Sentences, one per problem. */
  errors: string[];
  code: ErrorCode;
  /** Field path → sentence, for forms. */
  fields?: Record<string, string>;
}

/** Status of a failure without a response (docs/product/errors.md#status-of-an-error). */
const NO_STATUS = 500;

/** Codes that only the browser can produce. */
export type ClientErrorCode = 'NETWORK' | 'TIMEOUT' | 'BAD_ANSWER';

/** Thrown by the API client: the server's error body, or a network failure. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode | ClientErrorCode;
  readonly statusCode: number;
  readonly errors: string[];
  readonly fields: Record<string, string>;
  /** Seconds to wait before a retry (429, 503), when the server sent them. */
  readonly retryAfter: number | undefined;

  constructor(body: {
    code: ErrorCode | ClientErrorCode;
    message: string;
    statusCode?: number;
    errors?: string[];
    fields?: Record<string, string>;
    retryAfter?: number | undefined;
  }) {
    super(body.message);
    this.code = body.code;
    this.statusCode = body.statusCode ?? NO_STATUS;
    this.errors = body.errors ?? [];
    this.fields = body.fields ?? {};
    this.retryAfter = body.retryAfter;
  }
}

/**
 * Returns the error when it is an `ApiError`, else null. Compares by name: shell and remotes bundle their own
 * copies of the class, so `instanceof` fails between them.
 */
export const apiErrorOf = (error: unknown): ApiError | null =>
  error instanceof Error && error.name === 'ApiError' ? (error as ApiError) : null;

/** Rethrows a failed dynamic import as a network error, so that callers show it and offer a retry. */
export const unreached = (cause: Error): never => {
  throw new ApiError({ code: 'NETWORK', message: cause.message });
};

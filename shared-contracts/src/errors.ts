/**
 * Error codes that cross the border between API and browser (`ApiErrorBody.code`).
 * A code is turned into words by the feature that shows it, never earlier.
 */
export const ERROR_CODES = [
  'BAD_REQUEST',
  'VALIDATION_FAILED',
  'UNAUTHORIZED',
  'INVALID_CREDENTIALS',
  'FORBIDDEN',
  'NOT_FOUND',
  'UNKNOWN_SKU',
  'CONFLICT',
  'OUT_OF_STOCK',
  'CART_EMPTY',
  'CART_NOT_FOUND',
  'COMMUNE_NOT_SERVED',
  'COUPON_INVALID',
  'COUPON_USED',
  'COUPON_NOT_COMBINABLE',
  'COUPON_MIN_TOTAL',
  'COUPON_HELD',
  'TOO_MANY_UNPAID',
  'TRANSFER_HELD',
  'STOCK_HELD',
  'PAYMENT_NOT_AVAILABLE',
  'ORDER_CHANGED',
  'IDEMPOTENCY_KEY_REQUIRED',
  'IDEMPOTENCY_KEY_REUSED',
  'BOT_CHECK_FAILED',
  'PASSWORD_TOO_COMMON',
  'WRONG_PASSWORD',
  'REGISTRATION_FAILED',
  'LINK_EXPIRED',
  'TOO_MANY_ADDRESSES',
  'ORDER_NOT_FOUND',
  'EVENT_NOT_FOUND',
  'NOT_ENOUGH_SEATS',
  'RESERVATION_CLOSED',
  'FILE_NOT_ACCEPTED',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'TOO_MANY_REQUESTS',
  'UNAVAILABLE',
  'INTERNAL',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Body of every API error answer (DESIGN §7). */
export interface ApiErrorBody {
  statusCode: number;
  /** One sentence in the asked language. */
  message: string;
  /** Sentences, one per problem. */
  errors: string[];
  code: ErrorCode;
  /** Field path → sentence, for forms. */
  fields?: Record<string, string>;
}

/** What a failure counts as that brought no status (SPEC §8 "Generic errors"). */
const NO_STATUS = 500;

/** Codes that only the browser can produce. */
export type ClientErrorCode = 'NETWORK' | 'TIMEOUT' | 'BAD_ANSWER';

/** What the API client throws: the server's error body, or a network fault. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode | ClientErrorCode;
  readonly statusCode: number;
  readonly errors: string[];
  readonly fields: Record<string, string>;
  /** Seconds to wait before the next try (429, 503), when the server said so. */
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
 * The API's error, or null for any other. By name, not by class: shell and remotes each bundle the class, so `instanceof`
 * is false across the border.
 */
export const apiErrorOf = (error: unknown): ApiError | null =>
  error instanceof Error && error.name === 'ApiError' ? (error as ApiError) : null;

/** A part of the shop that could not be loaded is a connection that failed: whoever asked for it says so, and may try again. */
export const unreached = (cause: Error): never => {
  throw new ApiError({ code: 'NETWORK', message: cause.message });
};

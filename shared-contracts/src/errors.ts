import type { ErrorCode } from './errors/error-texts.ts';

export type { ErrorCode };

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

import type { ApiError } from 'shared-contracts/errors';

/**
 * The API's error, or null for any other. By name, not by class: the shell made it from its own copy of the class, so
 * `instanceof` is false on this side of the border.
 */
export const apiErrorOf = (error: unknown): ApiError | null =>
  error instanceof Error && error.name === 'ApiError' ? (error as ApiError) : null;

/** Whether the server refused the request itself; a fault of the network or the server says nothing of it. */
export const isRefusal = (error: unknown): boolean => {
  const status = apiErrorOf(error)?.statusCode ?? 0;
  return status >= 400 && status < 500;
};

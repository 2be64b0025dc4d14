import { apiErrorOf } from 'shared-contracts/errors';

/** Statuses of a server or proxy that did not process the request. */
const UNSEEN: readonly number[] = [408, 425, 429];

/**
 * Whether the server definitely refused the request. Network errors, server errors, rate limits and foreign
 * responses prove nothing.
 */
export const isRefusal = (error: unknown): boolean => {
  const { statusCode = 0, code } = apiErrorOf(error) ?? {};
  return statusCode >= 400 && statusCode < 500 && !UNSEEN.includes(statusCode) && code !== 'BAD_ANSWER';
};

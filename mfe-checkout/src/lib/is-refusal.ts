import { apiErrorOf } from 'shared-contracts/errors';

/** The server, or what stands before it, was too busy to look at the request. */
const UNSEEN: readonly number[] = [408, 425, 429];

/**
 * Whether the server refused the request itself. A fault of the network or the server says nothing of it, and neither does
 * one that came too early, or an answer that is not the shop's.
 */
export const isRefusal = (error: unknown): boolean => {
  const { statusCode = 0, code } = apiErrorOf(error) ?? {};
  return statusCode >= 400 && statusCode < 500 && !UNSEEN.includes(statusCode) && code !== 'BAD_ANSWER';
};

import { apiErrorOf } from 'shared-contracts/errors';

/** Whether the server refused the request itself; a fault of the network or the server says nothing of it. */
export const isRefusal = (error: unknown): boolean => {
  const status = apiErrorOf(error)?.statusCode ?? 0;
  return status >= 400 && status < 500;
};

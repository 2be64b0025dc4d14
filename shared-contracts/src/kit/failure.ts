import type { ClientErrorCode, ErrorCode } from '../errors.ts';

export type FailureCode = ErrorCode | ClientErrorCode;

/** Code of what an API effect failed with; whatever carries none counts as the server's fault. */
export const failureCodeOf = (error: unknown): FailureCode => {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? (code as FailureCode) : 'INTERNAL';
};

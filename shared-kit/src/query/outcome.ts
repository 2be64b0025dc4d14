import type { FailureCode } from '../failure.ts';

/** State of a query. `params` is the request that the data or the failure belongs to. */
export type Outcome<Data, Params = unknown> =
  | { kind: 'pending' }
  | { kind: 'ready'; params: Params; data: Data }
  /** `last` is the data before the failure. It may belong to other params. */
  | { kind: 'failed'; params: Params; code: FailureCode; last: Data | null };

/** There is neither data nor a failure to show. */
export const PENDING = { kind: 'pending' } as const;

/** Failures that mean "there is no such thing": the id is unknown, or it cannot be an id. */
const MISSING_CODES: readonly FailureCode[] = ['NOT_FOUND', 'VALIDATION_FAILED'];

/** Whether the API answered that the thing does not exist. Requesting it again would not help. */
export const isMissing = (outcome: Outcome<unknown>): boolean =>
  outcome.kind === 'failed' && MISSING_CODES.includes(outcome.code);

/** The data of a ready outcome. Null while it is pending or failed. */
export const dataOf = <Data>(outcome: Outcome<Data>): Data | null =>
  outcome.kind === 'ready' ? outcome.data : null;

/** The data of a ready outcome, or the data before the failure of a failed one. Null when there is none. */
export const lastDataOf = <Data>(outcome: Outcome<Data>): Data | null =>
  outcome.kind === 'failed' ? outcome.last : dataOf(outcome);

/** Shows a failed outcome as pending, for views that show a skeleton while a failed query loads again. */
export const pendingAgain = <State extends Outcome<unknown>>(outcome: State): State | typeof PENDING =>
  outcome.kind === 'failed' ? PENDING : outcome;

import { createEvent, createStore, type Effect, sample } from 'effector';
import { failureCodeOf } from '../failure.ts';
import { lastDataOf, type Outcome, PENDING } from './outcome.ts';

export interface QueryOptions<Params, Data> {
  /** Requests the data. The query also shows the result of a call that another model starts. */
  load: Effect<Params, Data>;
  /**
   * Key of the outcome in the serialised state of the server. Omit it for a query that runs in the browser
   * only: its outcome is not serialised.
   */
  sid?: string;
  /** Requests with the same key have the same answer. By default every request has the same answer. */
  keyOf?: (params: Params) => string;
  /** Keeps the data of the last request on screen while another one is loading. */
  keepPrevious?: boolean;
  /** Keeps the data on screen when the same request fails later. */
  keepOnFailure?: boolean;
}

const oneKey = () => '';

/**
 * Creates the state of a request for data: pending, then ready or failed.
 * - A request with a new key shows `pending` first, so that a view never shows data of another key. With
 *   `keepPrevious` the old data stays instead.
 * - An answer to an older request with another key is dropped.
 * - A failed outcome stays failed while the same request is repeated. `$isLoading` is true meanwhile.
 */
export const createQuery = <Params, Data>({
  load,
  sid,
  keyOf = oneKey,
  keepPrevious,
  keepOnFailure,
}: QueryOptions<Params, Data>) => {
  type State = Outcome<Data, Params>;
  const requested = createEvent<Params>();
  const retried = createEvent();
  /** Key of the last call of `load`. */
  const $key = createStore<string | null>(null, { serialize: 'ignore' }).on(load, (_, params) =>
    keyOf(params),
  );
  const $outcome = createStore<State>(PENDING, sid ? { sid } : { serialize: 'ignore' });

  if (!keepPrevious)
    $outcome.on(requested, (outcome, params) =>
      outcome.kind !== 'pending' && keyOf(outcome.params) !== keyOf(params) ? PENDING : outcome,
    );
  sample({
    clock: requested,
    source: { key: $key, isLoading: load.pending },
    filter: ({ key, isLoading }, params) => !isLoading || key !== keyOf(params),
    fn: (_, params) => params,
    target: load,
  });
  sample({
    clock: retried,
    source: $outcome,
    filter: (outcome) => outcome.kind !== 'pending',
    fn: (outcome) => (outcome as { params: Params }).params,
    target: load,
  });
  sample({
    clock: load.finally,
    source: { key: $key, outcome: $outcome },
    filter: ({ key, outcome }, { status, params }) =>
      key === keyOf(params) &&
      !(keepOnFailure && status === 'fail' && outcome.kind === 'ready' && keyOf(outcome.params) === key),
    fn: ({ outcome }, end): State =>
      end.status === 'done'
        ? { kind: 'ready', params: end.params, data: end.result }
        : {
            kind: 'failed',
            params: end.params,
            code: failureCodeOf(end.error),
            last: lastDataOf(outcome),
          },
    target: $outcome,
  });
  return {
    /** Requests the data, unless the same request is under way. */
    requested,
    /** Repeats the request that `$outcome` belongs to. Ignored while `$outcome` is pending. */
    retried,
    $outcome,
    $isLoading: load.pending,
    /** `useUnit(query)` gives these to a view. */
    '@@unitShape': () => ({
      outcome: $outcome,
      isLoading: load.pending,
      request: requested,
      retry: retried,
    }),
  };
};

export type Query<Params, Data> = ReturnType<typeof createQuery<Params, Data>>;

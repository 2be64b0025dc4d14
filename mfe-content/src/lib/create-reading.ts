import { attach, createEvent, createStore, type EventCallable, type Store, sample } from 'effector';
import type { Endpoint, EndpointInput, EndpointSchema } from 'shared-contracts/api/endpoint';
import { type FailureCode, failureCodeOf } from 'shared-kit/failure';
import { createApiEffect } from 'shared-kit/host';
import type { PageRequest } from 'shared-kit/page';

/** An answer is not asked for again within this time (SPEC §9 "Blog and region cache"). */
const CACHE_MS = 30 * 60_000;
/** The address names nothing: unknown, or not even a possible slug. */
const MISSING_CODES: readonly FailureCode[] = ['NOT_FOUND', 'VALIDATION_FAILED'];

/** What an address of the shop has to show; `url` is that address, or what stands for several that show the same. */
export type Outcome<T> =
  | { kind: 'pending' }
  | { kind: 'ready'; url: string; value: T }
  | { kind: 'missing'; url: string }
  | { kind: 'failed'; url: string; code: FailureCode };

interface Kept<T> {
  value: T;
  /** ms since 1970 */
  at: number;
}

interface ReadingOptions<S extends EndpointSchema> {
  /** Tells the stores of one reading from those of another. */
  name: string;
  endpoint: Endpoint<S>;
  inputOf: (request: PageRequest) => EndpointInput<S>;
}

const isOf = (outcome: { kind: string; url?: string }, url: string): boolean => outcome.url === url;

/** The model of a page that shows one answer of the API. */
export const createReading = <S extends EndpointSchema>({ name, endpoint, inputOf }: ReadingOptions<S>) => {
  const callFx = createApiEffect(endpoint);
  return createReadingOf({ name, ask: (request) => callFx(inputOf(request)) });
};

interface ReadingOfOptions<Value> {
  name: string;
  /** Calls the effects of all that the page shows. */
  ask: (request: PageRequest) => Promise<Value>;
  /** ms; 0 for what changes by the minute. */
  cacheMs?: number;
  /** Several addresses that show the same answer; each is its own when left out. */
  keyOf?: (request: PageRequest) => string;
}

const urlOf = ({ url }: PageRequest): string => url;

/** The same for a page that is put together from several answers. */
export const createReadingOf = <Value>(options: ReadingOfOptions<Value>) => {
  const { name, ask, cacheMs = CACHE_MS, keyOf = urlOf } = options;
  const isSame = (one: PageRequest | null, other: PageRequest) => one !== null && keyOf(one) === keyOf(other);

  const opened = createEvent<PageRequest>();
  const retryClicked = createEvent();

  const $kept = createStore<Record<string, Kept<Value>>>({}, { serialize: 'ignore' });
  const readFx = attach({
    source: $kept,
    effect: async (kept, request: PageRequest): Promise<Kept<Value>> => {
      const known = kept[keyOf(request)];
      if (known && Date.now() - known.at < cacheMs) return known;
      return { value: await ask(request), at: Date.now() };
    },
  });

  const $wanted = createStore<PageRequest | null>(null, { sid: `reading-${name}-wanted` });
  const $outcome = createStore<Outcome<Value>>({ kind: 'pending' }, { sid: `reading-${name}-outcome` });
  const $isLoading = readFx.pending;

  // Something else than what is on screen: its place first, never the old text under the new address.
  sample({
    clock: opened,
    source: $outcome,
    filter: (outcome, request) => !isOf(outcome, keyOf(request)),
    fn: (): Outcome<Value> => ({ kind: 'pending' }),
    target: $outcome,
  });
  // The shell may open a page twice: first to prepare it, then to show it.
  sample({
    clock: opened,
    source: { wanted: $wanted, isLoading: $isLoading },
    filter: ({ wanted, isLoading }, request) => !isLoading || !isSame(wanted, request),
    fn: (_, request) => request,
    target: [$wanted, readFx],
  });
  sample({ clock: retryClicked, source: $wanted, filter: (wanted) => wanted !== null, target: readFx });

  const isCurrent = (wanted: PageRequest | null, { params }: { params: PageRequest }) =>
    isSame(wanted, params);
  sample({
    clock: readFx.done,
    source: $kept,
    fn: (kept, { params, result }) => ({ ...kept, [keyOf(params)]: result }),
    target: $kept,
  });
  sample({
    clock: readFx.done,
    source: $wanted,
    filter: isCurrent,
    fn: (_, { params, result }): Outcome<Value> => ({
      kind: 'ready',
      url: keyOf(params),
      value: result.value,
    }),
    target: $outcome,
  });
  // What is on screen stays there when it cannot be read again.
  sample({
    clock: readFx.fail,
    source: { wanted: $wanted, outcome: $outcome },
    filter: ({ wanted, outcome }, fail) => isCurrent(wanted, fail) && outcome.kind !== 'ready',
    fn: (_, { params, error }): Outcome<Value> => {
      const url = keyOf(params);
      const code = failureCodeOf(error);
      return MISSING_CODES.includes(code) ? { kind: 'missing', url } : { kind: 'failed', url, code };
    },
    target: $outcome,
  });

  return { opened, retryClicked, $outcome, $isLoading };
};

/** What a view needs of a reading, whatever it reads. */
export interface Reading<T> {
  retryClicked: EventCallable<void>;
  $outcome: Store<Outcome<T>>;
  $isLoading: Store<boolean>;
}

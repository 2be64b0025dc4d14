import { allSettled, createEffect, fork, serialize } from 'effector';
import { ApiError } from 'shared-contracts/errors';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQuery, type QueryOptions } from './create-query.ts';
import { dataOf, isMissing, type Outcome } from './outcome.ts';
import { withCache } from './with-cache.ts';

interface Wine {
  id: string;
}

type Answer = string | Error | Promise<string>;

const failure = (code: 'NOT_FOUND' | 'UNAVAILABLE') => new ApiError({ code, message: code });

/** Query whose API returns these answers in turn and throws those that are errors, then `wine <id>`. */
const queryOf = (answers: Answer[], options: Partial<QueryOptions<Wine, string>> = {}) => {
  const load = vi.fn(async ({ id }: Wine) => {
    const answer = answers.shift() ?? `wine ${id}`;
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const query = createQuery({ load: createEffect<Wine, string>(load), keyOf: ({ id }) => id, ...options });
  const scope = fork();
  const request = (id: string) => allSettled(query.requested, { scope, params: { id } });
  const retry = () => allSettled(query.retried, { scope });
  return { load, scope, query, request, retry, outcome: () => scope.getState(query.$outcome) };
};

/** An answer that arrives when the test calls `arrive`. */
const lateAnswer = () => {
  let arrive = (_: string) => {};
  const answer = new Promise<string>((done) => (arrive = done));
  return { answer, arrive: (text: string) => arrive(text) };
};

afterEach(() => vi.useRealTimers());

describe('a query', () => {
  it('is pending until the answer arrives and names the request that it answers', async () => {
    const { request, outcome } = queryOf([]);
    expect(outcome()).toEqual({ kind: 'pending' });
    await request('syrah');
    expect(outcome()).toEqual({ kind: 'ready', params: { id: 'syrah' }, data: 'wine syrah' });
  });

  it('requests once when the same data is requested twice at a time', async () => {
    const { load, request } = queryOf([]);
    await Promise.all([request('syrah'), request('syrah')]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('shows no data of the old key while the data of a new key loads', async () => {
    const { answer, arrive } = lateAnswer();
    const { request, outcome } = queryOf(['first', answer]);
    await request('syrah');
    const second = request('malbec');
    expect(outcome()).toEqual({ kind: 'pending' });
    arrive('second');
    await second;
    expect(dataOf(outcome())).toBe('second');
  });

  it('keeps the data of the old key with keepPrevious while the data of a new key loads', async () => {
    const { answer, arrive } = lateAnswer();
    const { request, outcome } = queryOf(['first', answer], { keepPrevious: true });
    await request('syrah');
    const second = request('malbec');
    expect(outcome()).toMatchObject({ params: { id: 'syrah' }, data: 'first' });
    arrive('second');
    await second;
    expect(outcome()).toMatchObject({ params: { id: 'malbec' }, data: 'second' });
  });

  it.each([false, true])('drops an answer to an older request (keepPrevious: %s)', async (keepPrevious) => {
    const { answer, arrive } = lateAnswer();
    const { request, outcome } = queryOf([answer, 'second'], { keepPrevious });
    const requests = [request('syrah'), request('malbec')];
    arrive('first');
    await Promise.all(requests);
    expect(outcome()).toMatchObject({ params: { id: 'malbec' }, data: 'second' });
  });

  it('repeats a failed request and stays failed until the answer arrives', async () => {
    const { answer, arrive } = lateAnswer();
    const { load, scope, query, request, retry, outcome } = queryOf([failure('UNAVAILABLE'), answer]);
    await request('syrah');
    expect(outcome()).toEqual({
      kind: 'failed',
      params: { id: 'syrah' },
      code: 'UNAVAILABLE',
      last: null,
    });
    const again = retry();
    expect(outcome().kind).toBe('failed');
    expect(scope.getState(query.$isLoading)).toBe(true);
    arrive('syrah at last');
    await again;
    expect(load).toHaveBeenLastCalledWith({ id: 'syrah' });
    expect(dataOf(outcome())).toBe('syrah at last');
  });

  it.each([
    [true, 'ready'],
    [false, 'failed'],
  ])('with keepOnFailure %s is %s after the same request fails later', async (keepOnFailure, kind) => {
    const { request, outcome } = queryOf(['first', failure('UNAVAILABLE')], { keepOnFailure });
    await request('syrah');
    await request('syrah');
    expect(outcome().kind).toBe(kind);
  });

  it('with keepOnFailure shows no data of an old key after the request of a new key fails', async () => {
    const options = { keepOnFailure: true, keepPrevious: true };
    const { request, outcome } = queryOf(['first', failure('UNAVAILABLE')], options);
    await request('syrah');
    await request('malbec');
    expect(outcome()).toMatchObject({ kind: 'failed', params: { id: 'malbec' }, last: 'first' });
  });

  it('remembers the data that failures replaced', async () => {
    const { request, outcome } = queryOf(['first', failure('UNAVAILABLE'), failure('UNAVAILABLE')], {
      keepPrevious: true,
    });
    await request('syrah');
    await request('malbec');
    await request('carmenere');
    expect(outcome()).toMatchObject({ kind: 'failed', params: { id: 'carmenere' }, last: 'first' });
  });

  it('distinguishes a missing item from a failed request', async () => {
    const { request, outcome } = queryOf([failure('NOT_FOUND'), failure('UNAVAILABLE')]);
    await request('water');
    expect(isMissing(outcome())).toBe(true);
    await request('syrah');
    expect(isMissing(outcome())).toBe(false);
  });

  it('repeats, in the browser, the request of an outcome that the server serialised', async () => {
    const { scope, query, request } = queryOf([failure('UNAVAILABLE')], { sid: 'test-outcome' });
    await request('syrah');
    const browser = fork({ values: serialize(scope) });
    await allSettled(query.retried, { scope: browser });
    const outcome: Outcome<string> = browser.getState(query.$outcome);
    expect(dataOf(outcome)).toBe('wine syrah');
  });
});

describe('a cached effect', () => {
  it('requests again only after its age limit, each key on its own', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const load = vi.fn(async ({ id }: Wine) => `wine ${id}`);
    const readFx = withCache({
      load: createEffect<Wine, string>(load),
      keyOf: ({ id }) => id,
      maxAge: 60_000,
    });
    const scope = fork();
    const read = (id: string) => allSettled(readFx, { scope, params: { id } });
    await read('syrah');
    await read('malbec');
    expect(await read('syrah')).toEqual({ status: 'done', value: 'wine syrah' });
    expect(load).toHaveBeenCalledTimes(2);
    vi.advanceTimersByTime(60_001);
    await read('syrah');
    expect(load).toHaveBeenCalledTimes(3);
  });
});

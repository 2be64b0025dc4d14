import { allSettled, fork } from 'effector';
import { readArticle } from 'shared-contracts/api/documents';
import { ApiError } from 'shared-contracts/errors';
import { createDataEffect, hostProvided } from 'shared-kit/host';
import { isMissing } from 'shared-kit/query/outcome';
import { createTestHost } from 'shared-kit/test-host';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { articleAnswer } from '../fixtures/documents.ts';
import { createReading } from './create-reading.ts';

const readArticleFx = createDataEffect(readArticle);
const reading = createReading({
  name: 'test',
  ask: ({ params }) => readArticleFx({ params: { id: params.article ?? '' } }),
});

type Answer = ReturnType<typeof articleAnswer> | Error | Promise<ReturnType<typeof articleAnswer>>;

/** Opens articles with an API that returns these answers in turn and throws those that are errors. */
const reader = async (...answers: Answer[]) => {
  const host = createTestHost({
    answers: {
      'read-article': () => {
        const answer = answers.shift();
        if (answer instanceof Error) throw answer;
        return answer;
      },
    },
  });
  const scope = fork();
  await allSettled(hostProvided, { scope, params: host });
  const open = (article: string) => {
    const pathname = `/blog/${article}`;
    const params = { url: pathname, pathname, params: { article }, query: {}, locale: 'es' } as const;
    return allSettled(reading.requested, { scope, params });
  };
  const retry = () => allSettled(reading.retried, { scope });
  return { host, open, retry, outcome: () => scope.getState(reading.$outcome) };
};
const down = new ApiError({ code: 'UNAVAILABLE', message: 'down', statusCode: 503 });
const unknown = new ApiError({ code: 'NOT_FOUND', message: 'none', statusCode: 404 });
const impossible = new ApiError({ code: 'VALIDATION_FAILED', message: 'too long', statusCode: 422 });

afterEach(() => vi.useRealTimers());

describe('the model of a page that shows one response', () => {
  it('requests the article of the URL', async () => {
    const { host, open, outcome } = await reader(articleAnswer('uno'));
    await open('uno');
    expect(host.calls).toEqual([{ id: 'read-article', input: { params: { id: 'uno' } } }]);
    expect(outcome()).toMatchObject({
      kind: 'ready',
      params: { url: '/blog/uno' },
      data: articleAnswer('uno').data,
    });
  });

  it('caches the response of each URL for half an hour', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const { host, open, outcome } = await reader(
      articleAnswer('uno'),
      articleAnswer('dos'),
      articleAnswer('nuevo'),
    );
    await open('uno');
    await open('dos');
    await open('uno');
    expect(host.calls).toHaveLength(2);
    expect(outcome()).toMatchObject({ params: { url: '/blog/uno' }, data: articleAnswer('uno').data });
    vi.advanceTimersByTime(31 * 60_000);
    await open('uno');
    expect(host.calls).toHaveLength(3);
    expect(outcome()).toMatchObject({ data: articleAnswer('nuevo').data });
  });

  it('is pending, without the old article, while the article of a new URL loads', async () => {
    let answer: (value: ReturnType<typeof articleAnswer>) => void = () => {};
    const { open, outcome } = await reader(articleAnswer('uno'), new Promise((done) => (answer = done)));
    await open('uno');
    const opening = open('dos');
    expect(outcome()).toEqual({ kind: 'pending' });
    answer(articleAnswer('dos'));
    await opening;
    expect(outcome()).toMatchObject({ params: { url: '/blog/dos' } });
  });

  it('ignores a late response for an earlier URL', async () => {
    let late: (value: ReturnType<typeof articleAnswer>) => void = () => {};
    const { open, outcome } = await reader(new Promise((done) => (late = done)), articleAnswer('dos'));
    const first = open('uno');
    const second = open('dos');
    late(articleAnswer('uno'));
    await Promise.all([first, second]);
    expect(outcome()).toMatchObject({
      kind: 'ready',
      params: { url: '/blog/dos' },
      data: articleAnswer('dos').data,
    });
  });

  it('sends one request when the same URL is opened twice at once', async () => {
    const { host, open } = await reader(articleAnswer('uno'));
    await Promise.all([open('uno'), open('uno')]);
    expect(host.calls).toHaveLength(1);
  });

  it.each([unknown, impossible])('treats the error $code as a missing article', async (error) => {
    const { open, outcome } = await reader(error);
    await open('nada');
    expect(outcome()).toMatchObject({ kind: 'failed', params: { url: '/blog/nada' } });
    expect(isMissing(outcome())).toBe(true);
  });

  it('distinguishes a failed load from a missing article, and recovers with a retry', async () => {
    const { open, retry, outcome } = await reader(down, articleAnswer('uno'));
    await open('uno');
    expect(outcome()).toMatchObject({ kind: 'failed', params: { url: '/blog/uno' }, code: 'UNAVAILABLE' });
    expect(isMissing(outcome())).toBe(false);
    await retry();
    expect(outcome()).toMatchObject({ kind: 'ready' });
  });
});

import { allSettled, fork } from 'effector';
import { ApiError } from 'shared-contracts/errors';
import { hostProvided } from 'shared-kit/host';
import { createTestHost } from 'shared-kit/test-host';
import { describe, expect, it } from 'vitest';
import { homeAnswer } from '../../fixtures/home.ts';
import { messages } from '../../lib/messages.ts';
import { $page, home, opened } from './home.model.ts';

const request = { url: '/', pathname: '/', params: {}, query: {}, locale: 'es' } as const;

/** Home page model whose API returns these answers in turn and throws those that are errors. */
const shop = async (...answers: (typeof homeAnswer | Error)[]) => {
  const host = createTestHost({
    answers: {
      'read-home': () => {
        const answer = answers.shift();
        if (answer instanceof Error) throw answer;
        return answer;
      },
    },
  });
  const scope = fork();
  await allSettled(hostProvided, { scope, params: host });
  await allSettled(messages.loadMessagesFx, { scope, params: 'es' });
  const open = () => allSettled(opened, { scope, params: request });
  return { host, scope, open, retry: () => allSettled(home.retried, { scope }) };
};
const down = new ApiError({ code: 'UNAVAILABLE', message: 'down', statusCode: 503 });

describe('home page', () => {
  it('sets no head before its content is loaded', async () => {
    const { scope } = await shop();
    expect(scope.getState($page)).toBe(null);
  });

  it('sets title, description and canonical URL of its content', async () => {
    const { scope, open } = await shop(homeAnswer);
    await open();
    expect(scope.getState($page)).toMatchObject({
      status: 200,
      head: {
        title: 'Vinos chilenos, quesos y regalos',
        description: 'Vinos de viñas chicas y grandes, con despacho a todo Chile.',
        canonical: '/',
      },
    });
  });

  it('has structured data of the shop and its search', async () => {
    const { scope, open } = await shop(homeAnswer);
    await open();
    const [store, site] = scope.getState($page)?.head.jsonLd ?? [];
    expect(store).toMatchObject({
      '@type': 'OnlineStore',
      name: 'Casa de prueba',
      url: 'http://localhost:3000/',
    });
    expect(site).toMatchObject({
      '@type': 'WebSite',
      potentialAction: {
        target: { urlTemplate: 'http://localhost:3000/vinos/busqueda?q={search_term_string}' },
      },
    });
  });

  it('answers 503 when the API is down, and loads on a retry', async () => {
    const { scope, open, retry } = await shop(down, homeAnswer);
    await open();
    expect(scope.getState(home.$outcome)).toMatchObject({ kind: 'failed', code: 'UNAVAILABLE' });
    expect(scope.getState($page)).toMatchObject({ status: 503, head: { noindex: true } });
    await retry();
    expect(scope.getState($page)?.status).toBe(200);
  });

  it('stays visible when a refresh fails', async () => {
    const { scope, open } = await shop(homeAnswer, down);
    await open();
    await open();
    expect(scope.getState(home.$outcome).kind).toBe('ready');
  });

  it('sends one request when it is opened twice at once', async () => {
    const { host, open } = await shop(homeAnswer);
    await Promise.all([open(), open()]);
    expect(host.calls).toHaveLength(1);
  });
});

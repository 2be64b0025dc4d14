import { allSettled, fork } from 'effector';
import { ApiError } from 'shared-contracts/errors';
import { hostProvided } from 'shared-kit/host';
import { findPage } from 'shared-kit/page';
import { createTestHost } from 'shared-kit/test-host';
import { describe, expect, it } from 'vitest';
import { fittingWine, sommelierAnswers, wineList } from '../../fixtures/sommelier.ts';
import { messages } from '../../lib/messages.ts';
import { routes } from '../../routes.tsx';
import { $content, $page, advice, opened } from './sommelier.model.ts';

/** Sommelier in its own scope. */
const openSommelier = async (answers: Record<string, unknown> = sommelierAnswers) => {
  const host = createTestHost({ answers });
  const scope = fork();
  await allSettled(hostProvided, { scope, params: host });
  await allSettled(messages.loadMessagesFx, { scope, params: 'es' });
  const open = (search: string) => {
    const found = findPage(routes, `/sommelier-virtual?${search}`, 'es');
    if (!found) throw new Error('the sommelier has no page');
    return allSettled(opened, { scope, params: found.request });
  };
  const requestsTo = (id: string) => host.calls.filter((call) => call.id === id).map(({ input }) => input);
  return {
    scope,
    open,
    requestsTo,
    outcome: () => scope.getState(advice.$outcome),
    page: () => scope.getState($page),
  };
};

describe('the sommelier model', () => {
  it('requests the number of matching wines, but no wines, while questions remain', async () => {
    const { open, requestsTo, outcome } = await openSommelier();
    await open('continente=america&pais=chile');
    expect(requestsTo('count-sommelier-wines')).toEqual([
      { query: { continent: 'america', country: 'chile' } },
    ]);
    expect(requestsTo('read-sommelier-page-filters')).toEqual([
      { query: { continent: 'america', country: 'chile' } },
    ]);
    expect(requestsTo('list-sommelier-wines')).toEqual([]);
    expect(outcome()).toMatchObject({ kind: 'ready', data: { count: 47, wines: null } });
  });

  it('requests the wines of the URL’s answers and page at the last step', async () => {
    const { open, requestsTo, outcome } = await openSommelier({
      ...sommelierAnswers,
      'list-sommelier-wines': wineList([fittingWine()], { total: 18, current_page: 2, last_page: 2 }),
    });
    await open('continente=america&comida=mariscos&page=2');
    expect(requestsTo('list-sommelier-wines')).toEqual([
      { query: { continent: 'america', food: 'mariscos', page: 2 } },
    ]);
    expect(outcome()).toMatchObject({ kind: 'ready', data: { count: 18, wines: { current_page: 2 } } });
  });

  it('ignores a late response for an older selection', async () => {
    const slow = Promise.withResolvers<object>();
    const { open, outcome } = await openSommelier({
      ...sommelierAnswers,
      'count-sommelier-wines': ({ query }: { query: { continent?: string } }) =>
        query.continent === 'europa' ? slow.promise : { data: { count: 50 } },
    });
    const first = open('continente=europa');
    const second = open('continente=america');
    slow.resolve({ data: { count: 15 } });
    await Promise.all([first, second]);
    expect(outcome()).toMatchObject({ data: { count: 50 }, params: { continent: 'america' } });
  });

  it('sends one request when the same URL is opened twice, and requests content once', async () => {
    const { open, requestsTo } = await openSommelier();
    await Promise.all([open('continente=america'), open('continente=america')]);
    await open('continente=europa');
    expect(requestsTo('count-sommelier-wines')).toHaveLength(2);
    expect(requestsTo('read-sommelier-page')).toHaveLength(1);
  });

  it('fails with the error code and loads on a retry', async () => {
    let isDown = true;
    const { scope, open, outcome, page } = await openSommelier({
      ...sommelierAnswers,
      'list-sommelier-wines': () => {
        if (isDown) throw new ApiError({ code: 'UNAVAILABLE', message: 'down' });
        return wineList([fittingWine()]);
      },
    });
    await open('comida=mariscos');
    expect(outcome()).toMatchObject({ kind: 'failed', code: 'UNAVAILABLE' });
    expect(page()?.status).toBe(503);
    isDown = false;
    await allSettled(advice.retried, { scope });
    expect(outcome()).toMatchObject({ kind: 'ready', params: { food: 'mariscos' } });
    expect(page()?.status).toBe(200);
  });

  it('uses its own texts when the shop has no content', async () => {
    const { scope, open, outcome, page } = await openSommelier({
      ...sommelierAnswers,
      'read-sommelier-page': undefined,
    });
    await open('');
    expect(scope.getState($content)).toBeNull();
    expect(outcome().kind).toBe('ready');
    expect(page()?.head.title).toBe('¿Qué vas a comer?');
  });
});

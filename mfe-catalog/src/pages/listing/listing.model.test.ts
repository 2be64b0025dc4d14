import { allSettled, fork } from 'effector';
import type { ProductFilters } from 'shared-contracts/api/catalogue.schema';
import { ApiError } from 'shared-contracts/errors';
import { hostProvided } from 'shared-kit/host';
import type { PageRequest } from 'shared-kit/page';
import { createTestHost } from 'shared-kit/test-host';
import { describe, expect, it } from 'vitest';
import { filters, listingAnswers, twelveWines } from '../../fixtures/products.ts';
import { messages } from '../../lib/messages.ts';
import { createListing } from './listing.model.ts';

const request = (search: string): PageRequest => {
  const params = new URLSearchParams(search);
  const query = Object.fromEntries([...new Set(params.keys())].map((key) => [key, params.getAll(key)]));
  return { url: `/vinos?${search}`, pathname: '/vinos', params: {}, query, locale: 'es' };
};

interface Asked {
  query: { pais?: readonly string[] };
}

const countsOf = (total: number): ProductFilters => ({ ...filters(), total });

/** Model of the wine listing in its own scope, with given API responses. */
const shop = async (answers: Record<string, unknown> = listingAnswers, hasCountries = false) => {
  const listing = createListing({ kind: 'wines', pathname: '/vinos', content: 'wines', hasCountries });
  const host = createTestHost({ answers });
  const scope = fork();
  await allSettled(hostProvided, { scope, params: host });
  await allSettled(messages.loadMessagesFx, { scope, params: 'es' });
  const open = (search: string) => allSettled(listing.opened, { scope, params: request(search) });
  const outcome = () => scope.getState(listing.$outcome);
  const counted = () => scope.getState(listing.$counts);
  const asked = (id: string) => host.calls.filter((call) => call.id === id).length;
  return { listing, host, scope, open, outcome, counted, asked };
};

describe('the listing model', () => {
  it('ticks a filter at once and navigates to its first page', async () => {
    const { listing, host, scope, open } = await shop();
    await open('pais=chile&page=4&sort=price');
    await allSettled(listing.filterToggled, { scope, params: { key: 'variedad', value: 'syrah' } });
    expect(scope.getState(listing.$selection).filters).toEqual({ pais: ['chile'], variedad: ['syrah'] });
    expect(host.visited).toEqual(['/vinos?variedad=syrah&pais=chile&sort=price']);
  });

  it('applies two quick ticks together', async () => {
    const { listing, host, scope, open } = await shop();
    await open('');
    await allSettled(listing.filterToggled, { scope, params: { key: 'pais', value: 'chile' } });
    await allSettled(listing.filterToggled, { scope, params: { key: 'pais', value: 'francia' } });
    expect(host.visited.at(-1)).toBe('/vinos?pais=chile&pais=francia');
  });

  it('keeps the old products visible while the new ones load', async () => {
    const slow = Promise.withResolvers<object>();
    const { listing, scope, open, outcome } = await shop({
      ...listingAnswers,
      'list-wines': ({ query }: { query: { page: number } }) =>
        query.page === 2 ? slow.promise : twelveWines(),
    });
    await open('');
    const second = open('page=2');
    expect(outcome()).toMatchObject({ kind: 'ready', data: { current_page: 1 } });
    expect(scope.getState(listing.$isLoading)).toBe(true);
    slow.resolve(twelveWines(2));
    await second;
    expect(outcome()).toMatchObject({ kind: 'ready', data: { current_page: 2 } });
  });

  it('ignores a late response for an older selection', async () => {
    const slow = Promise.withResolvers<object>();
    const { open, outcome } = await shop({
      ...listingAnswers,
      'list-wines': ({ query }: { query: { page: number } }) =>
        query.page === 2 ? slow.promise : twelveWines(query.page),
    });
    const second = open('page=2');
    const third = open('page=3');
    slow.resolve(twelveWines(2));
    await Promise.all([second, third]);
    expect(outcome()).toMatchObject({ kind: 'ready', data: { current_page: 3 } });
  });

  it('sends one request when the same URL is opened twice in a row', async () => {
    const { open, asked } = await shop();
    await Promise.all([open('page=2'), open('page=2')]);
    expect(asked('list-wines')).toBe(1);
  });

  it('requests counts for other filters and a repeated URL, not for another page or sort order', async () => {
    const { open, asked, outcome } = await shop();
    await open('pais=chile');
    await open('pais=chile&page=2');
    await open('pais=chile&page=2&sort=price');
    expect(asked('list-wines')).toBe(3);
    expect(asked('read-wines-filters')).toBe(1);
    expect(outcome()).toMatchObject({ kind: 'ready', params: { page: 2, sort: 'price' } });
    await open('pais=chile&variedad=syrah&sort=price');
    expect(asked('read-wines-filters')).toBe(2);
    await open('pais=chile&variedad=syrah&sort=price');
    expect(asked('read-wines-filters')).toBe(3);
  });

  it('shows new products under the old counts until the new counts arrive', async () => {
    const counts = Promise.withResolvers<ProductFilters>();
    const { listing, scope, open, outcome, counted } = await shop({
      ...listingAnswers,
      'read-wines-filters': ({ query }: Asked) => (query.pais ? counts.promise : countsOf(64)),
    });
    await open('');
    const narrowed = open('pais=chile');
    await expect.poll(outcome).toMatchObject({ kind: 'ready', params: { filters: { pais: ['chile'] } } });
    expect(counted()).toMatchObject({ kind: 'ready', data: { total: 64 } });
    expect(scope.getState(listing.$isLoading)).toBe(false);
    expect(scope.getState(listing.$isCounting)).toBe(true);
    counts.resolve(countsOf(60));
    await narrowed;
    expect(counted()).toMatchObject({ kind: 'ready', data: { total: 60 } });
    expect(scope.getState(listing.$isCounting)).toBe(false);
  });

  it('ignores late counts and their failures for an older filter', async () => {
    const [chile, francia] = [
      Promise.withResolvers<ProductFilters>(),
      Promise.withResolvers<ProductFilters>(),
    ];
    const { open, counted } = await shop({
      ...listingAnswers,
      'read-wines-filters': ({ query }: Asked) =>
        ({ chile: chile.promise, francia: francia.promise })[query.pais?.[0] ?? ''] ?? countsOf(64),
    });
    const asked = [open('pais=chile'), open('pais=francia'), open('')];
    await expect.poll(counted).toMatchObject({ kind: 'ready', data: { total: 64 } });
    chile.resolve(countsOf(60));
    francia.reject(new ApiError({ code: 'UNAVAILABLE', message: 'down' }));
    await Promise.all(asked);
    expect(counted()).toMatchObject({ kind: 'ready', data: { total: 64 } });
  });

  it('counts again when a filter on page 2 is taken back before its counts arrive', async () => {
    const chile = Promise.withResolvers<ProductFilters>();
    const { open, counted } = await shop({
      ...listingAnswers,
      'read-wines-filters': ({ query }: Asked) => (query.pais ? chile.promise : countsOf(64)),
    });
    await open('page=2');
    const asked = [open('pais=chile'), open('')];
    chile.resolve(countsOf(60));
    await Promise.all(asked);
    expect(counted()).toMatchObject({ kind: 'ready', data: { total: 64 } });
  });

  it('accepts counts that arrive after a page change, because the filters are the same', async () => {
    const counts = Promise.withResolvers<ProductFilters>();
    const { open, counted } = await shop({ ...listingAnswers, 'read-wines-filters': () => counts.promise });
    const asked = [open('pais=chile'), open('pais=chile&page=2')];
    counts.resolve(countsOf(60));
    await Promise.all(asked);
    expect(counted()).toMatchObject({ kind: 'ready', data: { total: 60 } });
  });

  it('keeps products and filters when only the counts fail, and recounts on the next page', async () => {
    let isDown = false;
    const { listing, scope, open, outcome, counted } = await shop({
      ...listingAnswers,
      'read-wines-filters': () => {
        if (isDown) throw new ApiError({ code: 'UNAVAILABLE', message: 'down' });
        return countsOf(64);
      },
    });
    await open('');
    isDown = true;
    await open('pais=chile');
    expect(outcome()).toMatchObject({ kind: 'ready', params: { filters: { pais: ['chile'] } } });
    expect(scope.getState(listing.$page)?.status).toBe(200);
    expect(counted()).toMatchObject({ kind: 'failed', last: countsOf(64) });
    isDown = false;
    await open('pais=chile&page=2');
    expect(counted()).toMatchObject({ kind: 'ready', data: { total: 64 } });
  });

  it('requests the page content once', async () => {
    const { open, asked } = await shop();
    await open('');
    await open('page=2');
    expect(asked('read-listing-page')).toBe(1);
  });

  it('requests the content of a country again after a lost connection, and not when it has none', async () => {
    let code: 'NETWORK' | 'NOT_FOUND' = 'NETWORK';
    const { open, asked } = await shop(
      {
        ...listingAnswers,
        'read-listing-page': ({ params: { slug } }: { params: { slug: string } }) => {
          if (slug === 'chile') throw new ApiError({ code, message: 'none' });
          return listingAnswers['read-listing-page'];
        },
      },
      true,
    );
    await open('pais=chile');
    expect(asked('read-listing-page')).toBe(2);
    code = 'NOT_FOUND';
    await open('pais=chile&page=2');
    expect(asked('read-listing-page')).toBe(3);
    await open('pais=chile&page=3');
    expect(asked('read-listing-page')).toBe(3);
  });

  it('fails with the error code and loads on a retry', async () => {
    let isDown = true;
    const { listing, scope, open, outcome } = await shop({
      ...listingAnswers,
      'list-wines': () => {
        if (isDown) throw new ApiError({ code: 'UNAVAILABLE', message: 'down' });
        return twelveWines();
      },
      'read-wines-filters': filters(),
    });
    await open('pais=chile');
    expect(outcome()).toMatchObject({ kind: 'failed', code: 'UNAVAILABLE' });
    expect(scope.getState(listing.$page)?.status).toBe(503);
    isDown = false;
    await allSettled(listing.retryClicked, { scope });
    expect(outcome()).toMatchObject({ kind: 'ready', params: { filters: { pais: ['chile'] } } });
    expect(scope.getState(listing.$page)?.status).toBe(200);
  });
});

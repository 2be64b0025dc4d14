// @vitest-environment happy-dom
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPage } from 'shared-kit/outlet';
import { afterEach, describe, expect, it } from 'vitest';
import { wine } from '../../fixtures/products.ts';
import { showPage } from '../../fixtures/show.ts';
import { routes } from '../../routes.tsx';

afterEach(cleanup);

const toOption = (value: string) => ({ value, label: value, count: 3, selected: false });
const term = (text: string, key: string, value: string, label: string) => ({
  text,
  key,
  values: [value],
  label,
  is_met: true,
});
const answer = {
  data: [{ ...wine(), images: [] }],
  total: 60,
  current_page: 1,
  per_page: 24,
  last_page: 3,
  corrected: null as string | null,
  ignored: [],
  counts: { w: 60, b: 3 },
  content: [],
  nearest: [],
  terms: [term('tinto', 'tipo', 'tinto', 'Tinto'), term('malbec', 'variedad', 'malbec', 'Malbec')],
};
const types = [{ key: 'tipo', label: 'Tipo', options: ['tinto', 'blanco'].map(toOption) }];
const PAGE = { data: { title: 'Busca', text: '', suggested_words: [] } };
/** Opens the results. Later searches of the test get no answer. */
const showWaiting = async (rest: Partial<typeof answer> = {}) => {
  let isFirst = true;
  const search = () => {
    if (!isFirst) return new Promise<never>(() => {});
    isFirst = false;
    return { ...answer, ...rest };
  };
  return showPage('/vinos/busqueda?q=tinto+malbec', {
    search,
    'read-search-page': PAGE,
    'read-wines-filters': { data: types, price: { min: 3990, max: 9990 }, total: 6 },
  });
};
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('the results while a new search waits for its answer', () => {
  it('keeps the chosen order in chips, types and pages', async () => {
    const { host } = await showWaiting();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ordenar' }), 'price');
    expect(host.visited).toEqual(['/vinos/busqueda?q=tinto+malbec&sort=price']);
    expect(hrefOf('Quitar Tinto')).toBe('/vinos/busqueda?q=malbec&sort=price');
    expect(hrefOf('Página 2')).toBe('/vinos/busqueda?q=tinto+malbec&sort=price&page=2');
    expect(hrefOf('Cajas 3')).toBe('/vinos/busqueda?q=tinto+malbec&t=b&sort=price');
  });

  it('leads from the types to the next text, not to the correction of the last one', async () => {
    const { host, scope } = await showWaiting({ corrected: 'tinto merlot' });
    expect(hrefOf('blanco')).toBe('/vinos/busqueda?q=merlot+blanco');
    const options = { scope, locale: host.locale };
    await act(async () => void (await openPage(routes, '/vinos/busqueda?q=syrah', options)));
    expect(hrefOf('blanco')).toBe('/vinos/busqueda?q=syrah+blanco');
  });
});

describe('the articles of a search', () => {
  const article = { id: 1, product_type: 'Blog', slug: 'poda', name: 'La poda', detail: '', price: null };
  const articles = [{ ...article, reference_price: null, images: [] }];
  const WINES = '/vinos/busqueda?q=tinto';
  const ARTICLES = `${WINES}&t=blog`;
  const filters = { data: types, price: { min: 3990, max: 9990 }, total: 6 };
  const show = async (url: string, answerOfFilters: unknown) => {
    const { host, scope } = await showPage(url, {
      search: ({ query }: { query: { type?: string[] } }) =>
        query.type ? { ...answer, data: articles, content: articles, terms: [], total: 1 } : answer,
      'read-search-page': PAGE,
      'read-wines-filters': answerOfFilters,
    });
    /** Does not wait for late answers. */
    return (next: string) =>
      act(async () => void (await openPage(routes, next, { scope, locale: host.locale })));
  };

  it('have no types of the wines that the page showed before', async () => {
    const open = await show(WINES, filters);
    expect(screen.getByRole('link', { name: 'blanco' })).toBeTruthy();
    await open(ARTICLES);
    expect(screen.getByRole('link', { name: 'La poda' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'blanco' })).toBeNull();
  });

  it('have no types of the wines when these arrive late', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const open = await show(ARTICLES, () => promise);
    await open(WINES);
    expect(screen.queryByRole('link', { name: 'La poda' })).toBeNull();
    await open(ARTICLES);
    expect(screen.getByRole('link', { name: 'La poda' })).toBeTruthy();
    await act(async () => resolve(filters));
    expect(screen.queryByRole('link', { name: 'blanco' })).toBeNull();
  });
});

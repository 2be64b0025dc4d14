// @vitest-environment happy-dom
import { act } from 'react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { control, hydratePage } from '../../fixtures/hydrate-page.ts';

beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterAll(() => void vi.unstubAllGlobals());

const nothing = { data: [], total: 0, current_page: 1, per_page: 24, last_page: 1, corrected: null };
const answers = {
  search: nothing,
  'read-search-page': { data: { title: 'Busca', text: '', suggested_words: [] } },
};

it('searches for the text typed before hydration', async () => {
  const { host, unmount } = await hydratePage('/vinos/busqueda', answers, (markup) => {
    control<HTMLInputElement>(markup, '[role="combobox"]').value = 'malbec';
  });
  expect(control<HTMLInputElement>(document, '[role="combobox"]').value).toBe('malbec');
  await act(async () => control<HTMLButtonElement>(document, 'form button[type="submit"]').click());
  expect(host.visited.at(-1)).toBe('/vinos/busqueda?q=malbec');
  expect(host.problems).toEqual([]);
  await unmount();
});

it('applies the order and then the price chosen before hydration', async () => {
  const { host, unmount } = await hydratePage('/vinos/busqueda?q=malbec&t=w', answers, (markup) => {
    control<HTMLInputElement>(markup, '[name="precio_max"]').value = '9.990';
    control<HTMLSelectElement>(markup, '[name="sort"]').value = 'price';
  });
  await vi.waitFor(() =>
    expect(host.visited).toEqual([
      '/vinos/busqueda?q=malbec&t=w&sort=price',
      '/vinos/busqueda?q=malbec&t=w&precio_max=9990&sort=price',
    ]),
  );
  expect(host.problems).toEqual([]);
  await unmount();
});

import { matchRoute } from 'shared-contracts/routes';
import { expect, it } from 'vitest';
import { kindOf } from './page-key.ts';
import { createPageStore } from './page-store.ts';

it.each([
  ['/', '', 'fixed'],
  ['/vinos', '', 'fixed'],
  ['/vinos', 'q=8f3a', 'varied'],
  ['/vinos', 'page=9', 'varied'],
  ['/vinos/tinto', '', 'named'],
  ['/nothing/here', '', 'varied'],
])('the page %s?%s is %s', (pathname, query, kind) => {
  expect(kindOf({ match: matchRoute(pathname), query: new URLSearchParams(query) })).toBe(kind);
});

it('keeps home, listing and product in memory while a stranger asks for 10,000 invented addresses', () => {
  const store = createPageStore<{ text: string }>(() => 100_000);
  store.set('es /', 'fixed', { text: 'home' });
  store.set('es /vinos', 'fixed', { text: 'list' });
  store.set('es /vinos/tinto', 'named', { text: 'wine' });
  for (let index = 0; index < 10_000; index += 1)
    store.set(`es /vinos?q=${index}`, 'varied', { text: 'invented' });
  for (const address of ['es /', 'es /vinos', 'es /vinos/tinto', 'es /vinos?q=9999'])
    expect(store.get(address), address).toBeDefined();
  expect(store.get('es /vinos?q=0')).toBeUndefined();
});

it('has a page once, also when its kind changes', () => {
  const store = createPageStore<{ text: string }>(() => 1);
  store.set('es /vinos/tinto', 'named', { text: 'wine' });
  store.set('es /vinos/tinto', 'varied', { text: 'not found' });
  expect(store.get('es /vinos/tinto')).toEqual({ text: 'not found' });
  store.delete('es /vinos/tinto');
  expect(store.peek('es /vinos/tinto')).toBeUndefined();
});

import { matchRoute } from 'shared-contracts/routes';
import { expect, it } from 'vitest';
import { kindOf } from './page-key.ts';
import { createShelves } from './page-shelves.ts';

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
  const shelves = createShelves<{ text: string }>(() => 100_000);
  shelves.set('es /', 'fixed', { text: 'home' });
  shelves.set('es /vinos', 'fixed', { text: 'list' });
  shelves.set('es /vinos/tinto', 'named', { text: 'wine' });
  for (let index = 0; index < 10_000; index += 1)
    shelves.set(`es /vinos?q=${index}`, 'varied', { text: 'invented' });
  for (const address of ['es /', 'es /vinos', 'es /vinos/tinto', 'es /vinos?q=9999'])
    expect(shelves.get(address), address).toBeDefined();
  expect(shelves.get('es /vinos?q=0')).toBeUndefined();
});

it('has a page once, also when its kind changes', () => {
  const shelves = createShelves<{ text: string }>(() => 1);
  shelves.set('es /vinos/tinto', 'named', { text: 'wine' });
  shelves.set('es /vinos/tinto', 'varied', { text: 'not found' });
  expect(shelves.get('es /vinos/tinto')).toEqual({ text: 'not found' });
  shelves.delete('es /vinos/tinto');
  expect(shelves.peek('es /vinos/tinto')).toBeUndefined();
});

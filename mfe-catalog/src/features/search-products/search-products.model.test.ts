// @vitest-environment happy-dom
import { allSettled, fork, type Scope } from 'effector';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { hostProvided } from 'shared-kit/host';
import { createTestHost } from 'shared-kit/test-host';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  $isLeft,
  $recents,
  modalBox,
  pageBox,
  recentRemoved,
  searchOpened,
} from './search-products.model.ts';

const {
  $active,
  $isListOpen,
  $suggestions,
  cursorMoved,
  inputBlurred,
  inputFocused,
  listDismissed,
  queryChanged,
  searchSubmitted,
  suggestionPicked,
  termChosen,
} = modalBox;

const found = (name: string, rest: object = {}) => ({
  name,
  slug: name.toLowerCase(),
  product_type: 'Wine',
  ...rest,
});
type Asked = { query: { q: string; per_page: number } };

const open = async (search: (input: Asked) => unknown, query = '') => {
  const host = createTestHost({ answers: { search } });
  const scope: Scope = fork();
  void allSettled(hostProvided, { scope, params: host });
  void allSettled(searchOpened, { scope, params: query });
  const type = (text: string) => void allSettled(queryChanged, { scope, params: text });
  const names = () => scope.getState($suggestions).map(({ name }) => name);
  const asked = () =>
    host.calls.filter(({ id }) => id === 'search').map(({ input }) => (input as Asked).query.q);
  await vi.advanceTimersByTimeAsync(0);
  return { host, scope, type, names, asked };
};
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const answer =
  (...names: string[]) =>
  () => ({ data: names.map((name) => found(name)) });

describe('search', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
  });
  afterEach(() => vi.useRealTimers());

  it('requests five suggestions 300 ms after typing, from two characters', async () => {
    const { type, asked, names, host } = await open(answer('Maipo', 'Maule'));
    type('m');
    await wait(1_000);
    expect(asked()).toEqual([]);
    type('ma');
    await wait(299);
    expect(asked()).toEqual([]);
    await wait(1);
    expect(asked()).toEqual(['ma']);
    expect(names()).toEqual(['Maipo', 'Maule']);
    expect(
      (host.calls.findLast(({ id }) => id === 'search')?.input as Asked | undefined)?.query.per_page,
    ).toBe(5);
  });

  it('requests six suggestions in the box of the results page, and none when the page opens', async () => {
    const { scope, host, asked } = await open(answer('Maipo'));
    void allSettled(pageBox.begun, { scope, params: 'maipo' });
    await wait(1_000);
    expect(asked()).toEqual([]);
    void allSettled(pageBox.queryChanged, { scope, params: 'maip' });
    await wait(300);
    expect(host.calls.at(-1)?.input).toMatchObject({ query: { q: 'maip', per_page: 6 } });
    expect(scope.getState(pageBox.$suggestions)).toHaveLength(1);
    expect(scope.getState($suggestions)).toEqual([]);
  });

  it('opens no list over the results when the suggestions arrive after Enter', async () => {
    const slow = Promise.withResolvers<unknown>();
    const { scope } = await open(() => slow.promise);
    void allSettled(pageBox.queryChanged, { scope, params: 'maipo' });
    await wait(300);
    void allSettled(pageBox.searchSubmitted, { scope });
    void allSettled(pageBox.begun, { scope, params: 'maipo' });
    slow.resolve({ data: [found('Maipo')] });
    await wait(0);
    expect(scope.getState(pageBox.$isListOpen)).toBe(false);
    void allSettled(pageBox.inputFocused, { scope });
    expect(scope.getState(pageBox.$isListOpen)).toBe(true);
  });

  it('suggests an article before products only when the text is its title', async () => {
    const [wine, other] = [found('Decantador'), found('Vino')];
    const article = { id: 7, slug: 'decantar', product_type: 'Blog', name: 'Cómo decantar' };
    const { type, names } = await open(() => ({ data: [wine, other, article], content: [article] }));
    type('decantar');
    await wait(300);
    expect(names()).toEqual(['Decantador', 'Vino', 'Cómo decantar']);
    type('como decantar');
    await wait(300);
    expect(names()).toEqual(['Cómo decantar', 'Decantador', 'Vino']);
  });

  it('sends one request for quick typing', async () => {
    const { type, asked } = await open(answer('Maipo'));
    for (const text of ['ma', 'mai', 'maip']) {
      type(text);
      await wait(100);
    }
    await wait(300);
    expect(asked()).toEqual(['maip']);
  });

  it.each([
    ['response', (slow: PromiseWithResolvers<unknown>) => slow.resolve({ data: [found('Maipo')] })],
    ['failure', (slow: PromiseWithResolvers<unknown>) => slow.reject(new Error('down'))],
  ])('ignores a late %s for an older text', async (_, end) => {
    const slow = Promise.withResolvers<unknown>();
    const { type, names } = await open(({ query: { q } }) =>
      q === 'ma' ? slow.promise : { data: [found('Malbec')] },
    );
    type('ma');
    await wait(300);
    type('mal');
    await wait(300);
    expect(names()).toEqual(['Malbec']);
    end(slow);
    await wait(0);
    expect(names()).toEqual(['Malbec']);
  });

  it('clears the suggestions without an error after a failed request and below two characters', async () => {
    let works = true;
    const { type, names, host } = await open(() => {
      if (!works) throw new Error('down');
      return { data: [found('Maipo')] };
    });
    type('ma');
    await wait(300);
    expect(names()).toEqual(['Maipo']);
    works = false;
    type('mai');
    await wait(300);
    expect(names()).toEqual([]);
    works = true;
    type('maip');
    await wait(300);
    type('m');
    expect(names()).toEqual([]);
    expect(host.dialogs).toEqual([]);
  });

  it('moves through the suggestions and back to the text, both ways', async () => {
    const { scope, type } = await open(answer('A', 'B'));
    type('ab');
    await wait(300);
    const places: number[] = [];
    for (const step of [1, 1, 1, -1, -1, -1] as const) {
      await allSettled(cursorMoved, { scope, params: step });
      places.push(scope.getState($active));
    }
    expect(places).toEqual([0, 1, -1, 1, 0, -1]);
  });

  it('opens the highlighted suggestion on Enter and stores it as recent search', async () => {
    const { scope, type, host } = await open(() => ({
      data: [found('Brie', { product_type: 'GourmetProduct' })],
    }));
    type('br');
    await wait(300);
    await allSettled(cursorMoved, { scope, params: 1 });
    await allSettled(searchSubmitted, { scope });
    expect(host.visited).toEqual(['/productos/brie?t=g']);
    expect(scope.getState($isLeft)).toBe(true);
    expect(scope.getState($recents).map(({ term }) => term)).toEqual(['Brie']);
  });

  it('searches for the trimmed text on Enter without a highlight, and ignores a blank text', async () => {
    const { scope, type, host } = await open(answer('A'));
    type('  ');
    void allSettled(searchSubmitted, { scope });
    await wait(0);
    expect(host.visited).toEqual([]);
    type(' carmenère & co ');
    void allSettled(searchSubmitted, { scope });
    await wait(0);
    expect(host.visited).toEqual(['/vinos/busqueda?q=carmen%C3%A8re%20%26%20co']);
    expect(host.tracked).toEqual([{ event: 'search', data: { search_term: 'carmenère & co' } }]);
  });

  it('ignores the highlighted suggestion of a closed list', async () => {
    const { scope, type, host } = await open(answer('Maipo'));
    type('ma');
    await wait(300);
    await allSettled(cursorMoved, { scope, params: 1 });
    await allSettled(listDismissed, { scope });
    expect(scope.getState($isListOpen)).toBe(false);
    await allSettled(searchSubmitted, { scope });
    expect(host.visited).toEqual(['/vinos/busqueda?q=ma']);
  });

  it('closes the list 150 ms after blur, unless focus returns', async () => {
    const { scope, type } = await open(answer('Maipo'));
    type('ma');
    await wait(300);
    void allSettled(inputBlurred, { scope });
    await wait(149);
    expect(scope.getState($isListOpen)).toBe(true);
    void allSettled(inputFocused, { scope });
    await wait(10);
    expect(scope.getState($isListOpen)).toBe(true);
    void allSettled(inputBlurred, { scope });
    await wait(150);
    expect(scope.getState($isListOpen)).toBe(false);
    void allSettled(inputFocused, { scope });
    expect(scope.getState($isListOpen)).toBe(true);
  });

  it('stores recent searches between visits, newest first, and removes one', async () => {
    localStorage.setItem(STORAGE_KEYS.recentSearches, JSON.stringify([{ term: 'Maule', timestamp: 1 }]));
    const { scope } = await open(answer());
    await allSettled(termChosen, { scope, params: 'Itata' });
    expect(scope.getState($recents).map(({ term }) => term)).toEqual(['Itata', 'Maule']);
    await allSettled(recentRemoved, { scope, params: 'Maule' });
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEYS.recentSearches) ?? '[]') as {
      term: string;
    }[];
    expect(stored.map(({ term }) => term)).toEqual(['Itata']);
  });

  it('keeps the recent searches that another tab added when the shopper removes one', async () => {
    const store = (...terms: string[]) =>
      localStorage.setItem(
        STORAGE_KEYS.recentSearches,
        JSON.stringify(terms.map((term) => ({ term, timestamp: 1 }))),
      );
    store('Maule', 'Itata');
    const { scope } = await open(answer());
    store('Limarí', 'Maule', 'Itata');
    await allSettled(recentRemoved, { scope, params: 'Maule' });
    expect(scope.getState($recents).map(({ term }) => term)).toEqual(['Limarí', 'Itata']);
    expect(localStorage.getItem(STORAGE_KEYS.recentSearches)).toContain('Limarí');
    expect(localStorage.getItem(STORAGE_KEYS.recentSearches)).not.toContain('Maule');
  });

  it('starts without recent searches when the stored list is invalid', async () => {
    localStorage.setItem(STORAGE_KEYS.recentSearches, '{broken');
    const { scope } = await open(answer());
    expect(scope.getState($recents)).toEqual([]);
  });

  it('requests suggestions for the initial text, and has none after it opens again empty', async () => {
    const { names, scope } = await open(answer('Maipo'), 'mai');
    await wait(300);
    expect(names()).toEqual(['Maipo']);
    await allSettled(suggestionPicked, { scope, params: scope.getState($suggestions)[0] as never });
    void allSettled(searchOpened, { scope, params: '' });
    expect(scope.getState($isLeft)).toBe(false);
    expect(scope.getState($suggestions)).toEqual([]);
  });
});

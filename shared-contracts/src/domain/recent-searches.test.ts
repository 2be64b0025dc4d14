import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addRecentSearch,
  parseRecentSearches,
  RECENT_SEARCHES_MAX,
  type RecentSearch,
  removeRecentSearch,
} from './recent-searches.ts';

const terms = (searches: readonly RecentSearch[]) => searches.map(({ term }) => term);
const addAll = (texts: string[]) =>
  texts.reduce<readonly RecentSearch[]>((list, text, i) => addRecentSearch(list, text, i), []);

describe('addRecentSearch', () => {
  it('puts the new term first, trimmed and with its time', () => {
    expect(addRecentSearch([{ term: 'malbec', timestamp: 1 }], ' syrah ', 2)).toEqual([
      { term: 'syrah', timestamp: 2 },
      { term: 'malbec', timestamp: 1 },
    ]);
  });

  it('removes an older term that differs only in case', () => {
    expect(terms(addAll(['malbec', 'syrah', 'Malbec']))).toEqual(['Malbec', 'syrah']);
  });

  it('returns the same list for a blank term', () => {
    const list = addAll(['malbec']);
    expect(addRecentSearch(list, '  ', 9)).toBe(list);
  });

  it('keeps at most ten, none twice, the newest first', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[a-cA-C]{1,2}$/), { minLength: 1 }), (texts) => {
        const list = addAll(texts);
        expect(list.length).toBeLessThanOrEqual(RECENT_SEARCHES_MAX);
        expect(new Set(terms(list).map((term) => term.toLowerCase())).size).toBe(list.length);
        expect(list[0]?.term).toBe(texts.at(-1));
        const dates = list.map(({ timestamp }) => timestamp);
        expect(dates).toEqual([...dates].sort((a, b) => b - a));
      }),
    );
  });

  it('drops the oldest of eleven terms', () => {
    const list = addAll(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k']);
    expect(terms(list)).toEqual(['k', 'j', 'i', 'h', 'g', 'f', 'e', 'd', 'c', 'b']);
  });
});

describe('removeRecentSearch', () => {
  it('removes one term', () => {
    expect(terms(removeRecentSearch(addAll(['malbec', 'syrah']), 'malbec'))).toEqual(['syrah']);
  });
});

describe('parseRecentSearches', () => {
  it('reads what was stored', () => {
    const list = addAll(['malbec', 'syrah']);
    expect(parseRecentSearches(JSON.stringify(list))).toEqual(list);
  });

  it.each([null, '', '{', 'null', '{}', '"malbec"', '3', '[1,null,"x",{}]', '[{"term":1,"timestamp":1}]'])(
    'returns an empty list for %j',
    (stored) => {
      expect(parseRecentSearches(stored)).toEqual([]);
    },
  );

  it('keeps valid entries next to invalid ones, at most ten', () => {
    const entry = { term: 'malbec', timestamp: 1 };
    expect(parseRecentSearches(JSON.stringify([null, 7, 'malbec', entry]))).toEqual([entry]);
    expect(parseRecentSearches(JSON.stringify(Array(30).fill(entry)))).toHaveLength(10);
  });

  it('does not throw for any stored text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => Array.isArray(parseRecentSearches(text))),
    );
  });
});

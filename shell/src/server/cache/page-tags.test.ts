import { expect, it } from 'vitest';
import { boundTags, joinTags, NO_TAGS, readTags, toTag } from './page-tags.ts';

const answer = (tags?: string, ok = true) => ({
  ok,
  headers: new Headers(tags === undefined ? {} : { 'surrogate-key': tags }),
});
const products = (count: number) =>
  Array.from({ length: count }, (_, index) => `product-0b1f3c52-0000-4000-8000-${100_000 + index}`);

it('reads the tags of an answer without exact stock numbers and without invalid ones', () => {
  expect(readTags(answer('product-1 stock-1 list Bad, x\u00e9 articles'))).toEqual({
    names: ['product-1', 'list', 'articles'],
    isWhole: true,
  });
});

it('does not trust the tags of a page with an answer that has none or failed', () => {
  for (const one of [answer(), answer('list', false)])
    expect(joinTags(readTags(answer('list')), readTags(one))).toEqual({ names: ['list'], isWhole: false });
});

it('replaces tags of single products by `list` when there are too many, and keeps all others', () => {
  const few = { names: ['all', ...products(100)], isWhole: true };
  expect(boundTags(few)).toBe(few);
  const { names, isWhole } = boundTags({ names: ['settings', 'page-home', ...products(151)], isWhole: true });
  expect([names, isWhole]).toEqual([['list', 'settings', 'page-home'], true]);
});

it('stops trusting tags that do not fit even without products', () => {
  const names = Array.from({ length: 200 }, (_, index) => `article-${index}`);
  const bound = boundTags({ names, isWhole: true });
  expect(bound.isWhole).toBe(false);
  expect(bound.names.length).toBeLessThan(30);
});

it('joins no tags to whole tags', () => expect(joinTags(NO_TAGS, NO_TAGS)).toEqual(NO_TAGS));

it('turns routes and versions into tags', () => {
  expect(['/vinos/:wine', '/orden/:id?', '1.4.0-Beta+3'].map(toTag)).toEqual([
    'vinos-wine',
    'orden-id',
    '1-4-0-beta-3',
  ]);
});

import { expect, it } from 'vitest';
import { rebase } from './rebase.ts';

const picture = { image: 'a.jpg', alt: 'Uvas', width: 4, height: 3 };
const BASE = {
  date: '2030-08-01',
  products: ['malbec'],
  es: { title: 'Uno', seo: { title: 'Uno', image: null, keywords: '' }, picture },
};

it('takes fields, with their lists and pictures whole', () => {
  const typed = { ...BASE, products: ['malbec', 'syrah'], es: { ...BASE.es, title: 'Dos' } };
  const seo = { ...BASE.es.seo, keywords: 'uvas' };
  const stored = {
    ...BASE,
    date: '2030-08-02',
    products: ['merlot'],
    es: { ...BASE.es, seo, picture: { ...picture, image: 'b.jpg', width: 8 } },
  };
  expect(rebase(typed, BASE, stored)).toEqual({
    ...stored,
    products: ['malbec', 'syrah'],
    es: { ...stored.es, title: 'Dos' },
  });
  const withWord = { ...BASE, es: { ...BASE.es, seo: { ...BASE.es.seo, title: 'Dos' } } };
  expect(rebase(withWord, BASE, stored).es.seo).toEqual({ title: 'Dos', image: null, keywords: 'uvas' });
  const withAlt = { ...BASE, es: { ...BASE.es, picture: { ...picture, alt: 'Parra' } } };
  expect(rebase(withAlt, BASE, stored).es.picture).toEqual({ ...picture, alt: 'Parra' });
});

it('leaves out what the person removed, and keeps what the other person added', () => {
  const base: Record<string, unknown> = { year: 2020, color: 'tinto' };
  expect(rebase({ color: 'tinto' }, base, { ...base, body: 'medio' })).toEqual({
    color: 'tinto',
    body: 'medio',
  });
});

import { expect, it } from 'vitest';
import { readAmounts } from './numbers.ts';

it.each([
  ['vino hasta 10.000', null, 10_000],
  ['tinto menos de 8000', null, 8_000],
  ['vinos entre 5 y 10 lucas', 5_000, 10_000],
  ['entre 10.000 y 20.000', 10_000, 20_000],
  ['cabernet sobre 20 mil', 20_000, null],
  ['vino $8.000', 6_000, 10_000],
  ['vino de 4 lucas', 3_000, 5_000],
  ['red wine under 10000', null, 10_000],
])('reads the price of "%s"', (text, min, max) => {
  expect(readAmounts(text).price).toMatchObject({ min, max });
});

it.each([
  ['merlot 2021', 'year:2021'],
  ['vino 375 ml', 'volume:375'],
  ['espumante 1,5 litros', 'volume:1500'],
  ['queso 250 gramos', 'grams:250'],
  ['caja 6 botellas', 'bottles:6'],
])('reads the fact of "%s", which is no price', (text, fact) => {
  const { price, facts } = readAmounts(text);
  expect(price).toBeNull();
  expect(facts.map((one) => one.fact)).toEqual([fact]);
});

it.each(['whisky 12 anos', 'wine-12', 'cata 3', '99999999999999999999 pesos', '3.000.000.000 pesos', 'G2'])(
  'leaves "%s" as it is',
  (text) => {
    expect(readAmounts(text)).toEqual({ price: null, facts: [], rest: text });
  },
);

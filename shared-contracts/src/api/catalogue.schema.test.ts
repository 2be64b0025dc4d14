import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FILTER_KEYS } from '../domain/filter-keys.ts';
import { listQuery } from './catalogue.schema.ts';

const value = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/).filter(({ length }) => length <= 30);

it('reads filter values from repeated keys, from commas with or without blanks, and from both', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...FILTER_KEYS),
      fc.array(value, { maxLength: 8 }),
      fc.nat(8),
      (key, values, cut) => {
        const commas = values.join(' , ');
        const mixed = [values.slice(0, cut).join(','), ...values.slice(cut)];
        for (const written of [values, commas, mixed])
          expect(listQuery.parse({ [key]: written })[key]).toEqual(values);
      },
    ),
    { seed: 4 },
  );
});

it('drops unknown keys, and replaces an unknown sort order by a known one', () => {
  fc.assert(
    fc.property(fc.string(), fc.jsonValue(), fc.string(), (key, any, sort) => {
      fc.pre(!(key in listQuery.shape));
      const query = listQuery.parse({ [key]: any, sort });
      expect(Object.keys(query)).not.toContain(key);
      expect(query.sort).toMatch(/^(relevance|-?price|-?name|newest|discount)$/);
    }),
    { seed: 4 },
  );
});

it('accepts exactly the whole numbers within bounds as page, page size and price', () => {
  const bounds = {
    page: [1, 100_000],
    per_page: [1, 100],
    precio_min: [0, Infinity],
    precio_max: [0, Infinity],
  } as const;
  fc.assert(
    fc.property(
      fc.constantFrom(...(Object.keys(bounds) as (keyof typeof bounds)[])),
      fc.double({ noNaN: true }),
      (key, n) => {
        const [least, most] = bounds[key];
        const isGood = Number.isSafeInteger(n) && n >= least && n <= most;
        expect(listQuery.safeParse({ [key]: String(n) }).success).toBe(isGood);
      },
    ),
    { seed: 4 },
  );
});

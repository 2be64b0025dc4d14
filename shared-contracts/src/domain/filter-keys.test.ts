import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FILTER_KEYS, filterKeyOf, isFilterKey } from './filter-keys.ts';

describe('filterKeyOf', () => {
  it.each([
    ['French cheeses', 'tipo_queso'],
    ['Quesos franceses', 'tipo_queso'],
    ['Gourmet products', 'tipo_gourmet'],
    ['Productos gourmet', 'tipo_gourmet'],
    ['By region', 'region_francia'],
    ['Por región', 'region_francia'],
    ['Cepas', 'variedad'],
    ['vineyards', 'variedad'],
    ['Viñas', 'marca'],
    ['strains', 'marca'],
    ['País', 'pais'],
    ['Country', 'pais'],
    ['  PAÍS ', 'pais'],
    ['VIÑAS', 'marca'],
    ['pai\u0301s', 'pais'],
    ['pais', 'tipo'],
    ['Tipo de vino', 'tipo'],
    ['constructor', 'tipo'],
    ['', 'tipo'],
  ])('gives %j the key %s', (label, key) => {
    expect(filterKeyOf(label)).toBe(key);
  });

  it('always gives a known key', () => {
    fc.assert(
      fc.property(fc.string(), (label) => {
        expect(FILTER_KEYS).toContain(filterKeyOf(label));
      }),
    );
  });
});

describe('isFilterKey', () => {
  it('distinguishes filters from other query keys', () => {
    expect(FILTER_KEYS.every(isFilterKey)).toBe(true);
    expect(['page', 'sort', '', 'TIPO'].some(isFilterKey)).toBe(false);
  });
});

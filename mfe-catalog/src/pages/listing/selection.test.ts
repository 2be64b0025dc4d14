import { afterAll, describe, expect, it, vi } from 'vitest';
import {
  countChosen,
  countryOf,
  EMPTY_SELECTION,
  hrefOfSelection,
  parseSelection,
  toListQuery,
  withFilterToggled,
  withoutFilters,
  withPriceRange,
  withSort,
} from './selection.ts';

await vi.hoisted(async () => {
  // Gives this file a copy of the filter table with one more key, before selection.ts reads it. Other files of this worker
  // keep the table as it is.
  vi.resetModules();
  const { FILTER_KEYS } = await import('shared-contracts/domain/filter-keys');
  (FILTER_KEYS as unknown as string[]).push('crianza');
});

afterAll(() => vi.resetModules());

const read = (search: string) => {
  const params = new URLSearchParams(search);
  return parseSelection(
    Object.fromEntries([...new Set(params.keys())].map((key) => [key, params.getAll(key)])),
  );
};

describe('a selection', () => {
  it('reads repeated keys and comma-separated values without duplicates', () => {
    expect(read('variedad=merlot&variedad=syrah').filters).toEqual({ variedad: ['merlot', 'syrah'] });
    expect(read('variedad=merlot,syrah,merlot').filters).toEqual({ variedad: ['merlot', 'syrah'] });
  });

  it('has each key of the table, also a new one', () => {
    const selection = read('crianza=bronce&pais=chile');
    expect(selection.filters).toEqual({ pais: ['chile'], crianza: ['bronce'] });
    expect(hrefOfSelection('/vinos', selection)).toBe('/vinos?pais=chile&crianza=bronce');
  });

  it('ignores unknown keys and invalid values', () => {
    expect(read('utm_source=x&page=-3&per_page=1000&sort=cheapest&precio_min=abc&precio_max=')).toEqual(
      EMPTY_SELECTION,
    );
  });

  it('reads prices as shoppers type them without scripts, in either order', () => {
    expect(read('precio_min=9.990&precio_max=$ 20.000').price).toEqual({ min: 9990, max: 20000 });
    expect(read('precio_min=20.000&precio_max=9.990').price).toEqual({ min: 9990, max: 20000 });
    expect(read('precio_max=999999999').price.max).toBe(100_000_000);
  });

  it('survives a round trip through the URL', () => {
    const search =
      'q=asado+lento&variedad=syrah&pais=chile&precio_min=5000&precio_max=20000' +
      '&sort=-price&per_page=24&page=3';
    expect(hrefOfSelection('/vinos', read(search))).toBe(`/vinos?${search}`);
  });

  it('omits defaults from the URL', () => {
    expect(hrefOfSelection('/cajas', read('sort=relevance&page=1&q=%20'))).toBe('/cajas');
  });

  it('returns to the first page when a filter, the price limits or the sort order change', () => {
    const onThird = read('page=3');
    expect(withFilterToggled(onThird, { key: 'pais', value: 'chile' }).page).toBe(1);
    expect(withPriceRange(onThird, { min: 1000, max: null }).page).toBe(1);
    expect(withSort(onThird, 'price').page).toBe(1);
  });

  it('removes a value that is toggled twice', () => {
    const once = withFilterToggled(EMPTY_SELECTION, { key: 'pais', value: 'chile' });
    expect(once.filters).toEqual({ pais: ['chile'] });
    expect(withFilterToggled(once, { key: 'pais', value: 'chile' })).toEqual(EMPTY_SELECTION);
  });

  it('swaps price limits in the wrong order', () => {
    expect(withPriceRange(EMPTY_SELECTION, { min: 9000, max: 2000 }).price).toEqual({ min: 2000, max: 9000 });
  });

  it('keeps text and sort when its filters are cleared', () => {
    const cleared = withoutFilters(read('q=asado&sort=price&pais=chile&precio_max=9000&page=2'));
    expect(hrefOfSelection('/vinos/busqueda', cleared)).toBe('/vinos/busqueda?q=asado&sort=price');
    expect(countChosen(cleared)).toBe(0);
  });

  it('converts to the API’s query', () => {
    expect(toListQuery(read('pais=chile,francia&precio_max=9000&sort=name&page=2'))).toEqual({
      q: undefined,
      pais: ['chile', 'francia'],
      precio_min: undefined,
      precio_max: 9000,
      sort: 'name',
      per_page: undefined,
      page: 2,
    });
    expect(toListQuery(read('per_page=48')).per_page).toBe(48);
  });

  it('is a country page when only that country is chosen', () => {
    expect(countryOf(read('pais=chile&sort=price&page=2'))).toBe('chile');
    for (const more of [
      'pais=chile,francia',
      'pais=chile&variedad=syrah',
      'pais=chile&precio_min=1',
      'pais=chile&q=a',
      'pais=../x',
      '',
    ])
      expect(countryOf(read(more))).toBe(null);
  });
});

import { describe, expect, it } from 'vitest';
import { loadRegions } from './regions.ts';

const { regions, communes, notDelivered, rates } = loadRegions();

describe('regions of the seed', () => {
  it('are the 16 regions from north to south with their 346 communes', () => {
    expect(regions.map(({ short_name }) => short_name).slice(0, 2)).toEqual([
      'Arica y Parinacota',
      'Tarapacá',
    ]);
    expect(regions).toHaveLength(16);
    expect(communes).toHaveLength(346);
    expect(new Set(communes.map(({ id }) => id)).size).toBe(346);
    const known = new Set(regions.map(({ id }) => id));
    expect(communes.filter(({ region_id }) => !known.has(region_id))).toEqual([]);
  });

  it('have one price each, with the lowest price and shortest time in the capital', () => {
    expect(rates.map(({ region_id }) => region_id)).toEqual(regions.map(({ id }) => id));
    const capital = rates.find(({ region_id }) => region_id === '13');
    expect(capital).toMatchObject({ price: 3990, min_days: 1, max_days: 2 });
    for (const { price, min_days, max_days, region_id } of rates) {
      expect(price, region_id).toBeGreaterThanOrEqual(3990);
      expect(price, region_id).toBeLessThanOrEqual(12990);
      expect(min_days, region_id).toBeLessThanOrEqual(max_days);
    }
  });

  it('exclude only existing communes from delivery', () => {
    const names = notDelivered.map((id) => communes.find((commune) => commune.id === id)?.name);
    expect(names).toEqual(['Isla de Pascua', 'Juan Fernández', 'Antártica']);
  });
});

import { describe, expect, it } from 'vitest';
import { holdsAlcohol } from './alcohol.ts';

describe('holdsAlcohol', () => {
  it.each(['Wine', 'Box', 'Alcohol', 'w', 'b', 'a'])('is true with a line of type %s', (product_type) => {
    expect(holdsAlcohol([{ product_type: 'GourmetProduct' }, { product_type }])).toBe(true);
  });

  it('is false for gourmet lines only and for no lines', () => {
    expect(holdsAlcohol([{ product_type: 'GourmetProduct' }, { product_type: 'g' }])).toBe(false);
    expect(holdsAlcohol([])).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { holdsAlcohol } from './alcohol.ts';

describe('an order with alcohol', () => {
  it.each(['Wine', 'Box', 'Alcohol', 'w', 'b', 'a'])('holds a line of type %s', (product_type) => {
    expect(holdsAlcohol([{ product_type: 'GourmetProduct' }, { product_type }])).toBe(true);
  });

  it('is neither one of gourmet products alone nor an empty one', () => {
    expect(holdsAlcohol([{ product_type: 'GourmetProduct' }, { product_type: 'g' }])).toBe(false);
    expect(holdsAlcohol([])).toBe(false);
  });
});

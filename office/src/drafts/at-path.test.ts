import { expect, it } from 'vitest';
import { moved, withValue } from './at-path.ts';

it('writes values at a path, and leaves the given data as it is', () => {
  const data = { texts: { es: { name: 'Quillay' } }, formats: [{ grams: 100 }, { grams: 200 }] };
  const renamed = withValue(data, ['texts', 'es', 'name'], 'Maitén');
  const changed = withValue(renamed, ['formats', '1', 'grams'], 300);
  expect(changed.texts.es.name).toBe('Maitén');
  expect(data.texts.es.name).toBe('Quillay');
  expect(changed.formats).toEqual([{ grams: 100 }, { grams: 300 }]);
});

it('moves an item, and nothing beyond the ends', () => {
  expect(moved(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
});

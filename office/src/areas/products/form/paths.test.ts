import { expect, it } from 'vitest';
import { moveItem, readPath, writePath } from './paths.ts';

it('reads and writes values at a path, and leaves the given data as it is', () => {
  const data = { texts: { es: { name: 'Quillay' } }, formats: [{ grams: 100 }, { grams: 200 }] };
  const changed = writePath(writePath(data, 'texts.es.name', 'Maitén'), 'formats.1.grams', 300);
  expect([readPath(changed, 'texts.es.name'), readPath(changed, 'formats.1.grams')]).toEqual(['Maitén', 300]);
  expect(readPath(data, 'texts.es.name')).toBe('Quillay');
  expect(changed.formats).toEqual([{ grams: 100 }, { grams: 300 }]);
});

it('moves an item, and nothing beyond the ends', () => {
  expect(moveItem(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moveItem(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
});

import { expect, it } from 'vitest';
import { createSettings } from './settings.ts';

it('limits to the text in `about` only the faults of requests', () => {
  const settings = createSettings<{ fail: '503'; price: number }>(['fail', 'price']);
  settings.set({ fail: '503', price: 990, about: 'CQ-7', when: 'before' });
  expect(settings.take('price')?.value).toBe(990);
  expect(settings.take('fail', 'book', '{"order":"CQ-8"}')).toBeUndefined();
  expect(settings.take('fail', 'book', '{"order":"CQ-7"}')?.value).toBe('503');
});

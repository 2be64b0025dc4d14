import { expect, it } from 'vitest';
import { createFaults } from './faults.ts';

it('limits to the text in `about` only the faults of requests', () => {
  const faults = createFaults<{ fail: '503'; price: number }>(['fail', 'price']);
  faults.set({ fail: '503', price: 990, about: 'CQ-7', when: 'before' });
  expect(faults.take('price')?.value).toBe(990);
  expect(faults.take('fail', 'book', '{"order":"CQ-8"}')).toBeUndefined();
  expect(faults.take('fail', 'book', '{"order":"CQ-7"}')?.value).toBe('503');
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AIM_MS, LEAST_IN_BATCH, MOST_IN_BATCH, nextSize } from './in-batches.ts';

/** Time per row, ms. */
const SPEED = fc.double({ min: 0.01, max: 50, noNaN: true });
const SIZE = fc.integer({ min: LEAST_IN_BATCH, max: MOST_IN_BATCH });

it('takes no longer than its aim after one batch at the same speed, or has the least rows', () => {
  fc.assert(
    fc.property(SIZE, SPEED, (size, msPerRow) => {
      const next = nextSize(size, size * msPerRow);
      expect(next === LEAST_IN_BATCH || next * msPerRow <= AIM_MS).toBe(true);
    }),
  );
});

it('stays between the least and the most rows', () => {
  fc.assert(
    fc.property(SIZE, SPEED, (size, msPerRow) => {
      const next = nextSize(size, size * msPerRow);
      expect(next).toBeGreaterThanOrEqual(LEAST_IN_BATCH);
      expect(next).toBeLessThanOrEqual(MOST_IN_BATCH);
    }),
  );
});

it('grows until a batch takes half of its aim', () => {
  const msPerRow = 0.6;
  const sizes = [20];
  for (let batches = 0; batches < 4; batches += 1) {
    const size = sizes.at(-1) as number;
    sizes.push(nextSize(size, size * msPerRow));
  }
  expect(sizes).toEqual([20, 40, 80, 80, 80]);
});

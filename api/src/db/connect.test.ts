import fc from 'fast-check';
import { expect, it } from 'vitest';
import { servingTimeouts } from './connect.ts';

it('notices a stalled database before any deadline of a request', () => {
  expect(servingTimeouts({ ANSWER_WITHIN_MS: 9_000 })).toEqual({ connectMs: 3_000, queryMs: 4_000 });
  fc.assert(
    fc.property(fc.integer({ min: 1_000, max: 120_000 }), (deadline) => {
      const { connectMs, queryMs } = servingTimeouts({ ANSWER_WITHIN_MS: deadline });
      expect(connectMs + queryMs).toBeLessThan(deadline);
    }),
  );
});

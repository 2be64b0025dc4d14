import { expect, it } from 'vitest';
import { createGate } from './gate.ts';

it('has spare places until half of them are taken', async () => {
  const gate = createGate({ atOnce: 4, queued: 1, waitMs: 1_000 });
  await gate.enter();
  expect(gate.hasSpare()).toBe(true);
  await gate.enter();
  expect(gate.hasSpare()).toBe(false);
  gate.leave();
  expect(gate.hasSpare()).toBe(true);
});

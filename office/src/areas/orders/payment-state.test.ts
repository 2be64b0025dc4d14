import { expect, it } from 'vitest';
import { paymentState } from './payment-state.ts';

it.each([
  ['success', 0, 'success'],
  ['success', 9_999, 'partly_refunded'],
  ['success', 10_000, 'refunded'],
  ['failed', 10_000, 'failed'],
  ['pending', 0, 'pending'],
] as const)(
  'a payment that is %s with %i of 10,000 given back is "%s"',
  (payment_status, refunded, state) => {
    expect(paymentState({ payment_status, refunded, total: 10_000 })).toBe(state);
  },
);

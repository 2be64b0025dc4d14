import { allSettled, fork } from 'effector';
import { describe, expect, it, vi } from 'vitest';
import { anOrder } from '../testing/order-fixtures.ts';
import { $isPaymentLate, pollOrderFx, waitFx } from './follow-payment.ts';
import {
  $order,
  forgetUpdatesFx,
  markOrderSeenFx,
  orderOpened,
  orderShown,
  readOrderFx,
} from './order.model.ts';

const waiting = () => anOrder({ payment_status: 'pending', card: null });
const paid = () => anOrder();

/** Opens an order page. `answers` answer the reads in turn; the last one repeats. */
const follow = async (answers: (() => object)[]) => {
  const pauses: number[] = [];
  const asked = vi.fn(() => {
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    return answer?.();
  });
  const scope = fork({
    handlers: [
      [readOrderFx, asked],
      [pollOrderFx, asked],
      [waitFx, (ms: number) => void pauses.push(ms)],
      [markOrderSeenFx, () => false],
      [forgetUpdatesFx, () => undefined],
    ],
  });
  await allSettled(orderOpened, { scope, params: { id: 'order-0123456789', isFromMail: false } });
  await allSettled(orderShown, { scope });
  return { scope, pauses, asked };
};

describe('the page of an order whose payment is being confirmed', () => {
  it('shows the paid order without a reload and stops polling', async () => {
    const { scope, pauses } = await follow([waiting, waiting, waiting, paid]);
    expect(scope.getState($order)).toMatchObject({ kind: 'ready', data: { payment_status: 'success' } });
    expect(pauses).toEqual([1000, 2000, 3000]);
  });

  it('keeps polling while the API is unreachable, then shows the paid order', async () => {
    const lost = () => {
      throw new Error('offline');
    };
    const { scope } = await follow([waiting, lost, lost, paid]);
    expect(scope.getState($order)).toMatchObject({ data: { payment_status: 'success' } });
  });

  it('polls with growing pauses, marks the payment as late, and stops after 35 polls', async () => {
    const { scope, pauses } = await follow([waiting]);
    expect(pauses.slice(0, 7)).toEqual([1000, 2000, 3000, 5000, 8000, 13_000, 20_000]);
    expect(pauses).toHaveLength(35);
    expect(scope.getState($isPaymentLate)).toBe(true);
  });

  it.each([
    ['is paid', paid],
    ['can still be paid', () => anOrder({ payment_status: 'pending', can_retry_payment: true })],
    ['is paid by transfer', () => anOrder({ payment_status: 'pending', platform: 'transfer' })],
  ])('does not poll an order that %s', async (_what, answer) => {
    const { pauses } = await follow([answer]);
    expect(pauses).toEqual([]);
  });
});

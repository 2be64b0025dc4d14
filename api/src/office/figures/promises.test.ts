import { readPromises } from 'shared-contracts/office/figures';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestOffice, type TestOffice } from '../../../test/office-harness.ts';
import { insertOrder } from '../../../test/order-rows.ts';

let shop: TestOffice;
beforeAll(async () => {
  shop = await createTestOffice();
});
afterAll(() => shop.close());

type Changes = Parameters<typeof insertOrder>[1];

/** An order that was promised for 2 March 2026, with the times at which it reached its statuses. */
const promised = async (changes: Changes, times: Record<string, string> = {}) => {
  const id = await insertOrder(shop.db, {
    payment_status: 'success',
    delivery_method: 'home',
    promised_first: '2026-03-02',
    promised_last: '2026-03-02',
    ...changes,
  });
  await shop.db.deleteFrom('order_history').where('order_id', '=', id).execute();
  for (const [status, at] of Object.entries(times))
    await shop.db
      .insertInto('order_history')
      .values({ order_id: id, status: status as 'delivered', payment_status: 'success', at: new Date(at) })
      .execute();
  return id;
};

// The test must notice this fault in api/src/office/figures/promises.repository.ts
// - santiago_start(o.promised_last::date + 1)
// + santiago_start(o.promised_last::date)
it('counts kept and late promises by their day, to the last minute, and lists the late ones', async () => {
  const { call } = await shop.signInAs('manager');
  const delivered = { status: 'delivered' } as const;
  await promised(delivered, { delivered: '2026-03-02T23:59:59-03:00' });
  const late = await promised(delivered, { delivered: '2026-03-03T00:00:00-03:00' });
  const never = await promised({ status: 'on_the_way' });
  // A pick-up is ready when it is on its way.
  const pickup = { delivery_method: 'pickup', ready_at: new Date('2026-03-02T16:00:00-03:00') } as const;
  await promised({ ...pickup, status: 'on_the_way' }, { on_the_way: '2026-03-02T15:59:00-03:00' });
  const notReady = await promised(
    { ...pickup, status: 'delivered' },
    { on_the_way: '2026-03-02T16:00:00-03:00', delivered: '2026-03-02T18:00:00-03:00' },
  );
  await promised({ status: 'cancelled' }, { delivered: '2026-03-09T00:00:00-03:00' });
  await promised({ status: 'confirmed', promised_first: '2026-03-03', promised_last: '2026-03-03' });
  await promised({ status: 'confirmed', promised_first: '2099-03-02', promised_last: '2099-03-02' });

  const { body } = await call(readPromises, { query: { from: '2026-03-02', to: '2026-03-02' } });
  expect(body.total).toEqual({ kept: 2, late: 3, open: 0 });
  expect(body.data.map(({ id }: { id: string }) => id).toSorted()).toEqual(
    [late, never, notReady].toSorted(),
  );
  expect(body.data.find(({ id }: { id: string }) => id === late)).toMatchObject({
    done_on: '2026-03-03',
    days: 1,
  });
  expect(body.data.find(({ id }: { id: string }) => id === never)).toMatchObject({ done_on: null });
  expect(body.data.find(({ id }: { id: string }) => id === notReady)).toMatchObject({
    done_on: '2026-03-02',
    days: 0,
  });
});

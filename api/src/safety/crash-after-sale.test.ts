import { randomUUID } from 'node:crypto';
import type { Order } from 'shared-contracts/api/orders.schema';
import * as orders from 'shared-contracts/office/orders';
import * as returns from 'shared-contracts/office/returns';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Crash, crashingAt } from '../../test/crashes.ts';
import { type CallOffice, openOfficeOf, type TestOffice } from '../../test/office-harness.ts';
import { openShop, type Placed, type Shop } from '../../test/shopper.ts';
import type { Staff } from '../office/access/sessions.repository.ts';
import { reviseAsStaff } from '../office/orders/revise.service.ts';
import { acceptReturn } from '../office/returns/accept-return.service.ts';

// A process that ends between two statements leaves a complete change of a paid order or none.
let shop: Shop & TestOffice;
let call: CallOffice;
let staff: Staff;
beforeAll(async () => {
  shop = await openOfficeOf(await openShop());
  ({ call } = await shop.signInAs('manager', 'Marta Gerente'));
  const { id } = await shop.db.selectFrom('staff').select('id').executeTakeFirstOrThrow();
  staff = { id, role: 'manager' } as Staff;
});
afterAll(() => shop.close());
beforeEach(() => shop.setStock({ W4: 100, W5: 100 }));

const placePaidOrder = (): Promise<Placed> => shop.placePaidOrder({ W5: 3 });
const versionOf = async ({ id }: Placed): Promise<string> =>
  (await call(orders.readOrder, { params: { id } })).body.version;
/** Everything that a change of the order writes. */
const factsOf = async ({ id, number }: Placed) => {
  const { rows } = await shop.rawQuery(`
    select (select count(*)::int from order_revisions where order_id = '${id}') as revisions,
      (select count(*)::int from refunds where order_id = '${id}') as refunds,
      (select count(*)::int from order_returns where order_id = '${id}' and state = 'accepted') as accepted,
      (select count(*)::int from audit_entries where entity_id = '${number}'
        and action in ('orders.revise', 'return.accept')) as audited,
      (select count(*)::int from jobs.job where name = 'send-order-mail' and data ->> 'order_id' = '${id}'
        and data ->> 'kind' in ('order-revised', 'return-accepted')) as mails,
      (select json_object_agg(sku, stock) from skus where sku in ('W4', 'W5')) as stock`);
  return rows[0] as { audited: number };
};
/**
 * Lets the work crash at each statement until its transaction is complete.
 * @returns the number of crashes, each of which changed nothing
 */
const crashUntilDone = async (order: Placed, work: (nth: number) => Promise<unknown>): Promise<number> => {
  const before = await factsOf(order);
  for (let nth = 1; ; nth += 1) {
    await work(nth).catch((error: unknown) => expect(error).toBeInstanceOf(Crash));
    const facts = await factsOf(order);
    if (facts.audited !== before.audited) return nth - 1;
    expect(facts).toEqual(before);
  }
};

it('a crash inside a revision leaves nothing of it, and a repeat completes it once', async () => {
  const order = await placePaidOrder();
  const version = await versionOf(order);
  const key = randomUUID();
  const change = { staff, locale: 'es', id: order.id, version, action: 'orders.revise' } as const;
  const body = { version, line: '0', qty: 2, fate: 'stock', sku: 'W4', refund: 2000 } as const;
  const revise = (db = shop.db) =>
    reviseAsStaff(
      { db, jobs: shop.app.jobs },
      { ...change, reason: 'No queda' },
      {
        ...body,
        key,
        holdMs: 0,
        by_hand: false,
        reason: 'No queda',
      },
    );
  const crashes = await crashUntilDone(order, (nth) => revise(crashingAt(shop.db, nth)));
  expect(crashes).toBeGreaterThan(15);
  // The response was lost, so the office sends the same request again.
  expect(await revise()).toMatchObject({ outcome: 'done' });
  await shop.app.jobs.run('give-open-refunds', {});
  expect(await factsOf(order)).toEqual({
    revisions: 1,
    refunds: 1,
    accepted: 0,
    audited: 1,
    mails: 1,
    stock: { W4: 98, W5: 99 },
  });
  expect(await shop.ledger(order.payment.token)).toMatchObject({ refunds: 1, refunded_amount: 2000 });
});

it('a crash inside the acceptance of a return leaves nothing of it, and a repeat completes it once', async () => {
  const order = await placePaidOrder();
  for (const _step of ['sent', 'delivered'])
    await call(orders.advanceOrder, {
      params: { id: order.id },
      body: { version: await versionOf(order) },
    });
  const asked = await shop.call<{ data: Order }>(
    'POST',
    `/purchases/${order.id}/order/returns`,
    { request_key: randomUUID(), ground: 'changed-mind', lines: [{ line_id: '0', qty: 2 }] },
    { 'x-order-key': order.access_key },
  );
  const id = asked.body.data.returns?.[0]?.id ?? '';
  const { version } = (await call(returns.readReturn, { params: { id } })).body;
  const accept = (db = shop.db) =>
    acceptReturn(
      { db, jobs: shop.app.jobs },
      { staff, id, version, locale: 'es' },
      {
        amount: 18_000,
        lines: [{ line_id: '0', qty: 2, fate: 'stock' }],
        delivery: false,
        gift: false,
      },
    );
  const crashes = await crashUntilDone(order, (nth) => accept(crashingAt(shop.db, nth)));
  expect(crashes).toBeGreaterThan(10);
  // The response was lost. A repeat is told that the return is decided, and the job gives the money.
  await expect(accept()).rejects.toMatchObject({ code: 'CONFLICT' });
  await shop.app.jobs.run('give-open-refunds', {});
  expect(await factsOf(order)).toEqual({
    revisions: 0,
    refunds: 1,
    accepted: 1,
    audited: 1,
    mails: 1,
    stock: { W4: 100, W5: 99 },
  });
  expect(await shop.ledger(order.payment.token)).toMatchObject({ refunds: 1, refunded_amount: 18_000 });
});

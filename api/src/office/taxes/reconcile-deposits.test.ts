import { listAudit } from 'shared-contracts/office/audit';
import { reconcileDeposits } from 'shared-contracts/office/reconciliation';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { type CallOffice, openOfficeOf } from '../../../test/office-harness.ts';
import { openShop } from '../../../test/shopper.ts';
import { inSantiago } from '../../lib/santiago.ts';

const shop = await openOfficeOf(await openShop({ BOT_CHECK: 'off', ANSWER_WITHIN_MS: '30000' }));
afterAll(() => shop.close());

let call: CallOffice;
beforeAll(async () => {
  ({ call } = await shop.signInAs('manager'));
});
beforeEach(async () => {
  await shop.db.updateTable('orders').set({ payment_status: 'failed', status: 'cancelled' }).execute();
  await shop.setStock({ W6: 50 });
});

const today = inSantiago(new Date()).date;
/** Pays an order by card. @returns its number, its total and the reference of the payment */
const pay = async () => {
  const order = await shop.placePaidOrder({ W6: 1 });
  const { buy_order } = await shop.db
    .selectFrom('payments')
    .select('buy_order')
    .where('order_id', '=', order.id)
    .executeTakeFirstOrThrow();
  return { number: order.number, total: order.total, reference: buy_order ?? '' };
};
const reconcile = async (rows: readonly (readonly [string, string, number | string])[]) => {
  const text = ['referencia;fecha;monto', ...rows.map((row) => row.join(';'))].join('\n');
  return (await call(reconcileDeposits, { body: { text } })).body;
};

it('counts the deposits that match, and keeps only the counts', async () => {
  const [one, other] = [await pay(), await pay()];
  const answer = await reconcile([
    [one.reference, today, one.total],
    [other.reference, today, other.total],
  ]);
  expect(answer).toEqual({ rows: 2, matched: 2, total: one.total + other.total, findings: [] });
  const owner = await shop.signInAs('owner');
  const { body } = await owner.call(listAudit, { query: { action: 'taxes.reconcile' } });
  expect(body.data).toMatchObject([{ after: { rows: 2, day: `${today}–${today}` } }]);
});

it('waits for a large file on a slow line as long as for files of prices', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  await reconcile([['CQ-999999-00000000', today, 5000]]);
  expect(timers.mock.calls.map(([, ms]) => ms)).toContain(60_000);
  timers.mockRestore();
});

it('names each line that does not match, and each payment without a deposit', async () => {
  const [paid, less, missing] = [await pay(), await pay(), await pay()];
  const { findings, matched } = await reconcile([
    [paid.reference, today, paid.total],
    [less.reference, today, less.total - 10],
    [paid.reference, today, paid.total],
    ['CQ-999999-00000000', today, 5000],
  ]);
  expect(matched).toBe(1);
  expect(findings).toEqual([
    {
      line: 3,
      problem: 'amount',
      value: less.reference,
      order: less.number,
      paid: less.total,
      deposited: less.total - 10,
    },
    {
      line: 4,
      problem: 'twice',
      value: paid.reference,
      order: paid.number,
      paid: paid.total,
      deposited: paid.total,
    },
    { line: 5, problem: 'unknown', value: 'CQ-999999-00000000', order: null, paid: null, deposited: 5000 },
    {
      line: null,
      problem: 'not-deposited',
      value: missing.reference,
      order: missing.number,
      paid: missing.total,
      deposited: null,
    },
  ]);
});

it('knows a charge that came after its order had ended and was refunded, and expects no deposit of it', async () => {
  const { number, total, reference } = await pay();
  const { order_id, token } = await shop.db
    .selectFrom('payments')
    .select(['order_id', 'token'])
    .where('buy_order', '=', reference)
    .executeTakeFirstOrThrow();
  await shop.db
    .updateTable('orders')
    .set({ payment_status: 'failed', status: 'cancelled' })
    .where('id', '=', order_id)
    .execute();
  await shop.db
    .insertInto('refunds')
    .values({ order_id, token, amount: total, reason: 'fits no open order' })
    .execute();
  expect(await reconcile([[reference, today, total]])).toMatchObject({ matched: 1, findings: [] });
  const { findings } = await reconcile([
    [reference, today, total - 10],
    ['CQ-999999-00000000', today, 5000],
  ]);
  expect(findings).toMatchObject([{ problem: 'amount', order: number }, { problem: 'unknown' }]);
  const { findings: others } = await reconcile([['CQ-999999-00000000', today, 5000]]);
  expect(others).toMatchObject([{ problem: 'unknown' }]);
});

it('names the lines of a file that it cannot use, and compares nothing', async () => {
  await pay();
  const { findings, matched } = await reconcile([
    ['', today, 1000],
    ['CQ-000001-00000000', '28-11-2026', 1000],
    ['CQ-000001-00000000', today, 'mil'],
  ]);
  expect([
    matched,
    findings.map(({ line, problem }: { line: number; problem: string }) => [line, problem]),
  ]).toEqual([
    0,
    [
      [2, 'missing'],
      [3, 'bad-date'],
      [4, 'bad-amount'],
    ],
  ]);
  const { body } = await call(reconcileDeposits, { body: { text: 'fecha,monto\n2026-11-28,1' } });
  expect(body.findings).toMatchObject([{ line: 1, problem: 'missing-column', value: 'referencia' }]);
});

it('cannot tell which of two columns it should read', async () => {
  for (const [heading, row] of [
    ['referencia,fecha,date,monto', 'CQ-000001-00000000,2026-11-28,2026-11-29,1000'],
    ['referencia,fecha,monto,monto', 'CQ-000001-00000000,2026-11-28,1000,2000'],
  ]) {
    const { body } = await call(reconcileDeposits, { body: { text: `${heading}\n${row}` } });
    expect(body).toMatchObject({ matched: 0, findings: [{ line: 1, problem: 'unreadable' }] });
  }
});

it('names a day far from the others, so that a mistyped year does not list the payments of years', async () => {
  const first = ['CQ-000001-00000000', '2025-02-02', 1000] as const;
  const last = ['CQ-000002-00000000', '2025-11-28', 1000] as const;
  expect((await reconcile([first, last])).findings).toMatchObject([
    { problem: 'unknown' },
    { problem: 'unknown' },
  ]);
  const { findings, matched } = await reconcile([['CQ-000003-00000000', '2024-11-28', 1000], last, last]);
  expect([matched, findings]).toMatchObject([0, [{ line: 2, problem: 'bad-date', value: '2024-11-28' }]]);
});

it('is only for staff who may export for the accountant', async () => {
  const { call: asSupport } = await shop.signInAs('support');
  expect((await asSupport(reconcileDeposits, { body: { text: '' } })).status).toBe(403);
});

/** Steps of staff and of the buyer on a paid order, for properties. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { Order } from 'shared-contracts/api/orders.schema';
import { reviseLines, revisionRefund } from 'shared-contracts/domain/order-revisions';
import { leftOf, refundOf } from 'shared-contracts/domain/refund-shares';
import type { OfficeOrder } from 'shared-contracts/office/order-detail.schema';
import * as endpoints from 'shared-contracts/office/orders';
import { acceptReturn, readReturn, refuseReturn } from 'shared-contracts/office/returns';
import { expect } from 'vitest';
import type { CallOffice } from './office-harness.ts';
import type { Placed, Shop } from './shopper.ts';

/** Prices of products that come in. W2 has no stock. */
const PRICES = { W2: 6000, W4: 8000, W7: 11_000, B1: 20_000, G1: 4990 };
const ACCOUNT = {
  holder: 'Ana Soto',
  rut: '12.345.678-5',
  bank: 'BancoEstado',
  account_type: 'sight',
  account: '1234-5678',
};
const FATES = ['stock', 'written_off', 'not_returned'] as const;
/** One step of staff or of the buyer, in any state of the order. */
export const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('parts' as const),
      units: fc.array(fc.nat(2), { minLength: 4, maxLength: 4 }),
      fate: fc.constantFrom(...FATES),
      extras: fc.boolean(),
      network: fc.constantFrom('gives', 'gives', 'refuses'),
    }),
  },
  fc.record({ kind: fc.constant('free' as const), amount: fc.integer({ min: 1, max: 9000 }) }),
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('revise' as const),
      line: fc.nat(9),
      units: fc.integer({ min: 1, max: 3 }),
      sku: fc.constantFrom(undefined, 'W4', 'W7', 'W2', 'B1', 'G1'),
      fate: fc.constantFrom('stock', 'written_off'),
      network: fc.constantFrom('gives', 'gives', 'refuses'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('return' as const),
      units: fc.array(fc.nat(2), { minLength: 9, maxLength: 9 }),
      fate: fc.constantFrom(...FATES),
      ending: fc.constantFrom('accepted', 'accepted', 'accepted', 'refused', 'withdrawn'),
      network: fc.constantFrom('gives', 'gives', 'refuses'),
    }),
  },
  fc.record({ kind: fc.constant('advance' as const) }),
  fc.record({ kind: fc.constant('cancel' as const) }),
);
export type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const paidOf = (seen: OfficeOrder) => ({ ...seen, revisions: seen.revisions ?? [] });
export const linesOf = (seen: OfficeOrder) => reviseLines(seen.lines, seen.revisions ?? []);
export const refundsOf = ({ refunds }: OfficeOrder) =>
  refunds
    .filter(({ state }) => state !== 'refused')
    .map(({ amount, lines }) => ({ amount, parts: lines ?? [] }));

/** Performs steps through the API of the shop and of the office. */
export const orderStepsOf = (shop: Shop, call: CallOffice) => {
  const read = async ({ id }: Placed): Promise<OfficeOrder> =>
    (await call(endpoints.readOrder, { params: { id } })).body;
  /** Takes units of a line out, or replaces them. A refused revision changes nothing. */
  const revise = async (seen: OfficeOrder, one: Step & { kind: 'revise' }): Promise<void> => {
    const lines = linesOf(seen);
    const line = lines[one.line % lines.length];
    if (!line) return;
    const id = String(Math.max(...lines.map((each) => Number(each.id))) + 1);
    const prices = one.sku ? { out: line.price, in: PRICES[one.sku] } : null;
    const units = { id, line_id: line.id, qty: one.units };
    const refund = revisionRefund(paidOf(seen), refundsOf(seen), units, prices)?.amount ?? 0;
    if (one.network === 'refuses') await shop.control({ refund: 284, times: 1 });
    const body = {
      version: seen.version,
      line: line.id,
      qty: one.units,
      fate: one.fate,
      ...(one.fate === 'written_off' && { cause: 'breakage' }),
      ...(one.sku && { sku: one.sku }),
      refund,
      reason: 'No queda',
    };
    const headers = { 'idempotency-key': randomUUID() };
    await call(endpoints.reviseOrder, { params: { id: seen.id }, body }, headers);
    await shop.control({});
  };

  const readAsBuyer = async (order: Placed) => (await shop.readOrder(order)).body.data as unknown as Order;
  const postReturn = async (order: Placed, path: string, body: object) => {
    const key = { 'x-order-key': order.access_key };
    const answer = await shop.call<{ data: Order }>(
      'POST',
      `/purchases/${order.id}/order/returns${path}`,
      body,
      key,
    );
    expect(answer.status).toBe(200);
    return answer.body.data;
  };

  /** The order is sent, the buyer returns units of it, and staff decide or the buyer withdraws the return. */
  const returnUnits = async (order: Placed, one: Step & { kind: 'return' }): Promise<void> => {
    const { version, status } = await read(order);
    const params = { id: order.id };
    if (status === 'confirmed') await call(endpoints.advanceOrder, { params, body: { version } });
    const offer = (await readAsBuyer(order)).return_offer;
    const lines = (offer?.lines ?? []).flatMap(({ line_id, qty, exclusion }, at) => {
      const units = exclusion ? 0 : Math.min(qty, one.units[at] ?? 0);
      return units > 0 ? [{ line_id, qty: units }] : [];
    });
    if (lines.length === 0) return;
    // After a debit payment with an earlier refund, the card network gives nothing back.
    const account = offer?.money === 'account' && { account: ACCOUNT };
    const wish = { request_key: randomUUID(), ground: 'changed-mind', lines, ...account };
    const id = (await postReturn(order, '', wish)).returns?.at(-1)?.id ?? '';
    if (one.ending === 'withdrawn') return void (await postReturn(order, `/${id}/withdraw`, {}));
    const seen = (await call(readReturn, { params: { id } })).body;
    if (one.ending === 'refused') {
      const body = { version: seen.version, reason: 'Está abierta' };
      expect((await call(refuseReturn, { params: { id }, body })).status).toBe(200);
      return;
    }
    const now = await read(order);
    const parts = {
      lines: lines.map(({ line_id, qty }) => ({ id: line_id, qty })),
      delivery: false,
      gift: false,
    };
    if (one.network === 'refuses') await shop.control({ refund: 284, times: 1 });
    const cause = one.fate === 'written_off' && { cause: 'breakage' };
    const body = {
      version: seen.version,
      amount: refundOf(paidOf(now), refundsOf(now), parts)?.amount,
      lines: lines.map((line) => ({ ...line, fate: one.fate, ...cause })),
    };
    expect((await call(acceptReturn, { params: { id }, body } as never)).status).toBe(200);
    await shop.control({});
  };

  const doStep = async (order: Placed, one: Step): Promise<void> => {
    const seen = await read(order);
    const params = { id: order.id };
    const { version } = seen;
    if (one.kind === 'advance') await call(endpoints.advanceOrder, { params, body: { version } });
    if (one.kind === 'cancel')
      await shop.call('POST', `/purchases/${order.id}/order/cancel`, {}, { 'x-order-key': order.access_key });
    if (one.kind === 'free')
      await call(endpoints.refundOrder, {
        params,
        body: { version, amount: one.amount, reason: 'Por gusto' },
      });
    if (one.kind === 'revise') return revise(seen, one);
    if (one.kind === 'return') return returnUnits(order, one);
    if (one.kind !== 'parts') return;
    const left = leftOf(paidOf(seen), refundsOf(seen)).parts;
    const wish = {
      lines: left.flatMap(({ line_id: id, qty }) => {
        const units = id === null ? 0 : Math.min(qty, one.units[Number(id)] ?? 0);
        return id !== null && units > 0 ? [{ id, qty: units }] : [];
      }),
      delivery: one.extras && left.some(({ kind }) => kind === 'delivery'),
      gift: one.extras && left.some(({ kind }) => kind === 'gift'),
    };
    const amount = refundOf(paidOf(seen), refundsOf(seen), wish)?.amount;
    if (!amount) return;
    const cause = one.fate === 'written_off' && { cause: 'breakage' };
    const lines = wish.lines.map((line) => ({ ...line, fate: one.fate, ...cause }));
    if (one.network === 'refuses') await shop.control({ refund: 284, times: 1 });
    const body = { version, amount, reason: 'Por gusto', parts: { ...wish, lines } };
    await call(endpoints.refundOrder, { params, body });
    await shop.control({});
  };

  return { read, readAsBuyer, doStep };
};

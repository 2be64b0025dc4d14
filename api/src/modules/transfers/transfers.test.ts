import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../../test/shopper.ts';
import { advanceOrder, cancelUnpaid, recordProof } from '../operator/advance-order.service.ts';
import { refundOrder } from '../operator/refund-order.service.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.setStock({ W1: 12 }));

const TRANSFER = { payment_method: { document: '0', platform: 'transfer' } };
const deps = () => ({ db: shop.db, jobs: shop.app.jobs });
const order = async () => {
  const cart = await shop.cartWith({ W1: 2 });
  const { status, body } = await shop.placeOrder(cart, TRANSFER);
  expect(status).toBe(201);
  return { cart, placed: body };
};
const overdue = (id: string) =>
  shop.db
    .updateTable('orders')
    .set({ expires_at: new Date(0) })
    .where('id', '=', id)
    .execute();
const settle = () => shop.app.jobs.run('settle-unpaid-orders', {});
const stateOf = async (placed: Parameters<Shop['readOrder']>[0]) => {
  const { status, payment_status } = (await shop.readOrder(placed)).body.data;
  return [status, payment_status];
};

describe('an order paid by bank transfer', () => {
  it('empties the cart, reserves stock and waits for the proof', async () => {
    const { cart, placed } = await order();
    expect(placed.payment).toEqual({ platform: 'transfer', url: null, token: null });
    expect(await shop.readItems(cart)).toEqual({});
    expect(await shop.stockOf('W1')).toBe(10);
    const { body } = await shop.readOrder(placed);
    expect(body.data).toMatchObject({
      status: 'in_validation',
      payment_status: 'pending',
      platform: 'transfer',
    });
    const hours =
      (Date.parse(String((body.data as { expires_at?: string }).expires_at)) - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(48);
  });

  it('is one order per key, even with an empty cart', async () => {
    const cart = await shop.cartWith({ W1: 2 });
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3].map(() => shop.placeOrder(cart, TRANSFER, key)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await shop.placeOrder(cart, TRANSFER)).body.code).toBe('CART_EMPTY');
    expect(await shop.stockOf('W1')).toBe(10);
  });

  it('is cancelled without a proof in time and releases its stock once', async () => {
    const { placed } = await order();
    await settle();
    expect(await stateOf(placed)).toEqual(['in_validation', 'pending']);
    await overdue(placed.id);
    await Promise.all([settle(), settle()]);
    expect(await stateOf(placed)).toEqual(['cancelled', 'failed']);
    expect(await shop.stockOf('W1')).toBe(12);
  });

  it('is cancelled also when many orders before it cannot be', async () => {
    const { placed } = await order();
    await overdue(placed.id);
    await shop.rawQuery(`
      insert into orders select (jsonb_populate_record(orders, jsonb_build_object(
        'id', 'broken-' || n, 'number', 'B-' || n, 'idempotency_key', 'broken-' || n, 'expires_at', '-infinity'))).*
      from orders, generate_series(1, 60) n where id = '${placed.id}'`);
    await shop.rawQuery(`
      create function refuse() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`);
    await shop.rawQuery(`
      create trigger refuse before update on orders for each row when (old.id like 'broken-%')
        execute function refuse()`);
    await settle();
    expect(await stateOf(placed)).toEqual(['cancelled', 'failed']);
    await shop.rawQuery('drop function refuse cascade');
    await shop.rawQuery("delete from orders where id like 'broken-%'");
  });

  it('waits another week after each recorded proof, and is confirmed on payment', async () => {
    const { cart, placed } = await order();
    await shop.call('PUT', `/shopping-cart?cart_id=${cart}`, { sku: 'W1', qty: 1 });
    expect(await recordProof(deps(), placed.id, { note: 'BancoEstado 77', dryRun: false })).toMatchObject({
      kind: 'done',
    });
    await overdue(placed.id);
    await recordProof(deps(), placed.id, { note: null, dryRun: false });
    await settle();
    expect(await stateOf(placed)).toEqual(['in_validation', 'pending']);
    await advanceOrder(deps(), placed.id, { dryRun: false });
    expect(await stateOf(placed)).toEqual(['confirmed', 'success']);
    // The shopper added this line after the order, so the payment does not remove it.
    expect(await shop.readItems(cart)).toEqual({ W1: 1 });
    for (const status of ['on_the_way', 'delivered']) {
      await advanceOrder(deps(), placed.id, { dryRun: false });
      expect((await stateOf(placed))[0]).toBe(status);
    }
    expect(await advanceOrder(deps(), placed.id, { dryRun: false })).toMatchObject({ kind: 'refused' });
  });

  it('changes nothing in a dry run', async () => {
    const { placed } = await order();
    for (const step of [advanceOrder, cancelUnpaid]) {
      expect(await step(deps(), placed.id, { dryRun: true })).toMatchObject({ kind: 'done' });
    }
    await recordProof(deps(), placed.id, { note: null, dryRun: true });
    expect(await stateOf(placed)).toEqual(['in_validation', 'pending']);
    expect((await shop.readOrder(placed)).body.data).toMatchObject({ expires_at: expect.any(String) });
  });

  it('is refunded by hand and releases its stock', async () => {
    const { placed } = await order();
    await advanceOrder(deps(), placed.id, { dryRun: false });
    expect(await refundOrder(deps(), placed.id, { byHand: false, dryRun: false })).toMatchObject({
      kind: 'refused',
    });
    await refundOrder(deps(), placed.id, { byHand: true, dryRun: false });
    expect((await shop.readOrder(placed)).body.data).toMatchObject({
      status: 'cancelled',
      refunded: placed.total,
    });
    expect(await shop.stockOf('W1')).toBe(12);
  });
});

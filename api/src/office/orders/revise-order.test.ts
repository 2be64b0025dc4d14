import { randomUUID } from 'node:crypto';
import type { Order } from 'shared-contracts/api/orders.schema';
import { formatClp } from 'shared-contracts/domain/money';
import type { OfficeOrder } from 'shared-contracts/office/order-detail.schema';
import * as endpoints from 'shared-contracts/office/orders';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CallOffice, openOfficeOf, type TestOffice } from '../../../test/office-harness.ts';
import { pdfText } from '../../../test/pdf-text.ts';
import { openShop, type Placed, type Shop } from '../../../test/shopper.ts';

let shop: Shop & TestOffice;
let call: CallOffice;
beforeAll(async () => {
  shop = await openOfficeOf(await openShop());
  ({ call } = await shop.signInAs('manager', 'Marta Gerente'));
});
afterAll(() => shop.close());
/** Prices: W4 and W7 are cheaper than W5, W8 is dearer. */
const STOCK = { W4: 100, W5: 100, W6: 100, W7: 100, W8: 100 };
beforeEach(() => shop.setStock(STOCK));
afterEach(() => shop.control({}));

/** Paid by card: 3 × W5, 2 × W6 and delivery. */
const placePaidOrder = (units: Record<string, number> = { W5: 3, W6: 2 }): Promise<Placed> =>
  shop.placePaidOrder(units);
const read = async (order: { id: string }): Promise<OfficeOrder> =>
  (await call(endpoints.readOrder, { params: { id: order.id } })).body;
const send = (order: { id: string }, body: object, key: string = randomUUID(), as = call) =>
  as(endpoints.reviseOrder, { params: { id: order.id }, body }, { 'idempotency-key': key });
const revise = async (order: { id: string }, body: object, as = call) => {
  const { version } = await read(order);
  const usual = { line: '0', qty: 1, fate: 'stock', refund: 0, reason: 'Se quebró la última' };
  return send(order, { version, ...usual, ...body }, randomUUID(), as);
};
const refund = async (order: { id: string }, body: object) => {
  const { version } = await read(order);
  return call(endpoints.refundOrder, {
    params: { id: order.id },
    body: { version, reason: 'Retracto', ...body },
  });
};
const ship = async (order: { id: string }) => {
  const { version } = await read(order);
  return call(endpoints.advanceOrder, { params: { id: order.id }, body: { version } });
};
const buyers = async (order: Placed) => (await shop.readOrder(order)).body.data as unknown as Order;
const slip = async ({ id }: Placed) =>
  pdfText((await call(endpoints.readPackingSlip, { params: { id } })).body).replaceAll(/\s+/g, ' ');
const auditOf = ({ number }: { number: string }) =>
  shop.db
    .selectFrom('audit_entries')
    .select(['action', 'after', 'reason'])
    .where('entity_id', '=', number)
    .where('action', '=', 'orders.revise')
    .execute();

describe('units that staff take out of an order before it is sent', () => {
  it('come back on sale, and what was paid for them goes back to the card', async () => {
    const order = await placePaidOrder();
    expect((await read(order)).steps.map(({ step }) => step)).toContain('revise');
    const { status, body } = await revise(order, { qty: 2, refund: 18_000 });
    expect([status, body.outcome, body.message]).toEqual([200, 'done', 'Devolvimos $18.000.']);
    expect(await shop.stockOf('W5')).toBe(99);
    expect(await shop.ledger(order.payment.token)).toMatchObject({ refunds: 1, refunded_amount: 18_000 });
    expect(body.order.lines).toMatchObject([{ qty: 3 }, { qty: 2 }]);
    expect(body.order.revisions).toMatchObject([
      { number: 1, id: '2', line_id: '0', qty: 2, product: null, refund: 18_000, staff: 'Marta Gerente' },
    ]);
    expect(body.order.refunds).toMatchObject([
      { amount: 18_000, lines: [{ line_id: '2', qty: 2, amount: 18_000, fate: 'stock' }] },
    ]);
    const text = await slip(order);
    expect(text).toContain('1 × Vino Ñandú 5');
    expect(text).toContain('2 × Vino Ñandú 6');
  });

  it('are replaced by a product whose sku is as long as it may be', async () => {
    const { body } = await revise(await placePaidOrder(), { sku: 'X'.repeat(60) });
    expect(body.code).not.toBe('VALIDATION_FAILED');
  });

  it('are written off with a cause, in the history of the product', async () => {
    const order = await placePaidOrder();
    await revise(order, { refund: 9000, fate: 'written_off', cause: 'breakage' });
    expect(await shop.stockOf('W5')).toBe(97);
    const entry = await shop.db
      .selectFrom('audit_entries')
      .select(['action', 'after'])
      .where('entity', '=', 'product')
      .where('entity_id', '=', 'W5')
      .orderBy('id', 'desc')
      .executeTakeFirst();
    expect(entry).toEqual({
      action: 'orders.revise',
      after: { order: order.number, written_off: 1, write_off: 'breakage' },
    });
  });

  // The test must notice this fault in api/src/modules/order-revisions/lines-now.ts
  // - linesNow(lines, revisions),
  // + linesNow(lines, []),
  it('stay out of the parcel when the card network refuses their refund', async () => {
    const order = await placePaidOrder();
    await shop.control({ refund: 284, times: 1 });
    const { body } = await revise(order, { qty: 2, refund: 18_000 });
    expect(body.outcome).toBe('refused');
    expect(await slip(order)).toContain('1 × Vino Ñandú 5');
    expect(await shop.stockOf('W5')).toBe(99);
    // Given back again by hand, they move no stock.
    const parts = { lines: [{ id: '2', qty: 2, fate: 'not_returned' }], delivery: false, gift: false };
    const again = await refund(order, { amount: 18_000, parts, by_hand: true });
    expect(again.body.order.refunds[1]).toMatchObject({ lines: [{ fate: 'stock' }], state: 'done' });
    expect(await shop.stockOf('W5')).toBe(99);
    expect(await slip(order)).toContain('1 × Vino Ñandú 5');
  });

  it('cannot be all units that are left to send', async () => {
    const order = await placePaidOrder({ W5: 2 });
    const { status, body } = await revise(order, { qty: 2, refund: 18_000 });
    expect([status, body.code]).toEqual([409, 'STEP_REFUSED']);
    expect(body.message).toContain('así se anula el pedido');
    expect(await shop.stockOf('W5')).toBe(98);
  });
});

describe('units that staff replace', () => {
  it('by a cheaper product give the difference back', async () => {
    const order = await placePaidOrder();
    const { body } = await revise(order, { qty: 2, sku: 'W4', refund: 2000 });
    expect(body.order.revisions).toMatchObject([
      { line_id: '0', qty: 2, product: { sku: 'W4', price: 8000 }, refund: 2000, waived: 0 },
    ]);
    expect(body.order.refunds).toMatchObject([
      { amount: 2000, state: 'done', lines: [{ line_id: '2', qty: 0, amount: 2000 }] },
    ]);
    expect([await shop.stockOf('W4'), await shop.stockOf('W5')]).toEqual([98, 99]);
    const text = await slip(order);
    for (const line of ['1 × Vino Ñandú 5', '2 × Vino Ñandú 6', '2 × Vino Ñandú 4'])
      expect(text).toContain(line);
  });

  it('twice by the same product have its price of each time', async () => {
    const order = await placePaidOrder();
    await revise(order, { qty: 1, sku: 'W4', refund: 1000 });
    const setPrice = (price: number) =>
      shop.db.updateTable('skus').set({ price }).where('sku', '=', 'W4').execute();
    await setPrice(7000);
    const { body } = await revise(order, { qty: 1, sku: 'W4', refund: 2000 });
    await setPrice(8000);
    expect(body.order.revisions).toMatchObject([{ product: { price: 8000 } }, { product: { price: 7000 } }]);
  });

  it('by a dearer product cost the buyer nothing', async () => {
    const order = await placePaidOrder();
    const { body } = await revise(order, { qty: 3, sku: 'W7' });
    expect([body.outcome, body.message]).toEqual(['done', 'Pedido cambiado.']);
    expect(body.order.revisions).toMatchObject([{ product: { sku: 'W7' }, refund: 0, waived: 6000 }]);
    expect(body.order.refunds).toEqual([]);
    expect([await shop.stockOf('W5'), await shop.stockOf('W7')]).toEqual([100, 97]);
    expect(await slip(order)).not.toContain('Vino Ñandú 5');
  });

  // The test must notice this fault in api/src/modules/refunds/refund-lines.repository.ts
  // - union all select order_id, position, sku_in from order_revisions) l
  // + union all select order_id, position, sku_in from order_revisions where false) l
  it('come back as the product that was sent, at the price that was paid for it', async () => {
    const order = await placePaidOrder();
    await revise(order, { qty: 2, sku: 'W4', refund: 2000 });
    await ship(order);
    const parts = {
      lines: [
        { id: '0', qty: 1, fate: 'stock' },
        { id: '2', qty: 2, fate: 'stock' },
      ],
      delivery: false,
      gift: false,
    };
    const { body } = await refund(order, { amount: 9000 + 16_000, parts });
    expect(body.outcome).toBe('done');
    expect([await shop.stockOf('W4'), await shop.stockOf('W5')]).toEqual([100, 98 + 2]);
  });

  it('can be replaced again, and share a coupon as before', async () => {
    await shop.db.insertInto('coupons').values({ code: 'TERCIO', percent: 10 }).execute();
    const order = await shop.placePaidOrder({ W6: 2 }, { coupon: 'TERCIO' });
    // 9,000 was paid for a bottle of 10,000.
    await revise(order, { qty: 1, sku: 'W4', refund: 1800 });
    const { body } = await revise(order, { line: '1', qty: 1, sku: 'W5', refund: 0 });
    expect(body.order.revisions[1]).toMatchObject({ waived: 1000, line_id: '1' });
    expect(await shop.stockOf('W4')).toBe(100);
    const all = await refund(order, {});
    expect(all.body.order).toMatchObject({ status: 'cancelled', refunded: order.total });
    expect(await Promise.all(['W4', 'W5', 'W6'].map((sku) => shop.stockOf(sku)))).toEqual([100, 100, 100]);
  });

  it('by the bottles of a box they came from', async () => {
    await shop.setStock({ W1: 4, W4: 2 });
    const order = await placePaidOrder({ B1: 2, W6: 1 });
    expect(await shop.stockOf('W1')).toBe(0);
    const { status, body } = await revise(order, { sku: 'W1', qty: 1, refund: 15_000 });
    expect([status, body.outcome]).toEqual([200, 'done']);
    expect([await shop.stockOf('W1'), await shop.stockOf('W4')]).toEqual([1, 1]);
  });

  it.each([
    ['a product without stock', { sku: 'W7', qty: 3 }, 409, 'Vino Ñandú 7'],
    ['the same product', { sku: 'W5' }, 409, 'ya es Vino Ñandú 5'],
    ['an unknown product', { sku: 'W999' }, 409, 'no está a la venta'],
    ['more units than the line has', { qty: 4, sku: 'W7' }, 409, 'no le quedan tantas unidades'],
    ['an unknown line', { line: '9', sku: 'W7' }, 409, 'no le quedan tantas unidades'],
    ['another amount than the difference', { sku: 'W4', refund: 5 }, 409, 'devuelve $1.000'],
  ])('refuse %s, and change nothing', async (_name, body, status, words) => {
    await shop.setStock({ W7: 2 });
    const order = await placePaidOrder();
    const answer = await revise(order, body);
    expect(answer.status).toBe(status);
    expect(answer.body.message).toContain(words);
    expect((await read(order)).revisions).toEqual([]);
    expect([await shop.stockOf('W5'), await shop.stockOf('W7')]).toEqual([97, 2]);
  });

  it('name the field of bad input', async () => {
    const order = await placePaidOrder();
    const { status, body } = await revise(order, { fate: 'written_off' });
    expect([status, Object.keys(body.fields)]).toEqual([422, ['cause']]);
    const none = await revise(order, { qty: 0 });
    expect(Object.keys(none.body.fields)).toEqual(['qty']);
  });
});

describe('a revision', () => {
  it('is refused for an order that is sent, or not paid', async () => {
    const sent = await placePaidOrder();
    await ship(sent);
    const late = await revise(sent, { refund: 9000 });
    expect([late.status, late.body.message]).toEqual([
      409,
      'Está en «En camino»: sus productos se cambian solo antes del despacho. Devuelve el dinero por línea.',
    ]);
    const transfer = { payment_method: { document: '0', platform: 'transfer' } };
    const { body: unpaid } = await shop.placeOrder(await shop.cartWith({ W5: 2 }), transfer);
    const early = await revise(unpaid, { refund: 9000 });
    expect([early.status, early.body.message]).toEqual([
      409,
      'Todavía no está pagado. Anúlalo, y que lo pidan de nuevo.',
    ]);
  });

  it('of a transfer order notes the difference that staff have transferred', async () => {
    const transfer = { payment_method: { document: '0', platform: 'transfer' } };
    const { body: order } = await shop.placeOrder(await shop.cartWith({ W5: 2 }), transfer);
    const { version } = await read(order);
    await call(endpoints.acceptProof, { params: { id: order.id }, body: { version } });
    const change = { sku: 'W4', refund: 1000 };
    expect((await revise(order, change)).body.message).toContain('Se pagó por transferencia');
    const { body } = await revise(order, { ...change, by_hand: true });
    expect(body.order.refunds).toMatchObject([{ amount: 1000, state: 'done', by_hand: true }]);
  });

  // The test must notice this fault in api/src/modules/operator/revise-order.service.ts
  // - known = await findRevisionByKey(trx, orderId, revising.idempotencyKey);
  // + known = undefined;
  it('is done once when its response is lost, or two people press at the same time', async () => {
    const order = await placePaidOrder();
    const { version } = await read(order);
    const body = {
      version,
      line: '0',
      qty: 1,
      fate: 'stock',
      sku: 'W4',
      refund: 1000,
      reason: 'No queda',
    };
    const same = await Promise.all([1, 2, 3].map(() => send(order, body, 'mismo-cambio')));
    expect(same.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await send(order, body)).status).toBe(409);
    expect((await send(order, { ...body, qty: 2 }, 'mismo-cambio')).status).toBe(409);
    const seen = await read(order);
    expect([seen.revisions?.length, seen.refunds.length]).toEqual([1, 1]);
    expect([await shop.stockOf('W4'), await shop.stockOf('W5')]).toEqual([99, 98]);
    expect(await shop.ledger(order.payment.token)).toMatchObject({ refunded_amount: 1000 });
    expect(await auditOf(order)).toHaveLength(1);
  });

  it('and a colleague who sends the order at the same moment: one wins, and the other is told', async () => {
    const order = await placePaidOrder();
    const [revised, sent] = await Promise.all([revise(order, { sku: 'W7' }), ship(order)]);
    expect([revised.status, sent.status].sort()).toEqual([200, 409]);
    const { status, revisions } = await read(order);
    expect(status).toBe(revised.status === 200 ? 'confirmed' : 'on_the_way');
    expect(revisions).toHaveLength(revised.status === 200 ? 1 : 0);
  });

  it('needs the permission, and names itself in the audit', async () => {
    const order = await placePaidOrder();
    const { call: support } = await shop.signInAs('support');
    expect((await revise(order, { refund: 9000 }, support)).status).toBe(403);
    await revise(order, { sku: 'W4', refund: 1000 });
    expect(await auditOf(order)).toEqual([
      {
        action: 'orders.revise',
        after: {
          lines: [{ sku: 'W5', qty: 1, fate: 'stock', replaced_by: 'W4' }],
          refund: 1000,
          by_hand: false,
        },
        reason: 'Se quebró la última',
      },
    ]);
  });

  it('is told to the buyer on the order’s page, in tracking and by mail', async () => {
    const order = await placePaidOrder();
    await revise(order, { qty: 2, sku: 'W4', refund: 2000 });
    const told = { qty: 2, out: 'Vino Ñandú 5', in: 'Vino Ñandú 4', refund: 2000 };
    const packed = [
      { name: 'Vino Ñandú 5', qty: 1 },
      { name: 'Vino Ñandú 6', qty: 2 },
      { name: 'Vino Ñandú 4', qty: 2 },
    ];
    expect(await buyers(order)).toMatchObject({
      revisions: [{ ...told, reason: 'Se quebró la última' }],
      packed,
      refunds: [{ lines: [{ name: 'Vino Ñandú 4', qty: 0, amount: 2000 }] }],
    });
    const query = new URLSearchParams({ number: order.number, email: 'ana.soto@example.cl' });
    const { body } = await shop.call<{ data: Order }>('GET', `/order-tracking?${query}`);
    expect(body.data).toMatchObject({ revisions: [told], packed });
    expect(JSON.stringify(body.data)).not.toContain('quebró');
    await shop.app.jobs.runDue(['send-order-mail']);
    const textOf = async (kind: string) => {
      const mail = (await read(order)).mails.find((one) => one.kind === kind);
      return (await call(endpoints.readOrderMail, { params: { id: order.id, mail: mail?.id } })).body.text;
    };
    const changed = await textOf('order-revised');
    expect(changed).toContain('cambiamos 2 × Vino Ñandú 5 por 2 × Vino Ñandú 4.');
    expect(changed).toContain('Motivo: Se quebró la última');
    expect(changed).toContain('Así queda tu pedido: 1 × Vino Ñandú 5; 2 × Vino Ñandú 6; 2 × Vino Ñandú 4.');
    expect(await textOf('order-refunded')).toContain(
      `Diferencia de precio: Vino Ñandú 4: ${formatClp(2000)}`,
    );
    await ship(order);
    await shop.app.jobs.runDue(['send-order-mail']);
    expect(await textOf('order-shipped')).toContain('Así queda tu pedido');
  });
});

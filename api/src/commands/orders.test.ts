import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readOrder, reviseOrder } from 'shared-contracts/office/orders';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Finished, runCommand, runProcess } from '../../test/command-line.ts';
import { openOfficeOf, type TestOffice } from '../../test/office-harness.ts';
import { aPdf } from '../../test/proof-files.ts';
import { openShop, type Placed, type Shop } from '../../test/shopper.ts';
import { createShopProgram } from '../shop-program.ts';

let shop: Shop & TestOffice;
beforeAll(async () => {
  shop = await openOfficeOf(await openShop());
});
afterAll(() => shop.close());
beforeEach(() => shop.setStock({ W6: 50 }));

const settings = () => {
  const { DATA_DIR, WEBPAY_BASE_URL, MAIL_DIR } = shop.config;
  return { DATA_DIR, DATABASE_URL: shop.url, WEBPAY_BASE_URL, MAIL_DIR };
};
const saidBy = ({ code, stdout, stderr }: Finished) => ({ code, said: code === 0 ? stdout : stderr });
const command = async (...args: string[]) => saidBy(await runCommand(createShopProgram(), args, settings()));
/** `pnpm shop` as the operator starts it. */
const CLI = path.resolve(import.meta.dirname, '../cli.ts');

const placePaidOrder = (): Promise<Placed> => shop.placePaidOrder({ W6: 2 });
const statusOf = async (order: Placed) => (await shop.readOrder(order)).body.data.status;

describe('pnpm shop orders', () => {
  it('lists and shows orders', async () => {
    const order = await placePaidOrder();
    const { body: waiting } = await shop.placeOrder(await shop.cartWith({ W6: 1 }));
    const { said } = await command('orders', 'list', '--status', 'confirmed');
    expect(said).toMatch(new RegExp(`${order.number} .*confirmed .*webpay success .*\\$23.990 .*Ana Soto`));
    expect(said).not.toContain(waiting.number);
    const shown = await command('orders', 'show', order.number.toLowerCase());
    for (const text of [
      '2 × W6',
      'Los Aromos 123',
      'Total    $23.990',
      'in_validation, payment pending',
      'confirmed, payment success',
    ])
      expect(shown.said).toContain(text);
  });

  it('shows the lines that staff changed as they are now', async () => {
    const order = await shop.placePaidOrder({ W5: 3, W6: 2 });
    const { call } = await shop.signInAs('manager');
    const { body: read } = await call(readOrder, { params: { id: order.id } });
    const change = { line: '0', qty: 2, sku: 'W4', fate: 'stock', refund: 2000, reason: 'Se quebraron' };
    const { status } = await call(
      reviseOrder,
      { params: { id: order.id }, body: { version: read.version, ...change } },
      { 'idempotency-key': randomUUID() },
    );
    expect(status).toBe(200);
    const { said } = await command('orders', 'show', order.number);
    expect(said.match(/\d+ × \w+/g)).toEqual(['1 × W5', '2 × W6', '2 × W4']);
  });

  it('advances a paid order step by step, but not an unpaid one', async () => {
    const order = await placePaidOrder();
    expect(await command('orders', 'advance', order.number, '--dry-run')).toEqual({
      code: 0,
      said: `${order.number}: confirmed → on_the_way (dry run, nothing changed)\n`,
    });
    expect(await statusOf(order)).toBe('confirmed');
    expect((await command('orders', 'advance', order.number)).said).toBe(
      `${order.number}: confirmed → on_the_way\n`,
    );
    expect(await statusOf(order)).toBe('on_the_way');
    const { body: unpaid } = await shop.placeOrder(await shop.cartWith({ W6: 1 }));
    expect(await command('orders', 'advance', unpaid.number)).toMatchObject({
      code: 1,
      said: expect.stringContaining('It waits for the card network'),
    });
    expect((await command('orders', 'advance', 'CQ-999999')).said).toContain('There is no order CQ-999999.');
  });

  it('refunds once through the card network and releases the stock', async () => {
    const order = await placePaidOrder();
    expect((await command('orders', 'refund', order.number, '--dry-run')).said).toContain('nothing changed');
    expect(await shop.ledger(order.payment.token)).toMatchObject({ refunds: 0 });
    // Run it in a new process: its open connections and its job queue must not keep the process running.
    const refund = await runProcess(CLI, ['orders', 'refund', order.number], settings());
    expect(saidBy(refund)).toEqual({
      code: 0,
      said: `${order.number}: $23.990 given back, order cancelled, stock given back\n`,
    });
    expect(await shop.ledger(order.payment.token)).toMatchObject({ status: 'REVERSED', refunds: 1 });
    expect(await shop.stockOf('W6')).toBe(50);
    expect((await shop.readOrder(order)).body.data).toMatchObject({ status: 'cancelled', refunded: 23_990 });
    expect((await command('orders', 'refund', order.number)).code).toBe(1);
  });

  it('refunds parts up to the paid amount', async () => {
    const order = await placePaidOrder();
    expect((await command('orders', 'refund', order.number, '--amount', '3990')).code).toBe(0);
    expect(await statusOf(order)).toBe('confirmed');
    expect((await command('orders', 'refund', order.number, '--amount', '20001')).said).toContain(
      '$20.000 of $23.990 can be given back.',
    );
    expect((await command('orders', 'refund', order.number)).code).toBe(0);
    expect(await shop.ledger(order.payment.token)).toMatchObject({ refunds: 2, refunded_amount: 23_990 });
  });

  it('prints the order’s state when the card network refuses, and records a refund by hand', async () => {
    const order = await placePaidOrder();
    await shop.control({ refund: 284, times: 1 });
    const { code, said } = await command('orders', 'refund', order.number);
    expect(code).toBe(1);
    expect(said).toContain('$23.990 NOT given back: the card network refused: Refund not possible(284).');
    expect(said).toContain('The order is cancelled and its stock given back.');
    expect((await command('orders', 'show', order.number)).said).toContain(
      'NOT GIVEN, the card network refused',
    );
    expect((await command('orders', 'refund', order.number, '--by-hand')).said).toBe(
      `${order.number}: $23.990 given back\n`,
    );
    expect((await shop.readOrder(order)).body.data).toMatchObject({ status: 'cancelled', refunded: 23_990 });
    expect(await shop.stockOf('W6')).toBe(50);
  });

  it('repeats a refund of the rest that the card network refused', async () => {
    const order = await placePaidOrder();
    expect((await command('orders', 'refund', order.number, '--amount', '3990', '--by-hand')).code).toBe(0);
    await shop.control({ refund: 53, times: 1 });
    const { code, said } = await command('orders', 'refund', order.number);
    expect([code, said]).toEqual([1, expect.stringContaining('The order is cancelled')]);
    expect(said).not.toContain('nothing changed');
    expect((await command('orders', 'refund', order.number)).code).toBe(0);
    expect((await shop.readOrder(order)).body.data).toMatchObject({ status: 'cancelled', refunded: 23_990 });
    expect(await shop.ledger(order.payment.token)).toMatchObject({ refunds: 1, refunded_amount: 20_000 });
  });

  it('records the proof of a transfer', async () => {
    const { body: order } = await shop.placeOrder(await shop.cartWith({ W6: 1 }), {
      payment_method: { document: '0', platform: 'transfer' },
    });
    expect((await command('orders', 'proof', order.number, '--note', 'Banco 77')).code).toBe(0);
    expect((await command('orders', 'show', order.number)).said).toContain('Banco 77');
    expect((await command('orders', 'advance', order.number)).said).toContain('confirmed');
  });

  it('writes the buyer’s proof to a file, but does not overwrite a file', async () => {
    const { body: order } = await shop.placeOrder(await shop.cartWith({ W6: 1 }), {
      payment_method: { document: '0', platform: 'transfer' },
    });
    const folder = mkdtempSync(path.join(tmpdir(), 'proof-'));
    const write = () => command('orders', 'proof-file', order.number, '--to', folder);
    expect((await write()).said).toContain('its buyer has sent no file');
    await shop.uploadProof(order, 'pago');
    expect((await write()).code).toBe(0);
    expect(readFileSync(path.join(folder, `${order.number}.pdf`))).toEqual(aPdf('pago'));
    const again = await write();
    expect(again.code).toBe(1);
    expect(again.said).toMatch(/^[^\n]*EEXIST[^\n]*\n$/);
    rmSync(folder, { recursive: true });
  });
});

it('leaves an audit entry of each step, without a staff member', async () => {
  const order = await placePaidOrder();
  await command('orders', 'advance', order.number, '--dry-run');
  await command('orders', 'advance', order.number);
  await command('orders', 'refund', order.number, '--amount', '1000', '--by-hand');
  const entries = await shop.db
    .selectFrom('audit_entries')
    .select(['staff_id', 'action', 'before', 'after'])
    .where('entity_id', '=', order.number)
    .orderBy('id')
    .execute();
  expect(entries).toMatchObject([
    {
      staff_id: null,
      action: 'orders.advance',
      before: { status: 'confirmed' },
      after: { status: 'on_the_way' },
    },
    { staff_id: null, action: 'orders.refund', after: { refund: 1000, by_hand: true } },
  ]);
});

describe('pnpm shop coupon', () => {
  it('creates a coupon and lists its uses', async () => {
    expect(
      (await command('coupon', 'create', 'verano', '--amount', '5000', '--uses', '1', '--dry-run')).said,
    ).toBe('VERANO: $5.000 off, 1 use (dry run, nothing issued)\n');
    expect((await command('coupon', 'create', 'verano', '--amount', '5000', '--uses', '1')).code).toBe(0);
    const { body: order } = await shop.placeOrder(await shop.cartWith({ W6: 1 }), { coupon: 'VERANO' });
    expect(order.total).toBe(5000 + 3990);
    expect((await command('coupon', 'uses', 'VERANO')).said).toMatch(
      new RegExp(`${order.number} .*-\\$5.000`),
    );
    expect((await command('coupon', 'list')).said).toMatch(/VERANO +\$5.000 +used 1 of 1/);
  });

  it.each([
    [['coupon', 'create', 'A B', '--amount', '1'], 'A code is'],
    [['coupon', 'create', 'AB\u001b[2JC', '--amount', '1'], 'A code is'],
    [
      ['coupon', 'create', 'ABC', '--amount', '1', '--email', 'ana\u001b[2J@a.cl'],
      'It must be an e-mail address.',
    ],
    [['coupon', 'create', 'ABC'], 'Say either --amount or --percent.'],
    [['coupon', 'create', 'ABC', '--percent', '101'], 'It must be 1 to 100.'],
    [['coupon', 'create', 'ABC', '--amount', '100000001'], 'It must be 1 to 100000000.'],
    [['coupon', 'create', 'ABC', '--amount', '1', '--uses', '1000001'], 'It must be 1 to 1000000.'],
    [['coupon', 'create', 'ABC', '--amount', '10', '--expires', 'mañana'], 'It must be a day'],
    [['coupon', 'create', 'ABC', '--amount', '10', '--expires', '2020-01-31'], 'This day has passed.'],
    [['coupon', 'uses', 'NADA'], 'There is no coupon NADA.'],
  ])('%j fails with an explanation', async (args, sentence) => {
    const { code, said } = await command(...args);
    expect(code).toBe(1);
    expect(said).toContain(sentence);
    expect(said).not.toContain('    at ');
  });
});

import { createBotCheck } from 'shared-contracts/api/forms';
import { solveBotCheck } from 'shared-contracts/bot-check/solve-bot-check';
import { normalizeRut } from 'shared-contracts/domain/rut';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { customersOf } from '../../../test/customers.ts';
import { openShop, type Shop } from '../../../test/shopper.ts';

/** A shop with the real limits and the bot check. Requests name their network in X-Forwarded-For. */
let shop: Shop;
/** The same shop without the bot check, for tests of a stranger who solves it every time. */
let patient: Shop;
beforeAll(async () => {
  const env = { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '127.0.0.1' };
  shop = await openShop(env);
  patient = await openShop({ ...env, BOT_CHECK: 'off' });
});
afterAll(async () => {
  await shop.close();
  await patient.close();
});
beforeEach(async () => {
  for (const each of [shop, patient]) {
    await each.rawQuery(`delete from rate_limits`);
    await each.rawQuery(`update orders set status = 'cancelled', payment_status = 'failed'`);
    await each.setStock({ W1: 6, W4: 100 });
  }
});

const TRANSFER = { payment_method: { document: '0', platform: 'transfer' } };
const CARD = { payment_method: { document: '0', platform: 'webpay' } };

let people = 0;
/** E-mail address and RUT of a new person. */
const somebody = () => {
  people += 1;
  const candidates = [...'0123456789K'].map((digit) => `${15_000_000 + people}-${digit}`);
  return { email: `persona${people}@example.cl`, rut: candidates.find((rut) => normalizeRut(rut)) };
};
const order = async (
  at: Shop,
  {
    items = { W1: 1 },
    network = '203.0.113.9',
    ...changes
  }: { items?: Record<string, number>; network?: string; [field: string]: unknown },
) => {
  const cart = await at.cartWith(items);
  return at.placeOrder(cart, { ...somebody(), ...changes }, undefined, { 'x-forwarded-for': network });
};
const answerBotCheck = async (): Promise<string> => {
  const task = await shop.call<{ parameters: object; signature: string }>(
    'GET',
    `${createBotCheck.path}?form=order`,
  );
  return solveBotCheck(task.body);
};

describe('unpaid orders of strangers', () => {
  it('reserve at most half of a product by transfer, so that others can buy by card', async () => {
    const answers = [];
    for (let index = 0; index < 5; index += 1)
      answers.push(await order(patient, { ...TRANSFER, network: `203.0.113.${index}` }));
    const placed = answers.filter(({ status }) => status === 201);
    expect(placed).toHaveLength(3);
    expect(answers.at(-1)?.body).toMatchObject({
      code: 'TRANSFER_HELD',
      errors: [expect.stringContaining('Disponibles por transferencia: 0')],
    });
    expect(await patient.stockOf('W1')).toBe(3);
    expect((await order(patient, { ...CARD, items: { W1: 2 } })).status).toBe(201);
  });

  it('reserve no more when placed simultaneously', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        order(patient, { ...TRANSFER, network: `198.51.100.${index}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(await patient.stockOf('W1')).toBe(3);
  });

  it('reserve no more through boxes than through bottles', async () => {
    const wants = { ...TRANSFER, items: { W4: 51 } };
    expect((await order(patient, wants)).body).toMatchObject({ code: 'TRANSFER_HELD' });
    expect((await order(patient, { ...wants, items: { W4: 50 } })).status).toBe(201);
    expect((await order(patient, { ...TRANSFER, items: { B1: 1 } })).body.code).toBe('TRANSFER_HELD');
  });

  it('leave some of a product while the card payment is open', async () => {
    expect((await order(patient, { ...CARD, items: { W4: 81 } })).body).toMatchObject({
      code: 'STOCK_HELD',
      errors: [expect.stringContaining('Disponibles ahora: 80')],
    });
    expect((await order(patient, { ...CARD, items: { W4: 80 } })).status).toBe(201);
    expect((await order(patient, { ...CARD, items: { W4: 20 } })).body.code).toBe('STOCK_HELD');
    // The limit does not apply to a small number of units (`heldUnits`).
    await patient.setStock({ W1: 2 });
    expect((await order(patient, { ...CARD, items: { W1: 2 } })).status).toBe(201);
  });

  it('leave some of a product when a refused card order is paid again', async () => {
    const wants = { ...CARD, items: { W4: 60 } };
    const { body: first } = await order(patient, wants);
    await patient.comeBack(await patient.decide(first.payment.token, 'refuse'));
    expect((await order(patient, wants)).status).toBe(201);
    const again = await patient.call('POST', `/purchases/${first.id}/payment/retry`, undefined, {
      'x-order-key': first.access_key,
    });
    expect(again.body).toMatchObject({ code: 'OUT_OF_STOCK' });
    await patient.setStock({ W4: 70 });
    const later = await patient.call('POST', `/purchases/${first.id}/payment/retry`, undefined, {
      'x-order-key': first.access_key,
    });
    expect(later.body).toMatchObject({ code: 'STOCK_HELD' });
  });

  it.each([
    ['e-mail address', { email: 'la.misma@example.cl' }],
    ['RUT', { rut: '11.111.111-1' }],
  ])('are limited to three per %s, also simultaneously', async (_, same) => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_each, index) =>
        order(patient, { ...TRANSFER, ...same, items: { W4: 1 }, network: `192.0.2.${index}` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.find(({ status }) => status !== 201)?.body.code).toBe('TOO_MANY_UNPAID');
    // A paid order no longer counts as unpaid, so the next order is accepted.
    const paid = answers.find(({ status }) => status === 201)?.body.id;
    await patient.rawQuery(
      `update orders set status = 'confirmed', payment_status = 'success' where id = '${paid}'`,
    );
    expect((await order(patient, { ...TRANSFER, ...same, items: { W4: 1 } })).status).toBe(201);
  });

  it('do not use up the orders of a customer with a confirmed e-mail, who has as many', async () => {
    const customer = await customersOf(patient).join();
    const person = { email: customer.email, rut: somebody().rut, items: { W4: 1 } };
    for (let index = 0; index < 3; index += 1)
      expect((await order(patient, { ...TRANSFER, ...person })).status).toBe(201);
    expect((await order(patient, { ...TRANSFER, ...person })).body.code).toBe('TOO_MANY_UNPAID');

    const headers = { authorization: `Bearer ${customer.tokens.access_token}` };
    const own = async (changes: object) =>
      patient.placeOrder(await patient.cartWith({ W4: 1 }), changes, undefined, headers);
    expect((await own({ ...TRANSFER, ...person })).body.code).toBe('TOO_MANY_UNPAID');
    await patient.rawQuery(`update users set email_verified_at = now() where email = '${customer.email}'`);
    expect((await own({ ...TRANSFER, ...person })).status).toBe(201);
    // The e-mails and RUTs of others do not give the account more orders.
    for (let index = 0; index < 2; index += 1)
      expect((await own({ ...TRANSFER, ...somebody() })).status).toBe(201);
    expect((await own({ ...TRANSFER, ...somebody() })).body.code).toBe('TOO_MANY_UNPAID');
  });

  it('do not prevent that customer from paying an own card order again', async () => {
    const customer = await customersOf(patient).join();
    await patient.rawQuery(`update users set email_verified_at = now() where email = '${customer.email}'`);
    const headers = { authorization: `Bearer ${customer.tokens.access_token}` };
    const person = { email: customer.email, rut: somebody().rut };
    const { body: own } = await patient.placeOrder(
      await patient.cartWith({ W4: 1 }),
      { ...CARD, ...person },
      undefined,
      headers,
    );
    await patient.comeBack(await patient.decide(own.payment.token, 'refuse'));
    for (let index = 0; index < 6; index += 1)
      expect((await order(patient, { ...CARD, ...person, items: { W4: 1 } })).status).toBe(201);
    const again = await patient.call('POST', `/purchases/${own.id}/payment/retry`, undefined, {
      'x-order-key': own.access_key,
    });
    expect(again.status).toBe(200);
  });

  it('reserve at most half of a limited coupon’s uses by transfer', async () => {
    await patient.rawQuery(`insert into coupons (code, amount, uses) values ('CUATRO', 1000, 4)`);
    const wants = { ...TRANSFER, coupon: 'CUATRO', items: { W4: 1 } };
    const codes = [];
    for (let index = 0; index < 3; index += 1) codes.push((await order(patient, wants)).body.code);
    expect(codes).toEqual([undefined, undefined, 'COUPON_HELD']);
    expect((await order(patient, { ...wants, ...CARD })).status).toBe(201);
  });
});

describe('the bot check of an order', () => {
  it('is required from a guest from the fourth transfer order of a network', async () => {
    const wants = { ...TRANSFER, items: { W4: 1 } };
    const statuses = [];
    for (let index = 0; index < 3; index += 1) statuses.push((await order(shop, wants)).status);
    expect(statuses).toEqual([201, 201, 201]);
    const refused = await order(shop, wants);
    expect(refused.status).toBe(422);
    // A checkout that does not know the bot check shows this text.
    expect(refused.body).toMatchObject({
      code: 'BOT_CHECK_FAILED',
      errors: ['No pudimos comprobar que eres una persona. Intenta nuevamente.'],
    });
    expect((await order(shop, { ...wants, altcha: await answerBotCheck() })).status).toBe(201);
    expect((await order(shop, { ...wants, network: '203.0.113.77' })).status).toBe(201);
  });

  it('is required from a guest who orders much of a product, and each solution is valid once', async () => {
    const wants = { ...TRANSFER, items: { W1: 2 } };
    expect((await order(shop, wants)).body.code).toBe('BOT_CHECK_FAILED');
    expect(await shop.stockOf('W1')).toBe(6);
    const altcha = await answerBotCheck();
    expect((await order(shop, { ...wants, altcha })).status).toBe(201);
    expect((await order(shop, { ...wants, items: { W1: 1 }, altcha })).body.code).toBe('BOT_CHECK_FAILED');
  });

  it('does not change the order: the same key with another solution returns it', async () => {
    const cart = await shop.cartWith({ W1: 2 });
    const person = { ...somebody(), ...TRANSFER };
    const key = 'one-key-for-this-order';
    expect((await shop.placeOrder(cart, person, key)).body.code).toBe('BOT_CHECK_FAILED');
    const altcha = await answerBotCheck();
    const first = await shop.placeOrder(cart, { ...person, altcha }, key);
    const again = await shop.placeOrder(cart, { ...person, altcha }, key);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body.id).toBe(first.body.id);
  });

  it('is not required from a customer with a confirmed e-mail', async () => {
    const customer = await customersOf(patient).join();
    await patient.rawQuery(`update users set email_verified_at = now() where email = '${customer.email}'`);
    const cart = await patient.cartWith({ W4: 100 });
    const headers = { authorization: `Bearer ${customer.tokens.access_token}` };
    const { status } = await patient.placeOrder(cart, { ...somebody(), ...CARD }, undefined, headers);
    expect(status).toBe(201);
  });
});

describe('attempts to place an order', () => {
  it('are limited to sixty per network, including refused ones', async () => {
    const network = { 'x-forwarded-for': '203.0.113.50' };
    const statuses: number[] = [];
    for (let cart = 0; cart < 7; cart += 1) {
      const id = await shop.cartWith({ W1: 1 });
      await shop.setStock({ W1: 0 });
      for (let index = 0; index < 10; index += 1)
        statuses.push((await shop.placeOrder(id, somebody(), undefined, network)).status);
      await shop.setStock({ W1: 6 });
    }
    expect(statuses.slice(0, 60)).toEqual(Array(60).fill(409));
    expect(statuses.slice(60)).toEqual(Array(10).fill(429));
    const elsewhere = { 'x-forwarded-for': '203.0.113.51' };
    const cart = await shop.cartWith({ W1: 1 });
    expect((await shop.placeOrder(cart, somebody(), undefined, elsewhere)).status).toBe(201);
  });

  it('return a stored order when the network has reached its limit since', async () => {
    const network = { 'x-forwarded-for': '203.0.113.60' };
    const cart = await patient.cartWith({ W4: 1 });
    const person = { ...somebody(), ...TRANSFER };
    const key = 'one-key-of-a-full-network';
    const first = await patient.placeOrder(cart, person, key, network);
    await patient.rawQuery(`update rate_limits set points = 30 where key like 'transfer-refuse%'`);
    const again = await patient.placeOrder(cart, person, key, network);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body.id).toBe(first.body.id);
    expect(again.headers.get('retry-after')).toBeNull();
    const { rows } = await patient.rawQuery(
      `select points from rate_limits where key like 'transfer-refuse%'`,
    );
    expect(rows).toEqual([{ points: 30 }]);
    const wants = { ...TRANSFER, items: { W4: 1 }, network: '203.0.113.60' };
    expect((await order(patient, wants)).status).toBe(429);
  });
});

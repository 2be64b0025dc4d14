import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { API_KEY, COMMERCE_CODE } from './rules.ts';
import { openShop, RETURN_URL, type Shop } from './test/shop.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
beforeEach(() => shop.control({}));
afterAll(() => shop.close());

async function paid(amount = 12_990, fields: Record<string, string> = {}) {
  const created = await shop.create(amount);
  await shop.decide(created.token, 'approve', fields);
  await shop.webpay.commit(created.token);
  return created;
}

function call(path: string, init: RequestInit & { headers?: Record<string, string> } = {}) {
  const credentials = { 'tbk-api-key-id': COMMERCE_CODE, 'tbk-api-key-secret': API_KEY };
  return fetch(`${shop.base}/rswebpaytransaction/api/webpay/v1.2${path}`, {
    ...init,
    headers: { ...credentials, ...init.headers },
  });
}

const json = { 'content-type': 'application/json' };
const order = { buy_order: 'x-1', session_id: 's', amount: 1, return_url: RETURN_URL };

describe('create', () => {
  it('returns a token of 64 hexadecimal digits and the form’s URL', async () => {
    const { token, url } = await shop.create();
    expect(token).toMatch(/^[0-9a-f]{64}$/);
    expect(url).toBe(`${shop.base}/webpayserver/initTransaction`);
    expect(await shop.ledger(token)).toMatchObject({
      status: 'INITIALIZED',
      amount: 12_990,
      commits: 0,
      refunds: 0,
    });
  });

  it('refuses a repeated buy order', async () => {
    const { buyOrder } = await shop.create();
    await expect(shop.webpay.create(buyOrder, 's', 1, RETURN_URL)).rejects.toThrow(
      'Transaction already exists(21)',
    );
  });

  it.each([
    ['another shop', '597055555540', API_KEY],
    ['a wrong secret', COMMERCE_CODE, 'wrong'],
  ])('refuses %s', async (_who, code, key) => {
    await expect(shop.connect(code, key).create('x-2', 's', 1, RETURN_URL)).rejects.toThrow(
      /401.*Not Authorized/s,
    );
  });

  it.each([
    ['buy_order', 'a'.repeat(27)],
    ['buy_order', 'con espacio'],
    ['session_id', 's'.repeat(62)],
    ['session_id', ' '],
    ['return_url', 'javascript:alert(1)'],
    ['return_url', `https://a.cl/${'x'.repeat(250)}`],
    ['amount', 0],
    ['amount', 10.5],
    ['amount', '12990'],
    ['amount', undefined],
  ])('answers 422 and names %s for %s', async (field, value) => {
    const response = await call('/transactions', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ ...order, [field]: value }),
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ error_message: `Invalid value for parameter: ${field}` });
  });

  it.each([
    [400, 'POST', '/transactions', json, '{'],
    [400, 'POST', '/transactions', json, '[]'],
    [400, 'POST', '/transactions', json, JSON.stringify({ ...order, color: 'tinto' })],
    [404, 'GET', '/bottles', {}, undefined],
    [405, 'DELETE', '/transactions', {}, undefined],
    [406, 'POST', '/transactions', { ...json, accept: 'text/html' }, JSON.stringify(order)],
    [415, 'POST', '/transactions', { 'content-type': 'text/xml' }, '<a/>'],
  ])('answers %i to %s %s with %j %s', async (status, method, path, headers, body) => {
    const response = await call(path, { method, headers, body });
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({ error_message: expect.any(String) });
  });
});

describe('commit', () => {
  it('settles an approved payment and returns its card data', async () => {
    const { token, buyOrder } = await shop.create(12_000);
    await shop.decide(token, 'approve', { card: 'visa', plan: 'SI' });
    expect(await shop.webpay.commit(token)).toEqual({
      vci: 'TSY',
      amount: 12_000,
      status: 'AUTHORIZED',
      buy_order: buyOrder,
      session_id: expect.stringMatching(/^sesion-/),
      card_detail: { card_number: '6623' },
      accounting_date: expect.stringMatching(/^\d{4}$/),
      transaction_date: expect.stringMatching(/^\d{4}-.*Z$/),
      authorization_code: expect.stringMatching(/^\d{6}$/),
      payment_type_code: 'SI',
      response_code: 0,
      installments_number: 3,
      installments_amount: 4000,
    });
  });

  it.each([
    ['redcompra', 'VD', '7763'],
    ['prepaid-visa', 'VP', '6590'],
  ])('returns no installments for %s', async (card, code, digits) => {
    const { token } = await shop.create();
    await shop.decide(token, 'approve', { card, plan: 'SI' });
    expect(await shop.webpay.commit(token)).toMatchObject({
      payment_type_code: code,
      card_detail: { card_number: digits },
      installments_number: 0,
    });
  });

  it('reports a refused payment without an authorisation', async () => {
    const { token } = await shop.create();
    await shop.decide(token, 'refuse');
    expect(await shop.webpay.commit(token)).toMatchObject({
      status: 'FAILED',
      response_code: -1,
      authorization_code: '000000',
      vci: 'TSN',
    });
  });

  it('returns the same response for a repeated commit, and counts it', async () => {
    const { token } = await shop.create();
    await shop.decide(token, 'approve');
    const first = await shop.webpay.commit(token);
    expect(await shop.webpay.commit(token)).toEqual(first);
    expect(await shop.webpay.status(token)).toEqual(first);
    expect(await shop.ledger(token)).toMatchObject({ status: 'AUTHORIZED', commits: 2 });
  });

  it('accepts one of two simultaneous commits', async () => {
    const { token } = await shop.create();
    await shop.decide(token, 'approve');
    await shop.control({ latency_ms: 100, times: 1 });
    const answers = await Promise.allSettled([shop.webpay.commit(token), shop.webpay.commit(token)]);
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(refused).toHaveLength(1);
    expect(String(refused[0]?.reason)).toContain('Transaction already locked by another process');
    expect(await shop.ledger(token)).toMatchObject({ status: 'AUTHORIZED', commits: 1 });
  });

  it('refuses undecided payments and unknown or malformed tokens', async () => {
    const { token } = await shop.create();
    await expect(shop.webpay.commit(token)).rejects.toThrow('invalid finished state: initialized');
    await expect(shop.webpay.commit('0'.repeat(64))).rejects.toThrow('transaction not found');
    await expect(shop.webpay.commit('short')).rejects.toThrow('Invalid value for parameter: token');
  });

  it('reverses the payment when the shop does not commit in time', async () => {
    const { token } = await shop.create();
    await shop.decide(token, 'approve');
    await shop.control({ clock_shift_ms: HOUR_MS });
    await expect(shop.webpay.commit(token)).rejects.toThrow('invalid finished state: aborted');
  });
});

describe('status', () => {
  it('is INITIALIZED before the commit and unknown after seven days', async () => {
    const { token } = await shop.create();
    await shop.decide(token, 'approve');
    expect(await shop.webpay.status(token)).toMatchObject({ status: 'INITIALIZED', amount: 12_990 });
    await shop.control({ clock_shift_ms: 8 * DAY_MS });
    await expect(shop.webpay.status(token)).rejects.toThrow('max time (7 days)');
  });
});

describe('refund', () => {
  it('reverses the whole amount within three hours, once', async () => {
    const { token } = await paid();
    expect(await shop.webpay.refund(token, 12_990)).toEqual({ type: 'REVERSED' });
    await expect(shop.webpay.refund(token, 1)).rejects.toThrow('(310)');
    expect(await shop.ledger(token)).toMatchObject({
      status: 'REVERSED',
      refunds: 1,
      refunded_amount: 12_990,
    });
  });

  it('nullifies in parts up to the paid amount', async () => {
    const { token } = await paid(10_000);
    expect(await shop.webpay.refund(token, 4000)).toMatchObject({
      type: 'NULLIFIED',
      nullified_amount: 4000,
      balance: 6000,
    });
    expect(await shop.webpay.status(token)).toMatchObject({ status: 'PARTIALLY_NULLIFIED', balance: 6000 });
    await expect(shop.webpay.refund(token, 6001)).rejects.toThrow('(311)');
    expect(await shop.webpay.refund(token, 6000)).toMatchObject({ balance: 0 });
    expect(await shop.ledger(token)).toMatchObject({ status: 'NULLIFIED', refunds: 2 });
  });

  it('nullifies after three hours and refuses after ninety days', async () => {
    const [first, second] = [await paid(), await paid()];
    await shop.control({ clock_shift_ms: 4 * HOUR_MS });
    expect(await shop.webpay.refund(first.token, 12_990)).toMatchObject({ type: 'NULLIFIED', balance: 0 });
    await shop.control({ clock_shift_ms: 91 * DAY_MS });
    await expect(shop.webpay.refund(second.token, 12_990)).rejects.toThrow('(284)');
  });

  it.each([
    ['a debit card', { card: 'redcompra' }, '(16)'],
    ['instalments', { plan: 'S2' }, '(53)'],
  ])('refuses a partial refund for %s', async (_what, fields, code) => {
    const { token } = await paid(10_000, fields);
    await expect(shop.webpay.refund(token, 1)).rejects.toThrow(code);
  });

  it('refuses to refund an unpaid payment', async () => {
    const { token } = await shop.create();
    await expect(shop.webpay.refund(token, 1)).rejects.toThrow('(292)');
  });
});

import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openShop, type Shop } from './test/shop.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
beforeEach(() => shop.control({}));
afterAll(() => shop.close());

it('answers 500 the requested number of times', async () => {
  const { token } = await shop.create();
  await shop.control({ fail: '500', times: 2 });
  await expect(shop.webpay.status(token)).rejects.toThrow('500');
  await expect(shop.webpay.status(token)).rejects.toThrow('500');
  expect(await shop.webpay.status(token)).toMatchObject({ status: 'INITIALIZED' });
});

it('can drop the response of a successful commit, and answers the repeated commit', async () => {
  const { token } = await shop.create();
  await shop.decide(token, 'approve');
  await shop.control({ fail: 'drop', when: 'after', operation: 'commit', times: 1 });
  expect(await shop.webpay.status(token)).toMatchObject({ status: 'INITIALIZED' });
  await expect(shop.webpay.commit(token)).rejects.toThrow();
  expect(await shop.ledger(token)).toMatchObject({ status: 'AUTHORIZED', commits: 1 });
  expect(await shop.webpay.commit(token)).toMatchObject({ status: 'AUTHORIZED' });
});

it('can close the connection before it processes a commit', async () => {
  const { token } = await shop.create();
  await shop.decide(token, 'approve');
  await shop.control({ fail: 'drop', times: 1 });
  await expect(shop.webpay.commit(token)).rejects.toThrow();
  expect(await shop.ledger(token)).toMatchObject({ status: 'INITIALIZED', commits: 0 });
});

it('can delay its response', async () => {
  const { token } = await shop.create();
  await shop.control({ latency_ms: 150, times: 1 });
  const start = performance.now();
  await shop.webpay.status(token);
  expect(performance.now() - start).toBeGreaterThan(140);
});

it('answers a refund as configured without refunding', async () => {
  const { token } = await shop.create();
  await shop.decide(token, 'approve');
  await shop.webpay.commit(token);
  await shop.control({ refund: -5, times: 1 });
  expect(await shop.webpay.refund(token, 1000)).toMatchObject({ type: 'NULLIFIED', response_code: -5 });
  await shop.control({ refund: 284, times: 1 });
  await expect(shop.webpay.refund(token, 1000)).rejects.toThrow('(284)');
  await shop.control({ refund: 'empty', times: 1 });
  expect(await shop.webpay.refund(token, 1000)).toEqual({});
  expect(await shop.ledger(token)).toMatchObject({ status: 'AUTHORIZED', refunds: 0 });
});

it('forces the response code of the next commit, independent of the decision', async () => {
  const [first, second] = [await shop.create(), await shop.create()];
  await shop.decide(first.token, 'approve');
  await shop.decide(second.token, 'approve');
  await shop.control({ response_code: -4, times: 1 });
  expect(await shop.webpay.commit(first.token)).toMatchObject({ status: 'FAILED', response_code: -4 });
  expect(await shop.webpay.commit(second.token)).toMatchObject({ status: 'AUTHORIZED', response_code: 0 });
});

it('keeps a fault without a count until it is reset', async () => {
  const { token } = await shop.create();
  await shop.control({ fail: '500' });
  await expect(shop.webpay.status(token)).rejects.toThrow();
  await expect(shop.webpay.status(token)).rejects.toThrow();
  expect(await (await shop.control({ fail: null })).json()).toEqual({ clock_shift_ms: 0 });
  expect(await shop.webpay.status(token)).toMatchObject({ status: 'INITIALIZED' });
});

it.each([{ fail: '404' }, { colour: 'red' }, { latency_ms: -1 }, { times: 0 }])(
  'refuses %j',
  async (values) => {
    const response = await shop.control(values as object);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.status).toBeLessThan(500);
  },
);

it('lists every payment in the ledger and answers 404 for an unknown one', async () => {
  const { token, buyOrder } = await shop.create(5000);
  const ledger = await (await fetch(`${shop.base}/ledger`)).json();
  expect(ledger).toContainEqual(expect.objectContaining({ token, buy_order: buyOrder, amount: 5000 }));
  expect((await fetch(`${shop.base}/ledger/none`)).status).toBe(404);
});

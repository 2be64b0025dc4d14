// @vitest-environment happy-dom
import { allSettled, fork } from 'effector';
import { easyTask } from 'shared-contracts/bot-check/easy-task';
import { hostProvided } from 'shared-kit/host';
import { createTestHost } from 'shared-kit/test-host';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cartRefreshRequested } from '../../lib/cart/cart.model.ts';
import { $refusedFields, partChanged } from '../../lib/draft/draft.model.ts';
import { EMPTY_DRAFT } from '../../lib/draft/draft.ts';
import { submitToGatewayFx } from '../../lib/gateway/gateway.model.ts';
import { NO_GIFT_BOX } from '../../lib/gift-box/gift-box.ts';
import { stepLeft, stepShown } from '../../lib/guard-steps.model.ts';
import { $isSessionLost } from '../../lib/session-lost.model.ts';
import { aCart, aLine, CART_ID, keepCart } from '../../lib/testing/cart-fixtures.ts';
import { aDraft } from '../../lib/testing/draft-fixtures.ts';
import { hostError } from '../../lib/testing/host-error.ts';
import { FASTER, SHIPPING } from '../../lib/testing/place-fixtures.ts';
import { pickupBody } from '../../lib/testing/sent-order-fixtures.ts';
import { $order, $seenTotals, orderSubmitted, pageRestored } from './place-order.model.ts';
import { toOrderBody } from './to-order-body.ts';

type Sent = { query: { cart_id: string }; headers: { 'idempotency-key': string }; body: object };

const TOTAL = 2 * 12990 + 3990;
const created = (total = TOTAL) => ({
  id: 'o-1',
  number: '1001',
  status: 'in_validation',
  total,
  access_key: 'key',
  payment: { platform: 'webpay', url: 'http://127.0.0.1:4100/webpayserver/initTransaction', token: 'T' },
});
const fault = () => hostError({ code: 'NETWORK', message: 'no line' });
const tooMany = () => hostError({ code: 'TOO_MANY_REQUESTS', message: 'wait', statusCode: 429 });
const refusal = (code: 'OUT_OF_STOCK' | 'VALIDATION_FAILED' | 'CART_EMPTY', fields = {}) =>
  hostError({ code, message: code, statusCode: 422, errors: ['Quedan 1'], fields });

/**
 * Opens the payment step. `end` and `next` answer the calls of the order endpoint in turn. Waits until all
 * requests of the step have ended, or for `until` if the test keeps a response back.
 */
const open = async (
  end: unknown,
  next: unknown = end,
  answers: Record<string, unknown> = {},
  draft = aDraft(),
  until?: Promise<void>,
) => {
  const ends = [end, next];
  const left: object[] = [];
  const host = createTestHost({
    answers: {
      'read-cart': { data: aCart() },
      'calculate-shipping': SHIPPING,
      ...answers,
      'place-order': () => {
        const end = ends.length > 1 ? ends.shift() : ends[0];
        if (end instanceof Error) throw end;
        return end;
      },
    },
  });
  sessionStorage.setItem('checkoutDraft', JSON.stringify(draft));
  const scope = fork({ handlers: [[submitToGatewayFx, (form: object) => void left.push(form)]] });
  await allSettled(hostProvided, { scope, params: host });
  const shown = allSettled(stepShown, { scope, params: 'payment' });
  await (until ?? shown);
  const pay = () => allSettled(orderSubmitted, { scope });
  const sent = () => host.calls.filter(({ id }) => id === 'place-order').map(({ input }) => input as Sent);
  const keys = () => sent().map(({ headers }) => headers['idempotency-key']);
  return { host, scope, left, pay, sent, keys, state: () => scope.getState($order) };
};

describe('placing an order', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    keepCart(aCart());
  });

  it('sends the values in the stored form and navigates to the gateway', async () => {
    const { host, pay, sent, left, state } = await open(created());
    await pay();
    expect(sent()[0]).toMatchObject({
      query: { cart_id: CART_ID },
      body: { rut: '12345678-5', phone: '+56912345678', terms: true, delivery: { commune_id: '13114' } },
    });
    expect(left).toEqual([{ url: created().payment.url, token: 'T' }]);
    expect(host.tracked.map(({ event }) => event)).toEqual(['add_payment_info']);
    expect(host.tracked[0]?.data).toMatchObject({ value: TOTAL, currency: 'CLP', payment_type: 'webpay' });
    expect(JSON.stringify(host.tracked)).not.toContain('ana@example.com');
    // The overlay stays until the browser leaves the page.
    expect(state()).toEqual({ kind: 'waiting' });
  });

  it('does not send a shopper to the gateway who has left the step meanwhile', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const { scope, pay, sent, left, state } = await open(promise, created());
    const paid = pay();
    await vi.waitFor(() => expect(sent()).toHaveLength(1));
    const gone = allSettled(stepLeft, { scope });
    resolve(created());
    await Promise.all([paid, gone]);
    expect(left).toEqual([]);
    expect(state()).toEqual({ kind: 'idle' });
    await allSettled(stepShown, { scope, params: 'payment' });
    await pay();
    expect(left).toHaveLength(1);
  });

  describe('whose answer comes after the shopper changed the order and sent it again', () => {
    const sentTwice = async () => {
      const [early, late] = [Promise.withResolvers<object>(), Promise.withResolvers<object>()];
      const opened = await open(early.promise, late.promise);
      const { scope, pay, sent } = opened;
      const first = pay();
      await vi.waitFor(() => expect(sent()).toHaveLength(1));
      const moved = [
        allSettled(stepLeft, { scope }),
        allSettled(partChanged, {
          scope,
          params: { part: 'delivery', values: { ...aDraft().delivery, address: 'Otra 2' } },
        }),
        allSettled(stepShown, { scope, params: 'payment' }),
      ];
      const second = pay();
      await vi.waitFor(() => expect(sent()).toHaveLength(2));
      return { ...opened, early, late, settled: () => Promise.all([first, ...moved, second]) };
    };

    it('leaves for the gateway with the new order only', async () => {
      const { early, late, left, settled } = await sentTwice();
      early.resolve(created());
      await early.promise;
      late.resolve({ ...created(), payment: { ...created().payment, token: 'T-2' } });
      await settled();
      expect(left).toMatchObject([{ token: 'T-2' }]);
    });

    it('keeps waiting for the new order when the old one is refused', async () => {
      const { early, late, left, state, scope, settled } = await sentTwice();
      early.reject(refusal('VALIDATION_FAILED', { 'delivery.address': 'no' }));
      await early.promise.catch(() => {});
      late.resolve(created());
      await settled();
      expect(state()).toEqual({ kind: 'waiting' });
      expect(scope.getState($refusedFields)).toEqual({});
      expect(left).toHaveLength(1);
    });
  });

  it('solves the bot check when the API asks for it and sends the same order again', async () => {
    const asked = hostError({ code: 'BOT_CHECK_FAILED', message: 'check', statusCode: 422 });
    const { pay, sent, keys, left } = await open(asked, created(), { 'create-bot-check': await easyTask() });
    await pay();
    expect(keys()[1]).toBe(keys()[0]);
    expect(sent()[0]?.body).not.toHaveProperty('altcha');
    expect(sent()[1]?.body).toEqual({ ...sent()[0]?.body, altcha: expect.any(String) });
    expect(left).toHaveLength(1);
  });

  it.each([
    ['BOT_CHECK_FAILED', { reason: 'botCheck' }],
    ['TOO_MANY_UNPAID', { reason: 'tooManyUnpaid' }],
    ['COUPON_HELD', { reason: 'couponHeld' }],
    ['TRANSFER_HELD', { reason: 'transferHeld', texts: ['Quedan pocas'] }],
    ['STOCK_HELD', { reason: 'stockHeld', texts: ['Quedan pocas'] }],
  ] as const)('shows why an order was refused with %s', async (code, refusal) => {
    const end = hostError({ code, message: code, statusCode: 409, errors: ['Quedan pocas'] });
    const { pay, state } = await open(end, end, { 'create-bot-check': await easyTask() });
    await pay();
    expect(state()).toEqual({ kind: 'refused', refusal });
  });

  it('forgets a refusal when the session ends, also one that comes afterwards', async () => {
    const { scope, pay, state } = await open(tooMany());
    await pay();
    await allSettled($isSessionLost, { scope, params: true });
    expect(state()).toEqual({ kind: 'idle' });
    await pay();
    expect(state()).toMatchObject({ kind: 'refused' });
    await allSettled($isSessionLost, { scope, params: false });
    expect(state()).toEqual({ kind: 'idle' });
  });

  it('keeps the key after a network error', async () => {
    const { pay, keys, state } = await open(fault(), created());
    await pay();
    expect(state()).toEqual({ kind: 'refused', refusal: { reason: 'unreachable' } });
    await pay();
    expect(keys()[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys()[1]).toBe(keys()[0]);
  });

  describe('whose response is lost', () => {
    const transfer = { ...created(), payment: { platform: 'transfer', url: null, token: null } };
    const byTransfer = aDraft({ payment: { ...EMPTY_DRAFT.payment, platform: 'transfer' } });
    const emptied = { 'read-cart': { data: aCart([]) } };
    const TRANSFER_PAGE = '/datos-de-transferencia?pedido=o-1';

    it('sends it again with its key when the cart is empty', async () => {
      const carts = [aCart()];
      const { scope, host, pay, keys } = await open(
        fault(),
        transfer,
        {
          'read-cart': () => ({ data: carts.pop() ?? aCart([]) }),
        },
        byTransfer,
      );
      await pay();
      // Simulates that the network is back.
      await allSettled(cartRefreshRequested, { scope });
      expect(keys()[1]).toBe(keys()[0]);
      expect(host.visited).toEqual([TRANSFER_PAGE]);
    });

    it('sends it again after a reload, then deletes it from storage', async () => {
      const before = await open(fault(), undefined, {}, byTransfer);
      await before.pay();
      const { host, sent } = await open(transfer, transfer, emptied);
      expect(sent()).toEqual(before.sent());
      expect(host.visited).toEqual([TRANSFER_PAGE]);
      expect((await open(transfer, transfer, emptied)).host.visited).toEqual(['/carrito']);
    });

    it('stays on the step with a retry while the API does not respond', async () => {
      const before = await open(fault(), undefined, {}, byTransfer);
      await before.pay();
      const { host, pay, keys, state } = await open(fault(), transfer, emptied);
      expect(state()).toEqual({ kind: 'refused', refusal: { reason: 'unreachable' } });
      expect(host.visited).toEqual([]);
      await pay();
      expect(keys()).toEqual([before.keys()[0], before.keys()[0]]);
      expect(host.visited).toEqual([TRANSFER_PAGE]);
    });

    it('navigates to the cart when the order does not exist', async () => {
      await (await open(fault(), undefined, {}, byTransfer)).pay();
      const { host } = await open(refusal('CART_EMPTY'), undefined, emptied);
      expect(host.visited).toEqual(['/carrito']);
    });

    it('is not sent by a reload with an unchanged cart, and keeps its key for the next click', async () => {
      const before = await open(fault());
      await before.pay();
      const { pay, keys, sent } = await open(created());
      expect(sent()).toEqual([]);
      await pay();
      expect(keys()).toEqual(before.keys());
    });

    it('uses a new key when the cart has changed since', async () => {
      const before = await open(fault());
      await before.pay();
      const { pay, keys } = await open(created(), created(), {
        'read-cart': { data: aCart([aLine({ qty: 3 })]) },
      });
      await pay();
      expect(keys()[0]).not.toBe(before.keys()[0]);
    });

    it('does not navigate to the gateway when the shopper emptied the cart since', async () => {
      await (await open(fault())).pay();
      const { host, sent, left } = await open(created(), created(), emptied);
      expect(sent()).toEqual([]);
      expect(left).toEqual([]);
      expect(host.visited).toEqual(['/carrito']);
    });

    it('is not sent again when another customer owns the draft', async () => {
      await (await open(fault(), undefined, {}, { ...byTransfer, owner: 'u-1' })).pay();
      const { host, sent } = await open(transfer, transfer, emptied, aDraft({ owner: 'u-2' }));
      expect(sent()).toEqual([]);
      expect(host.visited).toEqual(['/carrito']);
    });
  });

  it('keeps the key and asks the shopper to wait after a rate limit', async () => {
    const { pay, keys, state } = await open(tooMany(), created());
    await pay();
    expect(state()).toEqual({ kind: 'refused', refusal: { reason: 'tooMany' } });
    await pay();
    expect(keys()[1]).toBe(keys()[0]);
  });

  it('uses a new key after the API refused the order', async () => {
    const { pay, keys } = await open(refusal('OUT_OF_STOCK'), created());
    await pay();
    await pay();
    expect(keys()[1]).not.toBe(keys()[0]);
  });

  it('uses a new key when the order changed after a network error', async () => {
    const { scope, pay, keys } = await open(fault(), created());
    await pay();
    const values = { ...aDraft().delivery, address: 'Otra 5' };
    await allSettled(partChanged, { scope, params: { part: 'delivery', values } });
    await pay();
    expect(keys()[1]).not.toBe(keys()[0]);
  });

  it('sends one order for several clicks', async () => {
    const { pay, sent } = await open(created());
    await Promise.all([pay(), pay()]);
    expect(sent()).toHaveLength(1);
  });

  it('shows sold-out products, refreshes the cart and stays on the step', async () => {
    const { host, pay, left, state } = await open(refusal('OUT_OF_STOCK'));
    await pay();
    expect(state()).toEqual({ kind: 'refused', refusal: { reason: 'outOfStock', texts: ['Quedan 1'] } });
    expect(left).toEqual([]);
    expect(host.calls.filter(({ id }) => id === 'read-cart')).toHaveLength(2);
  });

  it('shows a changed total before the gateway, and continues after confirmation', async () => {
    const { pay, left, state } = await open(created(TOTAL + 1000));
    await pay();
    expect(left).toEqual([]);
    expect(state()).toEqual({
      kind: 'refused',
      refusal: { reason: 'priceChanged', before: TOTAL, now: TOTAL + 1000 },
    });
    await pay();
    expect(left).toHaveLength(1);
  });

  it('waits for the delivery price, so that the shopper pays the total on screen', async () => {
    const shipping = Promise.withResolvers<object>();
    const asked = Promise.withResolvers<void>();
    const answers = {
      'calculate-shipping': () => {
        asked.resolve();
        return shipping.promise;
      },
    };
    const { pay, sent, left, state } = await open(created(), created(), answers, aDraft(), asked.promise);
    const paid = pay();
    expect(state()).toEqual({ kind: 'waiting' });
    expect(sent()).toEqual([]);
    shipping.resolve(SHIPPING);
    await paid;
    expect(left).toHaveLength(1);
  });

  it('places no order for a shopper who left the step before the delivery price came', async () => {
    const shipping = Promise.withResolvers<object>();
    const asked = Promise.withResolvers<void>();
    const answers = {
      'calculate-shipping': () => {
        asked.resolve();
        return shipping.promise;
      },
    };
    const { scope, pay, sent } = await open(created(), created(), answers, aDraft(), asked.promise);
    const paid = pay();
    const gone = allSettled(stepLeft, { scope });
    shipping.resolve(SHIPPING);
    await Promise.all([paid, gone]);
    expect(sent()).toEqual([]);
  });

  it('sends the fastest delivery, and says in place when that is gone', async () => {
    const draft = aDraft();
    const gone = hostError({
      code: 'DELIVERY_OPTION_GONE',
      message: 'El despacho más rápido ya no está disponible.',
      statusCode: 409,
      fields: { 'delivery.option': 'El despacho más rápido ya no está disponible.' },
    });
    const { pay, sent, state, host } = await open(
      gone,
      created(),
      { 'calculate-shipping': FASTER },
      { ...draft, delivery: { ...draft.delivery, option: 'fastest' } },
    );
    await pay();
    expect(sent()[0]?.body).toMatchObject({
      delivery: { option: 'fastest' },
      expected_total: TOTAL + 3000,
      expected_arrival: '2026-12-03',
    });
    expect(state()).toMatchObject({
      refusal: { reason: 'other', texts: [expect.stringContaining('rápido')] },
    });
    expect(host.visited).toEqual([]);
  });

  it.each(['webpay', 'transfer'] as const)('sends the shown total of an order by %s', async (platform) => {
    const draft = aDraft({ payment: { ...EMPTY_DRAFT.payment, platform } });
    const { pay, sent } = await open(created(), created(), {}, draft);
    await pay();
    expect(sent()[0]?.body).toMatchObject({ expected_total: TOTAL });
  });

  it('reads all amounts again when the API refuses the shown total, and sends the new one next', async () => {
    const prices = [15_000, 12_990];
    const changed = hostError({ code: 'ORDER_CHANGED', message: 'x', statusCode: 409 });
    const { scope, host, pay, sent, keys, state } = await open(changed, created(), {
      'read-cart': () => ({ data: aCart([aLine({ price: prices.pop() ?? 15_000 })]) }),
    });
    await pay();
    expect(state()).toEqual({
      kind: 'refused',
      refusal: { reason: 'priceChanged', before: TOTAL, now: null },
    });
    expect(host.calls.filter(({ id }) => id === 'read-shopping-cart-page')).not.toEqual([]);
    expect(scope.getState($seenTotals)?.total).toBe(TOTAL);
    await pay();
    expect(sent()[1]?.body).toMatchObject({ expected_total: 2 * 15_000 + 3_990 });
    expect(keys()[1]).not.toBe(keys()[0]);
  });

  it('navigates a transfer order to the bank account even when the total changed', async () => {
    const payment = { platform: 'transfer', url: null, token: null };
    const { host, pay, left, state } = await open({ ...created(TOTAL + 1000), payment });
    await pay();
    expect(host.visited).toEqual(['/datos-de-transferencia?pedido=o-1']);
    expect(left).toEqual([]);
    expect(state()).toEqual({ kind: 'waiting' });
  });

  it('places no order when the delivery price cannot be read', async () => {
    const { pay, sent, state } = await open(created(), created(), {
      'calculate-shipping': () => {
        throw fault();
      },
    });
    await pay();
    expect(state()).toEqual({ kind: 'refused', refusal: { reason: 'shippingFailed' } });
    expect(sent()).toEqual([]);
  });

  it('navigates to the first step with refused fields', async () => {
    const { host, scope, pay } = await open(
      refusal('VALIDATION_FAILED', { 'delivery.address': 'muy larga', 'invoice.giro': 'falta' }),
    );
    await pay();
    expect(scope.getState($refusedFields)).toEqual({
      delivery: { address: 'muy larga' },
      payment: { 'invoice.giro': 'falta' },
    });
    expect(host.visited).toEqual(['/informacion-de-envio']);
  });

  it('does not take a shopper who left the step to the refused fields', async () => {
    const { promise, reject } = Promise.withResolvers<object>();
    const { host, scope, pay, sent } = await open(promise);
    const paid = pay();
    await vi.waitFor(() => expect(sent()).toHaveLength(1));
    const gone = allSettled(stepLeft, { scope });
    reject(refusal('VALIDATION_FAILED', { 'delivery.address': 'no' }));
    await Promise.all([paid, gone]);
    expect(host.visited).toEqual([]);
    expect(scope.getState($refusedFields)).toEqual({ delivery: { address: 'no' } });
  });

  it('stays when only fields of this step are refused', async () => {
    const { host, pay, state } = await open(refusal('VALIDATION_FAILED', { 'invoice.giro': 'falta' }));
    await pay();
    expect(host.visited).toEqual([]);
    expect(state()).toEqual({ kind: 'refused', refusal: { reason: 'checkFields' } });
  });

  it('stops waiting when the browser restores the page', async () => {
    const { scope, pay, state } = await open(created());
    await pay();
    await allSettled(pageRestored, { scope });
    expect(state()).toEqual({ kind: 'idle' });
  });
});

describe('the body of an order', () => {
  it('omits the address for a pick-up, the invoice for a boleta, and empty texts', () => {
    const draft = aDraft();
    const body = toOrderBody({ ...draft, delivery: { ...draft.delivery, method: 'pickup' } }, NO_GIFT_BOX);
    expect(JSON.parse(JSON.stringify(body))).toEqual(pickupBody('webpay'));
  });

  it('contains the receiver only when it is another person', () => {
    const draft = aDraft();
    const contact = { name: ' Luz ', surname: '', phone: '' };
    const other = toOrderBody(
      { ...draft, delivery: { ...draft.delivery, receiver: 'other', contact } },
      NO_GIFT_BOX,
    );
    expect(JSON.parse(JSON.stringify(other.delivery))).toMatchObject({ contact: { name: 'Luz' } });
    const me = toOrderBody({ ...draft, delivery: { ...draft.delivery, contact } }, NO_GIFT_BOX);
    expect(me.delivery).not.toHaveProperty('contact.name');
  });

  it('contains the invoice data of a factura', () => {
    const draft = aDraft();
    const invoice = { ...draft.payment.invoice, reason: 'Vinos SpA', rut: '76.543.210-3', giro: 'Comercio' };
    expect(
      toOrderBody({ ...draft, payment: { ...draft.payment, document: '1', invoice } }, NO_GIFT_BOX),
    ).toMatchObject({
      payment_method: { document: '1' },
      invoice: { reason: 'Vinos SpA', rut: '76543210-3', giro: 'Comercio' },
    });
  });

  it('contains the gift box and its text when chosen', () => {
    expect(toOrderBody(aDraft(), { check: true, text: ' Felicidades ' }).gift_box).toEqual({
      check: true,
      text: 'Felicidades',
    });
    expect(toOrderBody(aDraft(), { check: false, text: 'Felicidades' }).gift_box).toBeUndefined();
  });
});

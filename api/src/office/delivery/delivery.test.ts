import { endpointUrl } from 'shared-contracts/api/endpoint';
import { calculateShipping } from 'shared-contracts/api/shopping-cart';
import { createCoupon } from 'shared-contracts/office/coupons';
import * as endpoints from 'shared-contracts/office/delivery';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallOffice, openOfficeOf, type TestOffice } from '../../../test/office-harness.ts';
import { openShop, type Shop } from '../../../test/shopper.ts';

let shop: Shop & TestOffice;
let call: CallOffice;
beforeAll(async () => {
  shop = await openOfficeOf(await openShop());
  ({ call } = await shop.signInAs('manager'));
});
afterAll(() => shop.close());

describe('delivery', () => {
  const priceTo = async (commune_id: string) => {
    const cart = await shop.cartWith({ W6: 1 });
    const { status, body } = await shop.call<{ data: { price_delivery: number; time_delivery: string } }>(
      'POST',
      endpointUrl(calculateShipping, { query: { cart_id: cart } }),
      { commune_id },
    );
    return status === 200 ? [body.data.price_delivery, body.data.time_delivery] : status;
  };
  const region = async (id: string) => (await call(endpoints.readDelivery, { params: { id } })).body;
  const changeRegion = (id: string, body: object) =>
    call(endpoints.changeDelivery, { params: { id }, body: { reason: 'tarifa nueva', ...body } });
  const changeCommune = (id: string, body: object) =>
    call(endpoints.changeCommune, { params: { id }, body: { reason: 'ruta nueva', ...body } });

  it('is free from the amount of the region, counted after coupons, at the shop and in the order', async () => {
    const first = await region('13');
    const { body: free } = await changeRegion('13', {
      version: first.version,
      rate: { ...first.rate, free_from: 20_000 },
    });
    expect(free.rate).toMatchObject({ free_from: 20_000 });
    const quote = async (cart: string) =>
      (
        await shop.call<{ data: object }>(
          'POST',
          endpointUrl(calculateShipping, { query: { cart_id: cart } }),
          { commune_id: '13120' },
        )
      ).body.data;
    // W6 costs 10,000.
    const answer = { regular_price: 3990, free_from: 20_000 };
    const enough = await shop.cartWith({ W6: 2 });
    expect(await quote(await shop.cartWith({ W6: 1 }))).toMatchObject({ ...answer, price_delivery: 3990 });
    expect(await quote(enough)).toMatchObject({ ...answer, price_delivery: 0 });
    const { body: order } = await shop.placeOrder(enough);
    expect((await shop.readOrder(order)).body.data).toMatchObject({ price_delivery: 0, total: 20_000 });

    const reduced = await shop.cartWith({ W6: 2 });
    const coupon = { code: 'UN-PESO', amount: 1, percent: null, min_total: 0, uses: null };
    await call(createCoupon, {
      body: { ...coupon, expires_on: null, email: null, is_auto: false },
    });
    await shop.call('POST', `/discount-codes/redeem?cart_id=${reduced}`, { code: coupon.code });
    expect(await quote(reduced)).toMatchObject({ ...answer, price_delivery: 3990 });

    // An office of the release before does not know the amount and leaves it.
    const { price, min_days, max_days } = first.rate as { price: number; min_days: number; max_days: number };
    const { body: kept } = await changeRegion('13', {
      version: free.version,
      rate: { price, min_days, max_days },
    });
    expect(kept.rate).toMatchObject({ free_from: 20_000 });
    const own = { version: '', is_delivered: true, rate: { price: 6990, min_days: 1, max_days: 2 } };
    const commune = kept.communes.find(({ id }: { id: string }) => id === '13120');
    const { body: dear } = await changeCommune('13120', { ...own, version: commune.version });
    expect(await quote(enough)).toMatchObject({ free_from: null });
    await changeCommune('13120', { ...own, version: dear.version, rate: null });
    await changeRegion('13', {
      version: (await region('13')).version,
      rate: { ...first.rate, free_from: null },
    });
    await shop.setStock({ W6: 6 });
  });

  it('has the price of the region, which the shop charges at once and old orders keep', async () => {
    const order = (await shop.placeOrder(await shop.cartWith({ W6: 1 }))).body;
    const { version, rate } = await region('13');
    const changed = await changeRegion('13', { version, rate: { ...rate, price: 4490 } });
    expect(changed.body).toMatchObject({ name: 'Región Metropolitana de Santiago', rate: { price: 4490 } });
    expect(await priceTo('13120')).toEqual([4490, '1 a 2 días hábiles']);
    expect((await shop.readOrder(order)).body.data).toMatchObject({ price_delivery: 3990 });
    expect((await changeRegion('13', { version, rate })).body.code).toBe('CONFLICT');
    expect(await shop.lastEntry()).toMatchObject({
      action: 'delivery.change',
      entity_id: 'Región Metropolitana de Santiago',
      before: { price: 3990 },
      after: { price: 4490 },
      reason: 'tarifa nueva',
    });
    await changeRegion('13', { version: changed.body.version, rate });
  });

  it('may differ for a commune, or end for it', async () => {
    const find = async () =>
      (await region('13')).communes.find(({ id }: { id: string }) => id === '13120') as {
        version: string;
      };
    const own = { price: 990, min_days: 1, max_days: 1 };
    const { version } = await find();
    expect((await changeCommune('13120', { version, is_delivered: true, rate: own })).body.rate).toEqual(own);
    expect(await priceTo('13120')).toEqual([990, '1 día hábil']);
    expect((await changeCommune('13120', { version, is_delivered: true, rate: null })).status).toBe(409);
    await changeCommune('13120', { ...(await find()), is_delivered: false, rate: null });
    expect(await priceTo('13120')).toBe(422);
    expect((await region('13')).exceptions).toBeGreaterThan(0);
    await changeCommune('13120', { ...(await find()), is_delivered: true, rate: null });
    expect(await priceTo('13120')).toEqual([3990, '1 a 2 días hábiles']);
  });

  it('to a region without a price goes only to communes with one', async () => {
    const { version, rate } = await region('13');
    const ended = await changeRegion('13', { version, rate: null });
    expect([await priceTo('13120'), ended.body.rate]).toEqual([422, null]);
    await changeRegion('13', { version: ended.body.version, rate });
    expect(await priceTo('13120')).toEqual([3990, '1 a 2 días hábiles']);
  });

  it('needs days in their order and the right to change it', async () => {
    const { version } = await region('13');
    const { body } = await changeRegion('13', { version, rate: { price: 1, min_days: 3, max_days: 2 } });
    expect(Object.keys(body.fields)).toEqual(['rate.max_days']);
    const support = await shop.signInAs('support');
    expect((await support.call(endpoints.listDelivery)).body.data).toHaveLength(2);
    const refused = await support.call(endpoints.changeDelivery, {
      params: { id: '13' },
      body: { version, rate: null, reason: 'porque sí' },
    });
    expect(refused.status).toBe(403);
  });
});

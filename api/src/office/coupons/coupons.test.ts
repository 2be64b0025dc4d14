import * as coupons from 'shared-contracts/office/coupons';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CallOffice, openOfficeOf, type TestOffice } from '../../../test/office-harness.ts';
import { openShop, type Shop } from '../../../test/shopper.ts';
import { endOfDay, inSantiago } from '../../lib/santiago.ts';

let shop: Shop & TestOffice;
let call: CallOffice;
let managerId: string;
beforeAll(async () => {
  shop = await openOfficeOf(await openShop());
  ({ call, id: managerId } = await shop.signInAs('manager'));
});
afterAll(() => shop.close());

const today = () => inSantiago(new Date()).date;

describe('coupons', () => {
  let made = 0;
  const coupon = (values: object = {}) => {
    made += 1;
    return {
      code: `Vendimia-${made}`,
      amount: 3000,
      percent: null,
      min_total: 0,
      uses: null,
      expires_on: null,
      email: null,
      is_auto: false,
      ...values,
    };
  };
  const issue = async (values: object = {}) =>
    (await call(coupons.createCoupon, { body: coupon(values) })).body;
  const redeem = (cart: string, code: string) =>
    shop.call<{ code: string; data: object }>('POST', `/discount-codes/redeem?cart_id=${cart}`, { code });

  it('are issued by a manager, and the shop accepts them at once', async () => {
    const issued = await issue({ percent: 10, amount: null, uses: 1, expires_on: '2030-01-31' });
    expect(issued).toMatchObject({
      code: 'VENDIMIA-1',
      percent: 10,
      uses: 1,
      used: 0,
      expires_on: '2030-01-31',
      status: 'active',
    });
    expect(await shop.lastEntry()).toMatchObject({ action: 'coupon.create', staff_id: managerId });
    const cart = await shop.cartWith({ W6: 2 });
    expect((await redeem(cart, issued.code)).body.data).toMatchObject({ discount: 2000 });
    await shop.placeOrder(cart);
    const { body } = await call(coupons.readCoupon, { params: { id: issued.id } });
    expect(body).toMatchObject({ used: 1, status: 'used-up' });
  });

  it('keep their code and are for one buyer without naming the e-mail', async () => {
    const issued = await issue({ email: 'Rosa.Pino@correo.example' });
    expect(issued.email_hint).toBe('r…@correo.example');
    const listed = await call(coupons.listCoupons, { query: { q: 'rosa.pino@correo.example' } });
    expect(listed.body.data.map(({ id }: { id: string }) => id)).toEqual([issued.id]);
    expect(JSON.stringify([listed.body, await shop.lastEntry()])).not.toMatch(/rosa/i);
    const again = await call(coupons.createCoupon, { body: coupon({ code: issued.code.toLowerCase() }) });
    expect(again).toMatchObject({
      status: 422,
      body: { fields: { code: expect.stringContaining('código') } },
    });
  });

  it.each([
    [{ amount: null }, 'amount'],
    [{ percent: 10 }, 'amount'],
    [{ amount: 0 }, 'amount'],
    [{ code: 'a b' }, 'code'],
    [{ uses: 0 }, 'uses'],
    [{ expires_on: '2026-02-30' }, 'expires_on'],
    [{ expires_on: '2020-01-01' }, 'expires_on'],
    [{ email: 'nadie' }, 'email'],
    [{ free_delivery: true }, 'amount'],
    [{ starts_on: '2030-02-01', expires_on: '2030-01-31' }, 'starts_on'],
    [{ product_ids: [999_999] }, 'product_ids'],
    [{ product_types: ['Event'] }, 'product_types.0'],
  ])('are refused with %j at the field %s', async (values, field) => {
    const { status, body } = await call(coupons.createCoupon, { body: coupon(values) });
    expect(status).toBeGreaterThan(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  it('end at once, stay off the orders that used them, and can be valid again', async () => {
    const issued = await issue();
    const cart = await shop.cartWith({ W6: 2 });
    await redeem(cart, issued.code);
    const order = (await shop.placeOrder(cart)).body;
    const { id, version } = issued;
    const ended = await call(coupons.endCoupon, { params: { id }, body: { version, reason: 'se filtró' } });
    expect(ended.body).toMatchObject({ status: 'ended', expires_on: today() });
    expect(await shop.lastEntry()).toMatchObject({ action: 'coupon.end', reason: 'se filtró' });
    expect((await redeem(await shop.cartWith({ W6: 2 }), issued.code)).body.code).toBe('COUPON_ENDED');
    expect((await shop.readOrder(order)).body.data).toMatchObject({ discount: 3000 });

    const limits = { min_total: 5000, uses: 10, is_auto: false, expires_on: '2030-12-31', reason: 'vuelve' };
    const late = await call(coupons.changeCoupon, { params: { id }, body: { ...limits, version } });
    expect(late).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    const changed = await call(coupons.changeCoupon, {
      params: { id },
      body: { ...limits, version: ended.body.version },
    });
    expect(changed.body).toMatchObject({ status: 'active', uses: 10, used: 1, expires_on: '2030-12-31' });
    expect((await redeem(await shop.cartWith({ W6: 2 }), issued.code)).status).toBe(200);
    const { expires_at } = await shop.db
      .selectFrom('coupons')
      .select('expires_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(expires_at).toEqual(endOfDay('2030-12-31'));
  });

  it('have conditions that staff change, and that the office of the version before leaves as they are', async () => {
    const conditions = {
      starts_on: '2030-01-01',
      once_per_person: true,
      product_types: ['Wine'],
      product_ids: [],
    };
    const { id, version, ...issued } = await issue({ ...conditions, amount: null, free_delivery: true });
    expect(issued).toMatchObject({ ...conditions, free_delivery: true, status: 'planned' });
    expect(await shop.lastEntry()).toMatchObject({
      after: { once_per_person: true, starts_on: '2030-01-01' },
    });
    const limits = { min_total: 0, uses: null, is_auto: false, expires_on: null, reason: 'antes' };
    const { body: kept } = await call(coupons.changeCoupon, {
      params: { id },
      body: { ...limits, uses: 5, version },
    });
    expect(kept).toMatchObject({ ...conditions, uses: 5 });
    const { body: changed } = await call(coupons.changeCoupon, {
      params: { id },
      body: { ...limits, starts_on: today(), product_types: [], version: kept.version },
    });
    expect(changed).toMatchObject({ starts_on: today(), product_types: [], status: 'active' });
    expect(await shop.lastEntry()).toMatchObject({
      before: { starts_on: '2030-01-01' },
      after: { starts_on: today() },
    });
    const listed = await call(coupons.listCoupons, { query: { status: 'planned' } });
    expect(listed.body.data).toEqual([]);
  });

  it('are listed by status', async () => {
    const statusesOf = async (status: string) =>
      (await call(coupons.listCoupons, { query: { status } })).body.data.map(
        (one: { status: string }) => one.status,
      );
    expect(new Set(await statusesOf('used-up'))).toEqual(new Set(['used-up']));
    await shop.db
      .updateTable('coupons')
      .set({ expires_at: new Date(0) })
      .where('uses', 'is', null)
      .execute();
    expect(new Set(await statusesOf('ended'))).toEqual(new Set(['ended']));
    expect(new Set(await statusesOf('active'))).toEqual(new Set(['active']));
  });
});

it('ends a coupon after the last minute of its day, also where that day has no midnight', () => {
  // Clocks go forward at 24:00 of 5 September 2026 and back at 24:00 of 4 April 2026.
  expect(endOfDay('2026-09-05').toISOString()).toBe('2026-09-06T04:00:00.000Z');
  expect(endOfDay('2026-04-04').toISOString()).toBe('2026-04-05T04:00:00.000Z');
  expect(endOfDay('2026-12-31').toISOString()).toBe('2027-01-01T03:00:00.000Z');
});

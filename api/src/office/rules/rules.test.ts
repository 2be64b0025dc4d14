import { type Endpoint, endpointUrl } from 'shared-contracts/api/endpoint';
import { readEvent } from 'shared-contracts/api/events';
import type { EventDetail } from 'shared-contracts/api/events.schema';
import type { Layout, ShoppingCartPage } from 'shared-contracts/api/pages.schema';
import { readTableAvailability, readTableCalendar } from 'shared-contracts/api/reservations';
import type { TableAvailability, TableCalendar } from 'shared-contracts/api/reservations.schema';
import { calculateShipping } from 'shared-contracts/api/shopping-cart';
import { BRAND_COLOURS } from 'shared-contracts/domain/brand-colours';
import * as closedDays from 'shared-contracts/office/closed-days';
import * as coupons from 'shared-contracts/office/coupons';
import * as delivery from 'shared-contracts/office/delivery';
import * as events from 'shared-contracts/office/events';
import { listProducts } from 'shared-contracts/office/products';
import * as settings from 'shared-contracts/office/settings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { customersOf } from '../../../test/customers.ts';
import { type CallOffice, openOfficeOf, type TestOffice } from '../../../test/office-harness.ts';
import { openShop, type Shop } from '../../../test/shopper.ts';
import { daysFrom, endOfDay, inSantiago, momentOf } from '../../lib/santiago.ts';
import { findTransferAccount } from '../../modules/content/find-transfer-account.ts';
import { findPage } from '../../modules/content/pages.repository.ts';
import { findPickupPlace } from '../../modules/content/pickup-place.service.ts';
import { findGiftPrice } from '../../modules/orders/gift-box.service.ts';
import { DEFAULT_BAR_RULES, weeklyClosedText } from '../../modules/settings/bar-rules.ts';

let shop: Shop & TestOffice;
let call: CallOffice;
let managerId: string;
beforeAll(async () => {
  shop = await openOfficeOf(await openShop());
  ({ call, id: managerId } = await shop.signInAs('manager'));
});
afterAll(() => shop.close());

const lastEntry = () =>
  shop.db.selectFrom('audit_entries').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow();
const LAYOUT = {
  shop: { name: 'Casa Quillay', legal_name: 'Casa Quillay SpA', rut: '76.418.530-7' },
  age_modal: { image: null, header_text: 'Casa', title: '¿Eres mayor?', text: 'Sí' },
  default_modal: false,
  promotional_modal: {
    visibility: false,
    modal: { title: '', description: '', button: { text: '', link: '/' }, header_image: null, logo: null },
  },
  pre_footer: { address_icon: 'map-pin', address_text: 'Antes 1', email_text: 'a@b.cl', phones: [] },
};
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
    expect(await lastEntry()).toMatchObject({ action: 'coupon.create', staff_id: managerId });
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
    expect(JSON.stringify([listed.body, await lastEntry()])).not.toMatch(/rosa/i);
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
    expect(await lastEntry()).toMatchObject({ action: 'coupon.end', reason: 'se filtró' });
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
    expect(await lastEntry()).toMatchObject({ after: { once_per_person: true, starts_on: '2030-01-01' } });
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
    expect(await lastEntry()).toMatchObject({
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
  const region = async (id: string) => (await call(delivery.readDelivery, { params: { id } })).body;
  const changeRegion = (id: string, body: object) =>
    call(delivery.changeDelivery, { params: { id }, body: { reason: 'tarifa nueva', ...body } });
  const changeCommune = (id: string, body: object) =>
    call(delivery.changeCommune, { params: { id }, body: { reason: 'ruta nueva', ...body } });

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
    await call(coupons.createCoupon, {
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
    expect(await lastEntry()).toMatchObject({
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
    expect((await support.call(delivery.listDelivery)).body.data).toHaveLength(2);
    const refused = await support.call(delivery.changeDelivery, {
      params: { id: '13' },
      body: { version, rate: null, reason: 'porque sí' },
    });
    expect(refused.status).toBe(403);
  });
});

describe('settings', () => {
  it('change the price of the gift box, which orders before it keep', async () => {
    const page = async () =>
      ((await findPage(shop.db, 'shopping-cart', 'es')) as ShoppingCartPage).shopping_cart_descriptions;
    await shop.db
      .insertInto('pages')
      .values({
        slug: 'shopping-cart',
        locale: 'es',
        content: JSON.stringify({ shopping_cart_descriptions: { gift_card_price: '1990' } }),
      })
      .execute();
    const { body: before } = await call(settings.readGiftBox);
    expect(before).toEqual({ id: 'gift-box', version: '0', value: { price: 1990 } });
    const change = (body: object) =>
      call(settings.changeGiftBox, { body: { reason: 'caja nueva', ...body } });
    const { body: after } = await change({ version: '0', value: { price: 2490 } });
    expect(after.value).toEqual({ price: 2490 });
    expect(await page()).toEqual({ gift_card_price: 2490 });
    expect((await change({ version: '0', value: { price: 1 } })).body.code).toBe('CONFLICT');
    expect((await change({ ...after, value: { price: -1 } })).body.fields).toHaveProperty(['value.price']);
    expect(await lastEntry()).toMatchObject({
      action: 'setting.change',
      entity: 'setting',
      entity_id: 'gift-box',
      before: { price: 1990 },
      after: { price: 2490 },
    });
    expect(await findGiftPrice(shop.db)).toBe(2490);
  });

  it('of another version of the shop count as absent', async () => {
    await shop.db
      .updateTable('settings')
      .set({ value: JSON.stringify({ price: 'mucho' }) })
      .where('key', '=', 'gift-box')
      .execute();
    expect(await findGiftPrice(shop.db)).toBe(1990);
  });
});

describe('the wine bar', () => {
  const calendar = async () =>
    (await shop.call<{ data: TableCalendar }>('GET', endpointUrl(readTableCalendar, {}))).body.data;
  const dayOf = async (date: string) => (await calendar()).days.find((one) => one.date === date);
  const daysAhead = (count: number) => daysFrom(today(), count + 1).at(-1) ?? '';
  const nextOpenDay = async () => (await calendar()).days.slice(2).find(({ is_open }) => is_open)?.date ?? '';

  it('opens, closes and fills by the rules that staff set', async () => {
    const { body } = await call(settings.readBar);
    const hours = Object.fromEntries(
      Object.entries(body.value.hours).map(([name, one]) => [name, { ...(one as object), is_open: true }]),
    );
    const value = { ...body.value, hours, yearly: [], horizon_days: 20, seats: 2 };
    const editor = await shop.signInAs('editor');
    const changed = await editor.call(settings.changeBar, {
      body: { version: body.version, value, reason: 'verano' },
    });
    expect(changed.status).toBe(200);
    const { days } = await calendar();
    expect([days.length, days.every(({ is_open }) => is_open)]).toEqual([21, true]);
    const seats = await shop.call<{ data: TableAvailability }>(
      'GET',
      endpointUrl(readTableAvailability, { query: { date: daysAhead(5), person_quantity: 3 } }),
    );
    expect(seats.body.data.hours[0]).toMatchObject({ is_free: false, seats_left: 2 });

    const wednesday = { ...value.hours.wednesday, last_seating: '09:00' };
    const wrong = { ...value, hours: { ...value.hours, wednesday } };
    const refused = await call(settings.changeBar, {
      body: { version: changed.body.version, value: wrong, reason: 'prueba' },
    });
    expect(Object.keys(refused.body.fields)).toEqual(['value.hours.wednesday.last_seating']);
    await shop.db.deleteFrom('settings').where('key', '=', 'bar').execute();
  });

  it.each([
    [30, '23:30', '01:30', '23:30'],
    [90, '22:30', '00:30', '22:30'],
  ])('takes guests every %i minutes until %s of an evening that ends at %s', async (...given) => {
    const [slot_minutes, last_seating, closes, last] = given;
    const { body } = await call(settings.readBar);
    const evening = { is_open: true, opens: '18:00', closes, last_seating };
    const hours = Object.fromEntries(Object.keys(body.value.hours).map((name) => [name, evening]));
    const value = { ...body.value, slot_minutes, hours, yearly: [] };
    const { status } = await call(settings.changeBar, {
      body: { version: body.version, value, reason: 'verano' },
    });
    expect(status).toBe(200);
    const { body: day } = await shop.call<{ data: TableAvailability }>(
      'GET',
      endpointUrl(readTableAvailability, { query: { date: daysAhead(5), person_quantity: 2 } }),
    );
    expect([day.data.hours[0]?.hour, day.data.hours.at(-1)?.hour]).toEqual(['18:00', last]);
    await shop.db.deleteFrom('settings').where('key', '=', 'bar').execute();
  });

  it('is closed on single days, and tells how many reservations they have', async () => {
    const date = await nextOpenDay();
    const start = momentOf(date, '20:00') as Date;
    await shop.db
      .insertInto('reservations')
      .values({
        number: 'R-CERRADO',
        kind: 'table',
        event_id: null,
        starts_at: start,
        ends_at: new Date(start.getTime() + 7_200_000),
        person_quantity: 2,
        name: 'Rosa',
        last_name: null,
        email: 'rosa@correo.example',
        phone: '+56911111111',
        message: null,
        locale: 'es',
        user_id: null,
      })
      .execute();
    const body = { day: date, es: 'Inventario', en: 'Stocktaking' };
    const added = await call(closedDays.addClosedDay, { body });
    expect(added.body).toEqual({ id: date, es: 'Inventario', en: 'Stocktaking', reservations: 1, events: 0 });
    expect(await dayOf(date)).toMatchObject({ is_open: false, reason: 'Inventario' });
    expect((await call(closedDays.addClosedDay, { body })).body.fields).toHaveProperty('day');
    const passed = await call(closedDays.addClosedDay, { body: { ...body, day: '2020-02-02' } });
    expect(passed.body.code).toBe('ENTRY_REFUSED');
    expect((await call(closedDays.listClosedDays)).body.data).toEqual([added.body]);
    const remove = () => call(closedDays.removeClosedDay, { params: { id: date } });
    expect([(await remove()).status, (await remove()).status]).toEqual([200, 404]);
    expect(await dayOf(date)).toMatchObject({ is_open: true });
  });

  it('is closed for a Spanish reason, which the English page shows too', async () => {
    const date = await nextOpenDay();
    const added = await call(closedDays.addClosedDay, { body: { day: date, es: 'Inventario', en: '' } });
    expect(added.body).toMatchObject({ es: 'Inventario', en: 'Inventario' });
    await call(closedDays.removeClosedDay, { params: { id: date } });
  });

  it('names the weekdays on which it is closed', () => {
    expect(weeklyClosedText(DEFAULT_BAR_RULES, 'es')).toBe('Cerrado los domingos y lunes');
    expect(weeklyClosedText(DEFAULT_BAR_RULES, 'en')).toBe('Closed on Sundays and Mondays');
  });
});

describe('texts and data of the company', () => {
  const account = {
    bank: 'Banco Estado',
    account_type: { es: 'Cuenta vista', en: 'Sight account' },
    account: '123-4',
    name: 'Casa Quillay SpA',
    rut: '76.418.530-7',
    email: 'pagos@casaquillay.example',
  };
  const change = (endpoint: Pick<Endpoint, 'method' | 'path'>, value: object, by: CallOffice = call) =>
    by(endpoint, { body: { version: '0', value, reason: 'nuevo dato' } });
  const storePage = async (slug: string, content: object) => {
    await shop.db
      .insertInto('pages')
      .values([
        { slug, locale: 'es', content: JSON.stringify(content) },
        { slug, locale: 'en', content: JSON.stringify(content) },
      ])
      .onConflict((on) =>
        on.columns(['slug', 'locale']).doUpdateSet((eb) => ({ content: eb.ref('excluded.content') })),
      )
      .execute();
  };

  it('change the bank account for new orders; mails of earlier orders keep theirs', async () => {
    const former = { ...account, account_type: 'Cuenta corriente', account: '999' };
    await storePage('transfer-data', { transfer: former });
    const order = (
      await shop.placeOrder(await shop.cartWith({ W6: 1 }), {
        payment_method: { platform: 'transfer', document: '0' },
      })
    ).body;
    const owner = await shop.signInAs('owner');
    expect((await change(settings.changeTransferAccount, account)).status).toBe(403);
    const other = await shop.signInAs('owner');
    expect((await change(settings.changeTransferAccount, account, owner.call)).status).toBe(200);
    await shop.app.jobs.runDue(['send-account-changed']);
    const told = await shop.db
      .selectFrom('staff')
      .select(['id', 'email', 'name'])
      .where('id', 'in', [owner.id, other.id])
      .execute();
    expect(told).toHaveLength(2);
    for (const { email } of told) {
      const [mail, ...more] = await customersOf(shop).mailsTo(email);
      expect([mail?.subject, more]).toEqual([expect.stringContaining('Cambió la cuenta bancaria'), []]);
      expect(mail?.text).toContain(told.find(({ id }) => id === owner.id)?.name);
      expect(mail?.text).not.toContain(account.account);
    }
    expect(await findTransferAccount(shop.db, 'en')).toEqual({ ...account, account_type: 'Sight account' });
    const stored = await shop.db
      .selectFrom('orders')
      .select('transfer_account')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    expect(stored.transfer_account).toEqual(former);
    const wrong = await change(settings.changeTransferAccount, { ...account, rut: '1-1' }, owner.call);
    expect(Object.keys(wrong.body.fields)).toEqual(['value.rut']);
  });

  it('change the frame of the shop in both languages', async () => {
    await storePage('layout', LAYOUT);
    await storePage('shopping-cart', { shopping_cart_descriptions: { gift_card_price: 2000 } });
    const texts = (language: string) => ({ title: `Oferta ${language}`, description: 'Hoy', button: 'Ver' });
    await change(settings.changePromotion, {
      is_visible: true,
      link: '/ofertas',
      es: texts('es'),
      en: texts('en'),
    });
    const gate = { header_text: 'Bodega', title: '¿18?', text: '<script>alert(1)</script>' };
    await change(settings.changeAgeGate, { es: gate, en: { ...gate, title: 'Of age?' } });
    const phone = { es: 'Tienda', en: 'Shop', text: '+56 2 2555 0143' };
    await change(settings.changeContact, {
      address: 'Calle Nueva 1, Santiago',
      email: 'hola@nueva.example',
      phones: [phone],
      pickup: {
        address: 'Calle Nueva 1',
        hours: { es: 'Lunes', en: 'Monday' },
        ready: { es: 'Ya', en: 'Now' },
      },
    });
    expect(await findPage(shop.db, 'layout', 'en')).toMatchObject({
      shop: LAYOUT.shop,
      age_modal: { image: null, title: 'Of age?', text: gate.text },
      default_modal: true,
      promotional_modal: {
        visibility: true,
        modal: { title: 'Oferta en', button: { text: 'Ver', link: '/ofertas' }, logo: null },
      },
      pre_footer: {
        address_icon: 'map-pin',
        address_text: 'Calle Nueva 1, Santiago',
        phones: [{ title: 'Shop', text: '+56 2 2555 0143' }],
      },
    });
    expect((await findPickupPlace(shop.db, 'en'))?.hours).toBe('Monday');
    const script = await call(settings.changePromotion, {
      body: {
        version: (await call(settings.readPromotion)).body.version,
        value: { is_visible: true, link: 'javascript:alert(1)', es: texts('es'), en: texts('en') },
        reason: 'prueba',
      },
    });
    expect(Object.keys(script.body.fields)).toEqual(['value.link']);
  });

  it('change colours that are easy to read, and nothing else reaches the page', async () => {
    await storePage('layout', LAYOUT);
    const brand = async () => ((await findPage(shop.db, 'layout', 'es')) as Layout).brand;
    const owner = await shop.signInAs('owner');
    const { body } = await owner.call(settings.readBrand);
    expect(await brand()).toBeUndefined();
    const save = (value: object, version = body.version) =>
      owner.call(settings.changeBrand, { body: { version, value, reason: 'temporada' } });
    const pale = await save({ ...body.value, wine: '#d0a0a0', paper: '#000000' });
    expect(pale.body.fields['value.wine']).toContain('contraste');
    expect((await save({ ...body.value, wine: 'red;}body{display:none' })).status).toBe(422);
    const same = await save(body.value);
    expect(await brand()).toBeUndefined();
    await save({ ...body.value, wine: '#14324F' }, same.body.version);
    expect(await brand()).toEqual({ colours: { wine: '#14324f' }, headings: 'serif' });
  });

  it('change the logo, which the shop shows until it is removed', async () => {
    await storePage('layout', LAYOUT);
    const owner = await shop.signInAs('owner');
    const inShop = async () => ((await findPage(shop.db, 'layout', 'es')) as Layout).brand?.logo;
    const { body } = await owner.call(settings.readBrand);
    expect([body.value.logo, await inShop()]).toEqual([null, undefined]);
    const save = (logo: object | null, { version }: { version: string }, by: CallOffice = owner.call) =>
      by(settings.changeBrand, { body: { version, value: { ...body.value, logo }, reason: 'aniversario' } });
    const logo = { image: '/storage/content/logo.1a2b3c4d', width: 600, height: 120 };
    expect((await save(logo, body, call)).status).toBe(403);
    const elsewhere = await save({ ...logo, image: 'https://evil.example/logo.1a2b3c4d' }, body);
    expect(Object.keys(elsewhere.body.fields)).toEqual(['value.logo.image']);
    const { body: saved } = await save(logo, body);
    expect([saved.value.logo, await inShop()]).toEqual([logo, logo]);
    expect(await lastEntry()).toMatchObject({
      action: 'setting.change',
      before: { logo: null },
      after: { logo },
    });
    expect((await save(null, body)).body.code).toBe('CONFLICT');
    await save(null, saved);
    expect(await inShop()).toBeUndefined();
  });

  it('keep a style that was stored before there were logos', async () => {
    const { logo: _, ...earlier } = { ...BRAND_COLOURS, wine: '#14324f', headings: 'serif', logo: null };
    await shop.db
      .updateTable('settings')
      .set({ value: JSON.stringify(earlier) })
      .where('key', '=', 'brand')
      .execute();
    expect((await call(settings.readBrand)).body.value).toEqual({ ...earlier, logo: null });
  });

  it('set the level of low stock', async () => {
    const low = async () =>
      (await call(listProducts, { query: { stock: 'low', per_page: 100 } })).body.data.length;
    const before = await low();
    await change(settings.changeAlerts, { low_stock: 1000 });
    expect(await low()).toBeGreaterThan(before);
  });
});

describe('events', () => {
  const words = { title: 'Cata de otoño', lead: 'Seis copas', place: 'La barra', text: 'Uno.\n\nDos <b>.' };
  const event = (values: object = {}) => ({
    kind: 'tasting',
    day: '2030-05-10',
    hour: '19:30',
    duration_minutes: 120,
    price: 15_000,
    capacity: 10,
    max_persons: 4,
    is_visible: true,
    es: words,
    en: { ...words, title: 'Autumn tasting' },
    picture: { image: '/storage/content/cata.1a2b3c4d', width: 1200, height: 800 },
    ...values,
  });
  const create = (values?: object) => call(events.createEvent, { body: event(values) });
  const change = (id: string, body: object) =>
    call(events.changeEvent, { params: { id }, body: { ...event(), reason: 'otro día', ...body } });
  const inShop = async (slug: string) => {
    const url = endpointUrl(readEvent, { params: { id: slug } });
    return (await shop.call<{ data: EventDetail }>('GET', url, undefined, { 'accept-language': 'en' })).body
      .data;
  };
  const guest = async (id: string, seats: number): Promise<string> => {
    const { starts_at, ends_at } = await shop.db
      .selectFrom('events')
      .select(['starts_at', 'ends_at'])
      .where('id', '=', Number(id))
      .executeTakeFirstOrThrow();
    await shop.db.updateTable('events').set({ seats_taken: seats }).where('id', '=', Number(id)).execute();
    const { id: reservation } = await shop.db
      .insertInto('reservations')
      .values({
        number: `R-EV${id}`,
        kind: 'event',
        event_id: Number(id),
        starts_at,
        ends_at,
        person_quantity: seats,
        name: 'Rosa',
        last_name: null,
        email: `invitada${id}@correo.example`,
        phone: '+56911111111',
        message: null,
        locale: 'es',
        user_id: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return reservation;
  };
  it('are created with seats and texts, which the shop shows at once', async () => {
    const { body } = await create();
    expect(body).toMatchObject({ slug: 'cata-de-otono-2030-05-10', seats_taken: 0, title: 'Cata de otoño' });
    expect(await inShop(body.slug)).toMatchObject({
      title: 'Autumn tasting',
      starts_at: '2030-05-10T23:30:00.000Z',
      ends_at: '2030-05-11T01:30:00.000Z',
      seats_left: 10,
      seo: { title: 'Autumn tasting', image: '/storage/content/cata.1a2b3c4d' },
      blocks: [
        { kind: 'paragraph', content: [{ kind: 'text', text: 'Uno.' }] },
        { kind: 'paragraph', content: [{ kind: 'text', text: 'Dos <b>.' }] },
      ],
    });
    expect(Object.keys((await create()).body.fields)).toEqual(['es.title', 'day']);
    expect((await create({ day: '2020-05-10' })).body.fields).toHaveProperty('day');
  });

  it('need no English: the English page shows the Spanish texts until there are others', async () => {
    const made = await create({ day: '2030-05-20', en: undefined });
    const { id, slug, version } = made.body;
    expect(await inShop(slug)).toMatchObject({ title: 'Cata de otoño', place: 'La barra' });
    const en = { title: 'Autumn tasting', lead: '', place: 'La barra', text: 'Uno.\n\nDos <b>.' };
    const es = { ...words, place: 'El patio', text: 'Tres.' };
    await change(id, { version, day: '2030-05-20', es, en });
    expect(await inShop(slug)).toMatchObject({
      title: 'Autumn tasting',
      lead: 'Seis copas',
      place: 'El patio',
      blocks: [{ kind: 'paragraph', content: [{ kind: 'text', text: 'Tres.' }] }],
    });
  });

  it('move with their guests, who keep their seats and get a mail', async () => {
    const { id, version } = (await create({ day: '2030-06-01' })).body;
    const reservation = await guest(id, 3);
    const few = await change(id, { version, day: '2030-06-01', capacity: 2 });
    expect(Object.keys(few.body.fields)).toEqual(['capacity']);
    const hidden = await change(id, { version, day: '2030-06-01', is_visible: false });
    expect(Object.keys(hidden.body.fields)).toEqual(['is_visible']);
    const moved = await change(id, { version, day: '2030-06-02', picture: undefined });
    expect(moved.body).toMatchObject({ day: '2030-06-02', seats_taken: 3, reservations: 1 });
    expect((await change(id, { version })).body.code).toBe('CONFLICT');
    const { starts_at } = await shop.db
      .selectFrom('reservations')
      .select('starts_at')
      .where('id', '=', reservation)
      .executeTakeFirstOrThrow();
    expect(starts_at.toISOString()).toBe('2030-06-02T23:30:00.000Z');
    const mails = await customersOf(shop).mailsTo(`invitada${id}@correo.example`);
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('Cambió tu reserva')]);
  });

  it('are cancelled once, with a mail to each guest', async () => {
    const { id, version, slug } = (await create({ day: '2030-07-01' })).body;
    await guest(id, 4);
    const cancel = () =>
      call(events.cancelEvent, { params: { id }, body: { version, reason: 'se enfermó el sommelier' } });
    const [one, other] = await Promise.all([cancel(), cancel()]);
    expect([one.status, other.status].toSorted()).toEqual([200, 409]);
    const { body } = one.status === 200 ? one : other;
    expect(body).toMatchObject({ cancelled: 1, is_visible: false, seats_taken: 0, reservations: 0 });
    const mails = await customersOf(shop).mailsTo(`invitada${id}@correo.example`);
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('Anulamos tu reserva')]);
    expect(await inShop(slug)).toBeUndefined();
    const listed = await call(events.listEvents, { query: { when: 'hidden', q: 'otono' } });
    expect(listed.body.data.map((row: { slug: string }) => row.slug)).toEqual([slug]);
  });
});

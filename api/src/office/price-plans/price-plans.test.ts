import { sql } from 'kysely';
import * as endpoints from 'shared-contracts/office/price-plans';
import { changePrices, previewPrices } from 'shared-contracts/office/prices';
import { readProduct } from 'shared-contracts/office/products';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestOffice, type TestOffice } from '../../../test/office-harness.ts';
import { migrations } from '../../db/migrations/migrations.ts';
import { runDuePlans } from './run-due-plans.service.ts';

let shop: TestOffice;
let manager: Awaited<ReturnType<TestOffice['signInAs']>>;
beforeAll(async () => {
  shop = await createTestOffice();
  manager = await shop.signInAs('manager');
});
afterAll(() => shop.close());

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();
const plan = (sku: string, more: object) =>
  manager.call(endpoints.planPrice, { body: { sku, kind: 'offer', reason: 'semana del vino', ...more } });
/** Lets time pass for the plans of a sku. */
const passHours = async (sku: string, hours: number) => {
  await sql`update price_plans set starts_at = starts_at - make_interval(secs => ${hours * 3_600}),
    ends_at = ends_at - make_interval(secs => ${hours * 3_600}) where sku = ${sku}`.execute(shop.db);
  await Promise.all([runDuePlans(shop.db), runDuePlans(shop.db)]);
};
const priceOf = async (sku: string) =>
  shop.db
    .selectFrom('skus')
    .select(['price', 'reference_price'])
    .where('sku', '=', sku)
    .executeTakeFirstOrThrow();
const statesOf = async (sku: string) => {
  const rows = await shop.db
    .selectFrom('price_plans')
    .select('state')
    .where('sku', '=', sku)
    .orderBy('created_at')
    .execute();
  return rows.map(({ state }) => state);
};

it('an offer starts and ends by itself, once with two processes, with history and audit', async () => {
  const before = await priceOf('W10');
  const regular = before.reference_price ?? String(before.price);
  const { status, body } = await plan('W10', { price: 9_990, starts_at: inHours(1), ends_at: inHours(3) });
  expect([status, body.state]).toEqual([200, 'waiting']);
  await passHours('W10', 0.5);
  expect(await priceOf('W10')).toEqual(before);
  await passHours('W10', 1);
  expect(await priceOf('W10')).toEqual({ price: 9_990, reference_price: regular });
  const shown = await shop.get('/wines/wine-10');
  expect(shown.body.data).toMatchObject({ price: 9_990, reference_price: Number(regular) });
  await passHours('W10', 2);
  expect(await priceOf('W10')).toEqual(before);
  expect(await statesOf('W10')).toEqual(['done']);
  const entries = await shop.db
    .selectFrom('audit_entries')
    .select(['action', 'staff_id', 'reason'])
    .where('entity_id', '=', 'W10')
    .orderBy('id')
    .execute();
  expect(entries.map(({ action }) => action)).toEqual([
    'catalogue.plan-price',
    'catalogue.change-price',
    'catalogue.change-price',
  ]);
  expect(
    entries.every(({ staff_id, reason }) => staff_id === manager.id && reason === 'semana del vino'),
  ).toBe(true);
});

it('the end of an offer keeps a price that staff changed meanwhile', async () => {
  await plan('W11', { price: 5_000, starts_at: inHours(1), ends_at: inHours(3) });
  await passHours('W11', 2);
  await shop.db
    .updateTable('skus')
    .set({ price: 6_000, reference_price: null })
    .where('sku', '=', 'W11')
    .execute();
  await passHours('W11', 2);
  expect(await priceOf('W11')).toEqual({ price: 6_000, reference_price: null });
});

/** Changes the price as the form of the product does. */
const setPrice = async (sku: string, price: number, reference_price: number | null) => {
  const [row] = (
    await manager.call(previewPrices, {
      body: { skus: [sku], change: { price: { kind: 'keep' }, round: 1, reference: 'keep' } },
    })
  ).body.rows;
  const rows = [{ sku, version: row.version, price, reference_price }];
  expect((await manager.call(changePrices, { body: { rows, reason: 'corrección' } })).status).toBe(200);
};

it('a price that staff correct in an offer is that of the offer, which ends as planned', async () => {
  const before = await priceOf('W27');
  await plan('W27', { price: 5_000, starts_at: inHours(1), ends_at: inHours(3) });
  await passHours('W27', 2);
  await setPrice('W27', 4_900, before.price);
  expect(await statesOf('W27')).toEqual(['running']);
  await passHours('W27', 2);
  expect(await priceOf('W27')).toEqual(before);
});

it.each([
  ['W28', 'no longer struck through', 4_900, null],
  ['W29', 'not below the regular one', 90_000, 99_000],
] as const)('a price of staff that is %2$s ends the offer of %1$s', async (sku, _why, price, reference) => {
  await plan(sku, { price: 5_000, starts_at: inHours(1), ends_at: inHours(3) });
  await passHours(sku, 2);
  await setPrice(sku, price, reference);
  expect(await statesOf(sku)).toEqual(['done']);
  await passHours(sku, 2);
  expect(await priceOf(sku)).toMatchObject({ price });
});

it('the end of an offer of a selection brings the regular price back, and ends the plan', async () => {
  const before = await priceOf('W30');
  await plan('W30', { price: 5_000, starts_at: inHours(1), ends_at: inHours(3) });
  await passHours('W30', 2);
  const change = { price: { kind: 'end-offer' as const }, round: 1 as const, reference: 'keep' as const };
  const { body } = await manager.call(previewPrices, { body: { skus: ['W30'], change } });
  const { version, after } = body.rows[0];
  expect(after).toEqual(before);
  const reference = after.reference_price === null ? null : Number(after.reference_price);
  const rows = [{ sku: 'W30', version, price: after.price, reference_price: reference }];
  await manager.call(changePrices, { body: { rows, reason: 'fin' } });
  expect(await statesOf('W30')).toEqual(['done']);
  expect((await plan('W30', { price: 6_000, starts_at: inHours(1), ends_at: inHours(2) })).status).toBe(200);
});

it('an offer that is no longer below the price does not start, and the product says so', async () => {
  await plan('W12', { price: 15_000, starts_at: inHours(1) });
  await shop.db.updateTable('skus').set({ price: 14_000 }).where('sku', '=', 'W12').execute();
  await passHours('W12', 2);
  expect((await priceOf('W12')).price).toBe(14_000);
  const product = await shop.db
    .selectFrom('skus')
    .select('product_id')
    .where('sku', '=', 'W12')
    .executeTakeFirstOrThrow();
  const { body } = await manager.call(readProduct, { params: { id: product.product_id } });
  expect(body.price_plans).toMatchObject([{ state: 'failed', price: 15_000, staff: 'Persona manager' }]);
});

it('a price starts late after a downtime, an offer that is over does not', async () => {
  await plan('W13', { kind: 'price', price: 21_000, starts_at: inHours(1) });
  await plan('W14', { price: 5_000, starts_at: inHours(1), ends_at: inHours(2) });
  const before = await priceOf('W14');
  await passHours('W13', 50);
  await passHours('W14', 50);
  expect(await priceOf('W13')).toEqual({ price: 21_000, reference_price: null });
  expect(await priceOf('W14')).toEqual(before);
});

it('can be removed before it starts, and a running offer ends at once', async () => {
  const before = await priceOf('W15');
  const first = await plan('W15', { price: 5_000, starts_at: inHours(1) });
  const remove = (id: string) => manager.call(endpoints.removePricePlan, { params: { id }, body: {} });
  expect((await remove(first.body.id)).status).toBe(200);
  expect((await remove(first.body.id)).status).toBe(409);
  await passHours('W15', 2);
  expect(await priceOf('W15')).toEqual(before);
  const second = await plan('W15', { price: 5_000, starts_at: inHours(1) });
  await passHours('W15', 2);
  expect((await priceOf('W15')).price).toBe(5_000);
  expect((await remove(second.body.id)).status).toBe(200);
  expect(await priceOf('W15')).toEqual(before);
});

it('a dearer offer follows a running one, because the regular price counts and not the shown one', async () => {
  const before = await priceOf('W18');
  await plan('W18', { price: 5_000, starts_at: inHours(1), ends_at: inHours(3) });
  await passHours('W18', 2);
  const { status } = await plan('W18', { price: 5_500, starts_at: inHours(2), ends_at: inHours(4) });
  expect(status).toBe(200);
  await passHours('W18', 3);
  expect(await priceOf('W18')).toEqual({ price: 5_500, reference_price: String(before.price) });
  await passHours('W18', 3);
  expect([await priceOf('W18'), await statesOf('W18')]).toEqual([before, ['done', 'done']]);
});

it('an offer counts against the price that is planned before it', async () => {
  await plan('W21', { kind: 'price', price: 90_000, starts_at: inHours(1) });
  const offer = { price: 80_000, ends_at: inHours(6) };
  expect((await plan('W21', { ...offer, starts_at: inHours(0.5) })).status).toBe(422);
  expect((await plan('W21', { ...offer, starts_at: inHours(2) })).status).toBe(200);
});

it('a price that starts when an offer ends strikes nothing through', async () => {
  const end = inHours(3);
  await plan('W22', { price: 5_000, starts_at: inHours(1), ends_at: end });
  await plan('W22', { kind: 'price', price: 12_000, starts_at: end });
  await passHours('W22', 2);
  await passHours('W22', 2);
  expect(await priceOf('W22')).toEqual({ price: 12_000, reference_price: null });
});

it('an offer keeps a price before it that was written with points', async () => {
  await shop.db.updateTable('skus').set({ reference_price: '30.000' }).where('sku', '=', 'W26').execute();
  await plan('W26', { price: 5_000, starts_at: inHours(1), ends_at: inHours(3) });
  await passHours('W26', 2);
  expect(await priceOf('W26')).toEqual({ price: 5_000, reference_price: '30000' });
});

it('the regular price comes back although staff corrected the struck-through one', async () => {
  const before = await priceOf('W23');
  await plan('W23', { price: 5_000, starts_at: inHours(1), ends_at: inHours(3) });
  await passHours('W23', 2);
  await shop.db.updateTable('skus').set({ reference_price: '19990' }).where('sku', '=', 'W23').execute();
  await passHours('W23', 2);
  expect(await priceOf('W23')).toEqual(before);
});

it('the migration gives a running offer the regular price that the version before lost', async () => {
  const migration = migrations['0048-one-running-offer'];
  await sql`drop index price_plans_one_running`.execute(shop.db);
  const [early, touch, late] = [inHours(-2), inHours(-1), inHours(1)];
  await sql`insert into price_plans
      (sku, kind, price, starts_at, ends_at, state, old_price, old_reference_price, staff_id, reason)
    values ('W24', 'offer', 6000, ${early}, ${touch}, 'running', 15000, null, ${manager.id}, 'primera'),
      ('W24', 'offer', 5000, ${touch}, ${late}, 'running', 6000, '15000', ${manager.id}, 'segunda')`.execute(
    shop.db,
  );
  await shop.db
    .updateTable('skus')
    .set({ price: 5_000, reference_price: '15000' })
    .where('sku', '=', 'W24')
    .execute();
  await migration?.up(shop.db);
  await passHours('W24', 2);
  expect(await priceOf('W24')).toEqual({ price: 15_000, reference_price: null });
  const second = shop.db.updateTable('price_plans').set({ state: 'running' }).where('sku', '=', 'W24');
  await expect(second.execute()).rejects.toThrow('price_plans_one_running');
});

it.each<[string, object, string, RegExp]>([
  ['a start in the past', { starts_at: inHours(-1) }, 'starts_at', /ya pasó/],
  ['an end before the start', { ends_at: inHours(0.5) }, 'ends_at', /después de empezar/],
  ['a start in two years', { starts_at: inHours(24 * 700) }, 'starts_at', /dentro de un año/],
  ['a price that is no offer', { price: 90_000 }, 'price', /menos que el precio normal/],
  ['an end of a price', { kind: 'price', ends_at: inHours(2) }, 'ends_at', /Solo una oferta/],
])('refuses %s with a sentence at its field', async (_, more, field, sentence) => {
  const { status, body } = await plan('W16', { price: 5_000, starts_at: inHours(1), ...more });
  expect([status, body.fields[field]]).toEqual([422, expect.stringMatching(sentence)]);
});

it('refuses a plan that touches another one, so the same plan counts once', async () => {
  const offer = { price: 5_000, starts_at: inHours(2), ends_at: inHours(4) };
  const twice = await Promise.all([plan('W17', offer), plan('W17', offer)]);
  expect(twice.map(({ status }) => status).sort()).toEqual([200, 422]);
  const touching = [
    { ...offer, starts_at: inHours(3), ends_at: inHours(5) },
    { ...offer, starts_at: inHours(1), ends_at: inHours(3) },
    { price: 5_000, starts_at: inHours(1) },
    { kind: 'price', price: 7_000, starts_at: inHours(3) },
  ];
  for (const one of touching) expect((await plan('W17', one)).status).toBe(422);
  expect((await plan('W17', { ...offer, starts_at: inHours(5), ends_at: inHours(6) })).status).toBe(200);
  expect((await plan('W17', { kind: 'price', price: 7_000, starts_at: inHours(1) })).status).toBe(200);
});

it('a plan of a person without access does not start, and an offer that runs still ends', async () => {
  const former = await shop.signInAs('manager');
  const planBy = (sku: string, more: object) =>
    former.call(endpoints.planPrice, { body: { sku, kind: 'offer', reason: 'antes de irse', ...more } });
  const [regular, running] = [await priceOf('W15'), await priceOf('W16')];
  await planBy('W15', { price: 10, starts_at: inHours(1), ends_at: null });
  await planBy('W16', { price: 4_990, starts_at: inHours(1), ends_at: inHours(3) });
  await passHours('W16', 2);
  expect((await priceOf('W16')).price).toBe(4_990);
  await shop.db.updateTable('staff').set({ disabled_at: new Date() }).where('id', '=', former.id).execute();
  await passHours('W15', 2);
  await passHours('W16', 2);
  expect(await priceOf('W15')).toEqual(regular);
  expect((await statesOf('W15')).at(-1)).toBe('failed');
  expect(await priceOf('W16')).toEqual(running);
});

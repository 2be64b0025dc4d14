import type { CaseOffer } from 'shared-contracts/api/cases.schema';
import * as endpoints from 'shared-contracts/office/house-cases';
import type { SettingValue } from 'shared-contracts/office/settings-values.schema';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type CallOffice, openOfficeOf, type TestOffice } from '../../../test/office-harness.ts';
import { openShop, type Shop } from '../../../test/shopper.ts';
import { DEFAULT_CASE_SETTING } from '../../modules/settings/case-rule.ts';
import { upsertSetting } from '../../modules/settings/settings.repository.ts';

let shop: Shop & TestOffice;
let call: CallOffice;
const ids: Record<string, number> = {};
beforeAll(async () => {
  shop = await openOfficeOf(await openShop());
  ({ call } = await shop.signInAs('manager'));
  for (const { sku, product_id } of await shop.db.selectFrom('skus').select(['sku', 'product_id']).execute())
    ids[sku] = product_id;
});
afterAll(() => shop.close());

const setRule = (changes: Partial<SettingValue<'cases'>> = {}) =>
  shop.db
    .transaction()
    .execute((trx) => upsertSetting(trx, 'cases', { ...DEFAULT_CASE_SETTING, is_active: true, ...changes }));
/** Product ids of skus with their bottles. */
const bottles = (counts: Record<string, number>) =>
  Object.entries(counts).flatMap(([sku, count]) => Array.from({ length: count }, () => ids[sku] ?? 0));
const add = (counts: Record<string, number>, changes: object = {}) =>
  call(endpoints.addHouseCase, {
    body: { es: 'Asado', en: 'Barbecue', product_ids: bottles(counts), is_active: true, ...changes },
  });
const inShop = async (locale = 'es') =>
  (
    await shop.call<{ data: CaseOffer }>('GET', '/cases', undefined, { 'accept-language': locale })
  ).body.data.ready.filter(({ by }) => by === 'house');

beforeEach(async () => {
  await shop.db.deleteFrom('house_cases').execute();
  await shop.setStock({ W6: 20, W7: 20, W9: 20 });
  await setRule();
});

it('shows a case at once, first and in both languages, with its bottles', async () => {
  const { status, body } = await add({ W6: 4, W7: 2 });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    es: 'Asado',
    price: 62_000,
    status: 'shown',
    products: [
      { count: 4, price: 10_000 },
      { count: 2, price: 11_000 },
    ],
  });
  const [shown] = await inShop();
  expect(shown).toMatchObject({
    id: `house-${body.id}`,
    name: 'Asado',
    size: 6,
    bottles: [
      { card: { sku: 'W6' }, count: 4 },
      { card: { sku: 'W7' }, count: 2 },
    ],
  });
  expect((await inShop('en'))[0]?.name).toBe('Barbecue');
  expect(await shop.lastEntry()).toMatchObject({ action: 'house-case.add', entity_id: body.id });
  expect((await call(endpoints.listHouseCases)).body.data).toEqual([body]);
});

it('sorts names as in Spanish', async () => {
  for (const es of ['Verano', 'Ámbar', 'navidad', 'Ñuble']) await add({ W6: 6 }, { es });
  const { body } = await call(endpoints.listHouseCases, { query: { sort: 'es', order: 'asc' } });
  expect(body.data.map(({ es }: { es: string }) => es)).toEqual(['Ámbar', 'navidad', 'Ñuble', 'Verano']);
});

it('adds a case once per request key, also when two requests come at the same time', async () => {
  const send = (key: string, es = 'Asado') =>
    call(
      endpoints.addHouseCase,
      { body: { es, en: '', product_ids: bottles({ W6: 6 }), is_active: true } },
      { 'idempotency-key': key },
    );
  const answers = await Promise.all([send('key-of-asado'), send('key-of-asado')]);
  expect(answers[0].body).toEqual(answers[1].body);
  expect((await send('key-of-asado')).body).toEqual(answers[0].body);
  expect(await inShop()).toHaveLength(1);
  expect(await send('key-of-asado', 'Fiesta')).toMatchObject({
    status: 422,
    body: { code: 'IDEMPOTENCY_KEY_REUSED' },
  });
  expect((await send('key-of-fiesta', 'Asado')).body.id).not.toBe(answers[0].body.id);
});

it('shows the Spanish name without an English one, also after a change', async () => {
  const { id, version, product_ids, is_active, en } = (await add({ W6: 6 }, { en: '' })).body;
  expect((await inShop('en'))[0]?.name).toBe('Asado');
  await call(endpoints.changeHouseCase, {
    params: { id },
    body: { version, product_ids, is_active, es: 'Fiesta', en },
  });
  expect((await inShop('en'))[0]?.name).toBe('Fiesta');
});

it.each([
  ['of 5 bottles', { W6: 5 }],
  ['of 7 bottles', { W6: 7 }],
  ['with a cheese', { W6: 5, G1: 1 }],
  ['with a product that does not exist', { W6: 5, X9: 1 }],
])('refuses a case %s at its bottles', async (_, counts) => {
  ids.X9 = 999_999;
  const { body } = await add(counts);
  expect(body.code).toBe('ENTRY_REFUSED');
  expect(Object.keys(body.fields ?? {})).toEqual(['product_ids']);
  expect(await inShop()).toEqual([]);
});

// The test must notice this fault in api/src/modules/cases/ready-cases.ts
// - return card && card.stock >= count && isCaseType(rule, card.product_type) ? [{ card, count }] : [];
// + return card && isCaseType(rule, card.product_type) ? [{ card, count }] : [];
it('hides a case that staff hide, that lacks a bottle, and whose type goes into no case today', async () => {
  await add({ W6: 6 }, { is_active: false });
  const { body } = await add({ W6: 4, W7: 2 });
  await shop.setStock({ W7: 1 });
  expect(await inShop()).toEqual([]);
  const statuses = (await call(endpoints.listHouseCases)).body.data.map(
    ({ status }: { status: string }) => status,
  );
  expect(statuses).toEqual(['sold-out', 'hidden']);
  await shop.setStock({ W7: 2 });
  expect((await inShop()).map(({ id }) => id)).toEqual([`house-${body.id}`]);
  await setRule({ product_types: ['Alcohol'] });
  expect(await inShop()).toEqual([]);
});

// The test must notice this fault in api/src/modules/cases/ready-cases.ts
// - counts.size >= rule.min_different &&
it('hides a case with fewer different products than a case needs', async () => {
  await add({ W6: 4, W7: 2 });
  await setRule({ min_different: 3 });
  expect(await inShop()).toEqual([]);
  await setRule({ min_different: 2 });
  expect(await inShop()).toHaveLength(1);
});

it('changes a case of the version that the person saw, and removes it', async () => {
  const { body } = await add({ W6: 6 });
  const params = { id: body.id };
  const values = { es: 'Queso', en: 'Cheese', product_ids: bottles({ W9: 12 }), is_active: true };
  const changed = await call(endpoints.changeHouseCase, {
    params,
    body: { version: body.version, ...values },
  });
  expect(changed.body).toMatchObject({ es: 'Queso', product_ids: values.product_ids });
  expect((await inShop())[0]).toMatchObject({ size: 12, name: 'Queso' });
  expect(await shop.lastEntry()).toMatchObject({ action: 'house-case.change', before: { es: 'Asado' } });
  const again = await call(endpoints.changeHouseCase, { params, body: { version: body.version, ...values } });
  expect(again.body.code).toBe('CONFLICT');
  expect((await call(endpoints.removeHouseCase, { params })).status).toBe(200);
  expect(await inShop()).toEqual([]);
  expect(await shop.lastEntry()).toMatchObject({ action: 'house-case.remove', after: null });
  expect((await call(endpoints.readHouseCase, { params })).body.code).toBe('NOT_FOUND');
});

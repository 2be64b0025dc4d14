import { planPrice, planPrices, previewPlans } from 'shared-contracts/office/price-plans';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestOffice, type TestOffice } from '../../../test/office-harness.ts';

let shop: TestOffice;
let manager: Awaited<ReturnType<TestOffice['signInAs']>>;
beforeAll(async () => {
  shop = await createTestOffice();
  manager = await shop.signInAs('manager');
});
afterAll(() => shop.close());

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
const WEEKEND = { starts_at: inHours(48), ends_at: inHours(96) };
const rowsOf = (prices: Record<string, number>) =>
  Object.entries(prices).map(([sku, price]) => ({ sku, price }));
const plan = (prices: Record<string, number>, more: object = {}) =>
  manager.call(planPrices, {
    body: { rows: rowsOf(prices), kind: 'offer', reason: 'CyberMonday', ...WEEKEND, ...more },
  });
const preview = (skus: string[], price: object, more: object = {}) =>
  manager.call(previewPlans, { body: { skus, change: { price, round: 10 }, ...WEEKEND, ...more } });
const planOne = (sku: string, more: object) =>
  manager.call(planPrice, { body: { sku, kind: 'offer', reason: 'antes', ...WEEKEND, ...more } });
const setPrice = (sku: string, price: number, reference_price: string | null = null) =>
  shop.db.updateTable('skus').set({ price, reference_price }).where('sku', '=', sku).execute();
const plansOf = (...skus: string[]) =>
  shop.db
    .selectFrom('price_plans')
    .select(['sku', 'kind', 'price', 'starts_at', 'ends_at', 'state', 'reason', 'staff_id'])
    .where('sku', 'in', skus)
    .orderBy('sku')
    .execute();
const percent = (value: number) => ({ kind: 'percent', percent: value });
const offer = (sku: string, price: number) => ({
  sku,
  kind: 'offer',
  price,
  starts_at: new Date(WEEKEND.starts_at),
  ends_at: new Date(WEEKEND.ends_at),
  state: 'waiting',
  reason: 'CyberMonday',
  staff_id: manager.id,
});

describe('an offer of many formats', () => {
  it('is planned for all, with the audit entries of a single one', async () => {
    await planOne('W10', { price: 5_000 });
    const { status, body } = await plan({ W12: 5_000, W11: 4_000 });
    expect([status, body]).toEqual([200, { changed: 2 }]);
    expect(await plansOf('W11', 'W12')).toEqual([offer('W11', 4_000), offer('W12', 5_000)]);
    const entries = await shop.db
      .selectFrom('audit_entries')
      .select(['entity_id', 'staff_id', 'action', 'entity', 'before', 'after', 'reason'])
      .where('entity_id', 'in', ['W10', 'W12'])
      .orderBy('entity_id')
      .execute();
    expect(entries).toHaveLength(2);
    expect(entries[1]).toEqual({ ...entries[0], entity_id: 'W12', reason: 'CyberMonday' });
  });

  it('is planned for none when one row is refused, and the sentence names the row', async () => {
    await setPrice('W13', 10_000);
    await setPrice('W15', 10_000);
    await planOne('W14', { price: 5_000 });
    const refusals = [
      [{ W13: 9_000, W15: 10_000 }, 'W15', /^W15: La oferta debe costar menos/],
      [{ W13: 9_000, W14: 5_500 }, 'W14', /^W14: En ese tiempo ya hay/],
      [{ W13: 9_000, NONE: 5_000 }, 'NONE', /^NONE: Ese código no existe/],
    ] as const;
    for (const [prices, sku, sentence] of refusals) {
      const { status, body } = await plan(prices);
      expect([status, body.code, body.fields[sku]]).toEqual([
        422,
        'ENTRY_REFUSED',
        expect.stringMatching(sentence),
      ]);
    }
    expect(await plansOf('W13', 'W15')).toEqual([]);
  });

  it.each([
    ['a start in the past', { starts_at: inHours(-1) }, 'starts_at'],
    ['an end before the start', { ends_at: inHours(47) }, 'ends_at'],
    ['an end in two years', { ends_at: inHours(24 * 700) }, 'ends_at'],
  ])('refuses %s, also in the preview', async (_, times, field) => {
    for (const { status, body } of [
      await plan({ W13: 5_000 }, times),
      await preview(['W13'], percent(-20), times),
    ])
      expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
  });

  it('is planned once when two people plan it at once, whatever the order of their rows', async () => {
    const answers = await Promise.all([
      plan({ W16: 5_000, W17: 5_000, W18: 5_000 }),
      plan({ W18: 5_000, W17: 5_000, W16: 5_000 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await plansOf('W16', 'W17', 'W18')).toHaveLength(3);
  });

  it('needs the permission of a change of prices', async () => {
    const { call } = await shop.signInAs('editor');
    for (const endpoint of [planPrices, previewPlans])
      expect((await call(endpoint, { body: {} })).status).toBe(403);
  });
});

describe('the preview of an offer of many formats', () => {
  it('lowers the regular price of that time, which is not always the shown one', async () => {
    await setPrice('W20', 20_000);
    await setPrice('W21', 20_000, '25000');
    await setPrice('W22', 20_000, '25000');
    await planOne('W22', { kind: 'price', price: 30_000, starts_at: inHours(24), ends_at: null });
    await planOne('W23', { price: 1_000, starts_at: inHours(1), ends_at: inHours(24) });
    await setPrice('W23', 1_000, '20000');
    await shop.db
      .updateTable('price_plans')
      .set({ state: 'running', old_price: 20_000, old_reference_price: null })
      .where('sku', '=', 'W23')
      .execute();
    const { body } = await preview(['W20', 'W21', 'W22', 'W23'], percent(-15));
    expect(body.rows).toMatchObject([
      { sku: 'W20', before: { price: 20_000 }, after: { price: 17_000, reference_price: '20000' } },
      {
        sku: 'W21',
        before: { reference_price: '25000' },
        after: { price: 17_000, reference_price: '25000' },
      },
      {
        sku: 'W22',
        before: { price: 30_000, reference_price: null },
        after: { price: 25_500, reference_price: '30000' },
      },
      { sku: 'W23', before: { price: 20_000 }, after: { price: 17_000, reference_price: '20000' } },
    ]);
    expect(body.rows.map(({ refused }: { refused: string | null }) => refused)).toEqual(Array(4).fill(null));
  });

  it('says why a format cannot have the offer, and plans nothing', async () => {
    await setPrice('W24', 5);
    await setPrice('W25', 5_000);
    await planOne('W26', { price: 1_000, starts_at: inHours(95), ends_at: inHours(120) });
    const refusedOf = async (price: object) => {
      const { body } = await preview(['W24', 'W25', 'W26', 'NONE'], price);
      return body.rows.map(({ refused }: { refused: string | null }) => refused);
    };
    expect(await refusedOf(percent(-50))).toEqual(['out-of-range', null, 'overlap', 'unknown']);
    expect(await refusedOf({ kind: 'set', clp: 5_000 })).toEqual([
      'not-below',
      'not-below',
      'overlap',
      'unknown',
    ]);
    expect(await plansOf('W24', 'W25')).toEqual([]);
  });

  it('shows an offer that is planned already as no change, and refuses another one', async () => {
    await setPrice('W27', 20_000);
    const rows = async (price: object, more: object = {}) => (await preview(['W27'], price, more)).body.rows;
    const [{ after }] = await rows(percent(-20));
    await plan({ W27: after.price });
    expect(await rows(percent(-20))).toMatchObject([{ before: after, after, refused: null }]);
    expect(await rows(percent(-30))).toMatchObject([{ refused: 'overlap' }]);
    expect(await rows(percent(-20), { ends_at: null })).toMatchObject([{ refused: 'overlap' }]);
  });
});

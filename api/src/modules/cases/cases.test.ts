import type { CaseOffer } from 'shared-contracts/api/cases.schema';
import type { Layout } from 'shared-contracts/api/pages.schema';
import { priceCase } from 'shared-contracts/domain/cases';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openShop, type Shop } from '../../../test/shopper.ts';
import { applySettings } from '../settings/apply-settings.ts';
import { DEFAULT_CASE_SETTING } from '../settings/case-rule.ts';
import { upsertSetting } from '../settings/settings.repository.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
const setRule = (changes: object) =>
  shop.db
    .transaction()
    .execute((trx) => upsertSetting(trx, 'cases', { ...DEFAULT_CASE_SETTING, is_active: true, ...changes }));
const read = async (locale: string) =>
  (await shop.call<{ data: CaseOffer }>('GET', '/cases', undefined, { 'accept-language': locale })).body.data;

const slugOfWine = async () =>
  (await shop.call<{ data: { slug: string }[] }>('GET', '/wines')).body.data[0]?.slug;

it('proposes full cases of wines in stock, in the language of the shopper', async () => {
  await setRule({ min_different: 3 });
  const { rule, ready } = await read('es');
  expect(ready.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Seis tintos para el invierno', 'Para el asado del domingo']),
  );
  for (const { bottles, size } of ready) {
    const priced = priceCase(
      rule,
      size,
      bottles.map(({ card, count }) => ({ ...card, count })),
    );
    expect(priced).toMatchObject({ isComplete: true, missing: 0 });
    expect(priced.saving).toBeGreaterThan(0);
    expect(bottles.every(({ card }) => card.stock > 0)).toBe(true);
  }
  expect((await read('en')).ready[0]?.name).toBe('Six reds for the winter');
});

it('proposes nothing before the first day and after the last one', async () => {
  await setRule({ starts_on: '2999-01-01' });
  expect(await read('es')).toEqual({ rule: null, ready: [] });
  await setRule({ ends_on: '2020-01-01' });
  expect(await read('es')).toEqual({ rule: null, ready: [] });
});

it('finds the products of a shared case in their order, and skips what is not sold', async () => {
  const { body } = await shop.call<{ data: { sku: string }[] }>('GET', '/cases/bottles?skus=W7,X9,W6');
  expect(body.data.map(({ sku }) => sku)).toEqual(['W7', 'W6']);
});

// The test must notice this fault in api/src/modules/catalogue/catalogue.routes.ts
// - [SETTINGS_TAG, ...productTags(shown)]
// + productTags(shown)
it('says on the page of a product whether it may go into a case today, and is renewed with the settings', async () => {
  const marked = async (path: string) => {
    const { body } = await shop.call<{ data: { in_case?: boolean } }>('GET', path);
    return body.data.in_case;
  };
  const { body } = await shop.call<{ data: { slug: string }[] }>('GET', '/alcohols');
  const paths = [`/wines/${await slugOfWine()}`, `/alcohols/${body.data[0]?.slug}`];
  await setRule({});
  expect(await Promise.all(paths.map(marked))).toEqual([true, undefined]);
  const { headers } = await shop.call('GET', `/wines/${await slugOfWine()}`);
  expect(headers.get('surrogate-key')?.split(' ')).toContain('settings');
  await setRule({ ends_on: '2020-01-01' });
  await vi.waitFor(async () => expect(await Promise.all(paths.map(marked))).toEqual([undefined, undefined]));
});

it('puts a link to the page of cases into the menu while the shop sells them, once', () => {
  const menuOf = (links: string[], setting: object) => {
    const navbar = { components: links.map((link) => ({ title: link, link, icon: null, options: [] })) };
    const cases = { ...DEFAULT_CASE_SETTING, is_active: true, ...setting };
    const layout = applySettings('layout', { navbar }, { locale: 'es', settings: { cases } }) as Layout;
    return layout.navbar.components.map(({ link }) => link);
  };
  expect(menuOf(['/vinos'], {})).toEqual(['/vinos', '/arma-tu-caja']);
  expect(menuOf(['/arma-tu-caja', '/vinos'], {})).toEqual(['/arma-tu-caja', '/vinos']);
  expect(menuOf(['/vinos'], { is_active: false })).toEqual(['/vinos']);
  expect(menuOf(['/vinos'], { ends_on: '2020-01-01' })).toEqual(['/vinos']);
});

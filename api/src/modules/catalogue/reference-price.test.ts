import fc from 'fast-check';
import { sql } from 'kysely';
import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import { discountPercent, lineDiscount } from 'shared-contracts/domain/discount';
import { parseReferencePrice } from 'shared-contracts/domain/money';
import { previewPrices } from 'shared-contracts/office/prices';
import { listProducts } from 'shared-contracts/office/products';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CallOffice, openOfficeOf, type TestOffice } from '../../../test/office-harness.ts';
import { openShop, type Shop } from '../../../test/shopper.ts';
import { migrate } from '../../db/migrations/migrate.ts';

const MIGRATION = '0070-reference-price-read';
const SKUS = ['W21', 'W22', 'W23', 'W24', 'W26', 'W27', 'W28', 'W29'];

let shop: Shop & TestOffice;
let call: CallOffice;
beforeAll(async () => {
  shop = await openOfficeOf(await openShop());
  ({ call } = await shop.signInAs('manager'));
  // Only the products of this test have a reference price.
  await shop.db.updateTable('skus').set({ reference_price: null }).execute();
});
afterAll(() => shop.close());

/** Stores the texts by a plain statement, as the release before does. */
const write = async (texts: readonly string[]): Promise<void> => {
  for (const [index, sku] of SKUS.entries()) {
    const reference_price = texts[index] ?? null;
    await shop.db.updateTable('skus').set({ reference_price }).where('sku', '=', sku).execute();
  }
};
const cards = async (url: string): Promise<ProductCard[]> =>
  (await shop.get(`${url}?sort=discount&per_page=100`)).body.data;

/** Prices and discounts of the products, by the place of the shop that shows them. */
const readAll = async (cart: string) => {
  const [offers, wines, { body }, office, preview, rows] = await Promise.all([
    cards('/offers'),
    cards('/wines'),
    shop.get(`/shopping-cart?cart_id=${cart}`),
    call(listProducts, { query: { offer: 'yes', per_page: 100 } }),
    call(previewPrices, { body: { skus: SKUS, change: { price: { kind: 'end-offer' } } } }),
    shop.db
      .selectFrom('skus')
      .select(['sku', 'reference_clp'])
      .where('sku', 'in', SKUS)
      .orderBy('sku')
      .execute(),
  ]);
  const discounted = wines.filter(
    ({ price, reference_price }) => (parseReferencePrice(reference_price) ?? 0) > price,
  );
  return {
    offers,
    wines,
    discounted,
    cart: body.data,
    office: office.body.data,
    preview: preview.body.rows,
    rows,
  };
};
const slugsOf = (products: readonly { slug: string }[]) => products.map(({ slug }) => slug);

const digits = fc.nat({ max: 60_000 }).map(String);
const grouped = digits.map((text) => text.replace(/\d(?=(\d{3})+$)/g, '$&.'));
const text = fc.oneof(
  digits,
  grouped,
  fc.tuple(digits, digits).map(([whole, part]) => `${whole}.${part}`),
  fc
    .tuple(
      fc.constantFrom('', ' ', '\t', '\n', '\u00a0', '$', '0', '-'),
      grouped,
      fc.constantFrom('', ' ', ' c/u'),
    )
    .map((parts) => parts.join('')),
  fc.bigInt({ min: 0n, max: 10n ** 25n }).map(String),
  fc.constantFrom('Precio club', '', '1e5', '٢٠٠٠٠', '15,000', '999999999', '1000000000', '999999999.5'),
  fc.string({ unit: 'grapheme' }).filter((any) => !any.includes('\0')),
);

it('is read alike by card, offers, order, cart and office, for any text', async () => {
  const cart = await shop.cartWith(Object.fromEntries(SKUS.map((sku) => [sku, 1])));
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: SKUS.length, maxLength: SKUS.length }), async (texts) => {
      await write(texts);
      const shown = await readAll(cart);
      const amounts = texts.map(parseReferencePrice);
      expect(shown.rows.map(({ reference_clp }) => reference_clp)).toEqual(amounts);
      expect(
        shown.preview.map(({ after }: { after: { price: number } | null }) => after?.price ?? null),
      ).toEqual(amounts);
      // No cart has a total above 1,000,000,000.
      fc.pre(!amounts.includes(999_999_999));
      const [offers, discounted] = [slugsOf(shown.offers), slugsOf(shown.discounted)];
      expect(offers).toEqual(discounted);
      expect(slugsOf(shown.wines).slice(0, offers.length)).toEqual(offers);
      expect(slugsOf(shown.office).toSorted()).toEqual(offers.toSorted());
      const percents = shown.offers.map(({ price, reference_price }) =>
        discountPercent(price, reference_price),
      );
      expect(percents).toEqual(percents.toSorted((a, b) => b - a));
      expect(shown.cart.total_without_discount - shown.cart.total).toBe(
        shown.discounted.reduce((sum, card) => sum + lineDiscount({ ...card, qty: 1 }), 0),
      );
    }),
  );
});

it('is read when the database moves to this release, and its history says why', async () => {
  await sql`
    drop trigger skus_reference_read on skus;
    drop function read_reference_price, reference_price_text`.execute(shop.db);
  await write(['35.000', '35000.00', ' 35000 ', 'Precio club', '   ', '', '35000']);
  await sql`delete from kysely_migration where name = ${MIGRATION}`.execute(shop.db);
  await shop.db.deleteFrom('price_changes').execute();
  expect(await migrate(shop.db)).toEqual([MIGRATION]);
  const rows = await shop.db
    .selectFrom('skus')
    .select('reference_price')
    .where('sku', 'in', SKUS)
    .orderBy('sku')
    .execute();
  const stored = rows.map(({ reference_price }) => reference_price);
  expect(stored).toEqual(['35000', '35000', '35000', 'Precio club', null, null, '35000', null]);
  expect(slugsOf(await cards('/offers')).toSorted()).toEqual(['wine-21', 'wine-22', 'wine-23', 'wine-28']);
  const changes = await shop.db
    .selectFrom('price_changes')
    .select(['sku', 'reason'])
    .orderBy('sku')
    .execute();
  expect(changes.map(({ sku }) => sku)).toEqual(['W21', 'W22', 'W23', 'W26', 'W27']);
  expect(new Set(changes.map(({ reason }) => reason))).toEqual(
    new Set(['Precio anterior leído como número']),
  );
});

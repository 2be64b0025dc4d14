import type { Config } from 'api/config';
import type { Db } from 'api/database';

/** Cases of the demo's house: names, and skus with their bottles. */
const HOUSE_CASES: readonly { es: string; en: string; bottles: Readonly<Record<string, number>> }[] = [
  {
    es: 'Chile de norte a sur',
    en: 'Chile from north to south',
    bottles: { 'V-5Q5UKZ': 1, 'V-W46LUU': 1, 'V-E49A6R': 1, 'V-7LTCUN': 1, 'V-UR3TCG': 1, 'V-TLCRSM': 1 },
  },
  {
    es: 'Burbujas y mar',
    en: 'Bubbles and the sea',
    bottles: { 'V-NQF8LJ': 1, 'V-KKDDE8': 2, 'V-5GGVP4': 1, 'V-5F5CDW': 2 },
  },
  {
    es: 'Doce para la mesa larga',
    en: 'Twelve for the long table',
    bottles: { 'V-ZPWU6W': 3, 'V-T6QNBX': 3, 'V-C9EZQ7': 2, 'V-JJBUUL': 2, 'V-AG3PAP': 2 },
  },
];

/** Adds the cases of the house to a demo shop that has none. A case whose products are not there is left out. */
export const seedHouseCases = async (db: Db, { SHOP_MODE }: Pick<Config, 'SHOP_MODE'>): Promise<void> => {
  if (SHOP_MODE !== 'demo') return;
  if (await db.selectFrom('house_cases').select('id').limit(1).executeTakeFirst()) return;
  const skus = HOUSE_CASES.flatMap(({ bottles }) => Object.keys(bottles));
  const rows = await db.selectFrom('skus').select(['sku', 'product_id']).where('sku', 'in', skus).execute();
  const productOf = new Map(rows.map(({ sku, product_id }) => [sku, product_id]));
  const cases = HOUSE_CASES.filter(({ bottles }) => Object.keys(bottles).every((sku) => productOf.has(sku)));
  if (cases.length === 0) return;
  await db
    .insertInto('house_cases')
    .values(
      cases.map(({ es, en, bottles }) => ({
        name: JSON.stringify({ es, en }),
        product_ids: Object.entries(bottles).flatMap(([sku, count]) =>
          Array.from({ length: count }, () => productOf.get(sku) ?? 0),
        ),
        is_active: true,
      })),
    )
    .execute();
};

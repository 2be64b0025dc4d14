import { sql } from 'kysely';
import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';

/** Product cards in the order of `ids`. Skips products not on sale. */
export async function findCards(
  db: Executor,
  ids: readonly number[],
  locale: Locale,
): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const [products, skus] = await Promise.all([findProducts(db, ids, locale), findSkus(db, ids)]);
  const productOf = new Map(products.map((product) => [product.id, product]));
  const skusOf = Map.groupBy(skus, (sku) => sku.product_id);
  return ids.flatMap((id) => {
    const product = productOf.get(id);
    const [main, ...others] = skusOf.get(id) ?? [];
    return product && main ? [toCard(product, [main, ...others], locale)] : [];
  });
}

type ProductRow = Awaited<ReturnType<typeof findProducts>>[number];
type SkuRow = Awaited<ReturnType<typeof findSkus>>[number];

const findProducts = (db: Executor, ids: readonly number[], locale: Locale) =>
  db
    .selectFrom('products as p')
    .innerJoin('brands as b', 'b.id', 'p.brand_id')
    .innerJoin('product_texts as t', (join) =>
      join.onRef('t.product_id', '=', 'p.id').on('t.locale', '=', locale),
    )
    .select(['p.id', 'p.type', 'p.slug', 'p.year', 'p.image', 'p.cover_image', 'p.label'])
    .select(['b.name as brand_name', 'b.slug as brand_slug'])
    .select(['t.name', 't.name_card', 't.detail', 't.description_card', 't.label_text'])
    .where(sql<boolean>`p.id = any(${ids})`)
    .where('p.is_active', '=', true)
    .execute();

const findSkus = (db: Executor, ids: readonly number[]) =>
  db
    .selectFrom('skus as s')
    .innerJoin('sku_availability as a', 'a.sku', 's.sku')
    .select(['s.sku', 's.product_id', 's.price', 's.reference_clp', 's.reference_price', 's.format'])
    .select(['s.is_unit_sales', 's.label_text', 'a.stock'])
    .where(sql<boolean>`s.product_id = any(${ids})`)
    .orderBy('s.position')
    .execute();

function toCard(product: ProductRow, skus: [SkuRow, ...SkuRow[]], locale: Locale): ProductCard {
  const [main] = skus;
  return {
    id: product.id,
    product_type: product.type,
    slug: product.slug,
    sku: main.sku,
    name: product.name,
    name_card: product.name_card,
    brand: { name: product.brand_name, slug: product.brand_slug },
    year: product.year,
    detail: product.detail,
    price: main.price,
    reference_price: main.reference_clp ?? main.reference_price,
    stock: main.stock,
    description_card: product.description_card,
    frontend_image: product.image,
    frontend_cover_image: product.cover_image,
    label: product.label,
    label_text: product.label_text,
    formats: product.type === 'GourmetProduct' ? skus.map((sku) => toFormat(sku, locale)) : [],
  };
}

const toFormat = (sku: SkuRow, locale: Locale): ProductCard['formats'][number] => ({
  sku: sku.sku,
  format: sku.format,
  price: sku.price,
  reference_price: sku.reference_clp ?? sku.reference_price,
  stock: sku.stock,
  is_unit_sales: sku.is_unit_sales ? 1 : 0,
  label: sku.label_text !== null,
  label_text: sku.label_text?.[locale] ?? null,
});

import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { hrefOfProduct } from 'shared-contracts/domain/product-type';
import type {
  listProducts as listSchema,
  readProduct as readSchema,
} from 'shared-contracts/office/products.schema';
import type { Executor } from '../../db/connect.ts';
import { orNotFound } from '../../errors/or-not-found.ts';
import { findOpenPlans } from '../price-plans/price-plans.repository.ts';
import { findFormatsOf } from '../prices/formats.repository.ts';
import { findContentNames, findPriceChangesOf, findTexts } from './detail.repository.ts';
import { findProductIds, findProductRows, type ProductQuery } from './products.repository.ts';

type Product = EndpointOutput<typeof listSchema>['data'][number];

const withFormats = async (db: Executor, ids: readonly number[]): Promise<Product[]> => {
  const [rows, formats] = await Promise.all([findProductRows(db, ids), findFormatsOf(db, ids)]);
  const byProduct = Map.groupBy(formats, ({ product_id }) => String(product_id));
  return rows.map((row) => ({ ...row, formats: byProduct.get(row.id) ?? [] }));
};

/** One page of products. */
export const listProducts = async (
  db: Executor,
  query: ProductQuery,
): Promise<EndpointOutput<typeof listSchema>> => {
  const { ids, total, more } = await findProductIds(db, query);
  return { data: await withFormats(db, ids), total, more };
};

/**
 * A product with its texts and the history of its prices.
 * @throws DomainError NOT_FOUND
 */
export const readProduct = async (db: Executor, id: number): Promise<EndpointOutput<typeof readSchema>> => {
  const product = orNotFound((await withFormats(db, [id]))[0]);
  const skus = product.formats.map(({ sku }) => sku);
  const [texts, contents, price_changes, price_plans] = await Promise.all([
    findTexts(db, id),
    findContentNames(db, id),
    findPriceChangesOf(db, skus),
    findOpenPlans(db, skus),
  ]);
  const path = hrefOfProduct({ product_type: product.kind, slug: product.slug });
  return { ...product, path, texts, contents, price_changes, price_plans };
};

import type { Executor } from '../../db/connect.ts';
import { findRelatedIds } from '../products/product.repository.ts';
import { findBoughtTogether, findChosen } from './recommendations.repository.ts';

/** Number of products to start from, so that a full cart stays fast. */
const MAX_STARTS = 3;

/** Interleaves the rows: the first of each, then the second of each, so that all products of a cart are represented. */
const takeTurns = <T>(rows: readonly (readonly T[])[]): T[] =>
  Array.from({ length: Math.max(0, ...rows.map(({ length }) => length)) }).flatMap((_, place) =>
    rows.flatMap((row) => row.slice(place, place + 1)),
  );

/**
 * "Usually purchased together" (docs/product/products.md#recommendations): products that staff chose, products of the
 * same paid orders, then products with the most shared attributes. All are in stock and not in `productIds`.
 */
export async function findCompanions(
  db: Executor,
  productIds: readonly number[],
  limit: number,
): Promise<number[]> {
  if (productIds.length === 0) return [];
  const [chosen, together, ...alike] = await Promise.all([
    findChosen(db, productIds, limit),
    findBoughtTogether(db, productIds, limit),
    ...productIds.slice(0, MAX_STARTS).map((id) => findRelatedIds(db, id, limit)),
  ]);
  const starts = new Set(productIds);
  const found = new Set([...chosen, ...together, ...takeTurns(alike)]);
  return [...found].filter((id) => !starts.has(id)).slice(0, limit);
}

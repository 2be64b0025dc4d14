import type { Executor } from '../../db/connect.ts';
import { findRelatedIds } from '../catalogue/product.repository.ts';
import { findBoughtTogether } from './recommendations.repository.ts';

/** Products whose like are looked for; a full cart is not answered by a long search. */
const MAX_STARTS = 3;

/** First of each row, then the second of each … so that no product of a cart speaks for all of them. */
const takeTurns = <T>(rows: readonly (readonly T[])[]): T[] =>
  Array.from({ length: Math.max(0, ...rows.map(({ length }) => length)) }).flatMap((_, place) =>
    rows.flatMap((row) => row.slice(place, place + 1)),
  );

/**
 * "Usually purchased together" (SPEC §2): what paid orders hold beside these products, and after that products that
 * share most facts with them. None of them is among `productIds`; all are in stock.
 */
export async function findCompanions(
  db: Executor,
  productIds: readonly number[],
  limit: number,
): Promise<number[]> {
  if (productIds.length === 0) return [];
  const [together, ...alike] = await Promise.all([
    findBoughtTogether(db, productIds, limit),
    ...productIds.slice(0, MAX_STARTS).map((id) => findRelatedIds(db, id, limit)),
  ]);
  const given = new Set(productIds);
  const found = new Set([...together, ...takeTurns(alike)]);
  return [...found].filter((id) => !given.has(id)).slice(0, limit);
}

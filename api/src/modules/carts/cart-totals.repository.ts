import { type RawBuilder, sql } from 'kysely';

/** Highest number of lines, and highest total in CLP (the contract's largest amount). */
export const CART_LIMITS = { maxLines: 100, maxTotal: 1_000_000_000 };

/** SQL: regular price of a sku with this alias, in CLP, as in shared-contracts/domain/discount. */
export const regularPrice = (sku: string): RawBuilder<number> =>
  sql`greatest(${sql.ref(`${sku}.price`)}, ${sql.ref(`${sku}.reference_clp`)})`;

/** SQL: regular price of all units in the cases of a cart, in CLP. */
export const casesTotal = (cartKey: string): RawBuilder<unknown> => sql`(
  select coalesce(sum(k.qty::bigint * b.count * ${regularPrice('s')}), 0)
  from cart_cases k join cart_case_bottles b on b.cart_id = k.cart_id and b.case_id = k.id
  join skus s on s.sku = b.sku where k.cart_id = ${cartKey})`;

/** SQL: regular price of all lines of a cart that are in no case, in CLP. */
export const linesTotal = (cartKey: string): RawBuilder<unknown> => sql`(
  select coalesce(sum(i.qty::bigint * ${regularPrice('s')}), 0)
  from cart_items i join skus s on s.sku = i.sku where i.cart_id = ${cartKey})`;

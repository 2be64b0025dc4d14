import { sql } from 'kysely';
import type { CaseBody } from 'shared-contracts/api/cases.schema';
import type { Executor, Tx } from '../../db/connect.ts';
import { execute, queryRow, queryRows } from '../../db/query.ts';
import type { CartRef } from './cart-id.ts';
import { CART_LIMITS, casesTotal, linesTotal, regularPrice } from './cart-totals.repository.ts';

/** Cases of one cart. */
const MAX_CASES = 20;

/**
 * Creates the cart if needed and locks it, so that its cases are written in turn.
 * @returns false when it joined an account's cart meanwhile
 */
export const lockWritableCart = async (
  trx: Tx,
  { key, accountId }: Pick<CartRef, 'key' | 'accountId'>,
): Promise<boolean> => {
  await execute(trx)`insert into carts (id) values (${key}) on conflict (id) do nothing`;
  // The only lock of the cart's row: a stronger one later would deadlock with `upsertCartItem`.
  const { numAffectedRows } = await sql`
    update carts set updated_at = now()
    where id = ${key} and account_id is not distinct from ${accountId}::uuid and joined_into is null`.execute(
    trx,
  );
  return numAffectedRows === 1n;
};

/** Units of each sku in a case of a cart, over all its cases of this kind. Empty for a missing case. */
export const findCaseUnits = async (
  db: Executor,
  cartKey: string,
  id: string,
): Promise<Map<string, number>> => {
  const rows = await queryRows(db)<{ sku: string; units: number }>`
    select b.sku, b.count * k.qty as units from cart_cases k
    join cart_case_bottles b on b.cart_id = k.cart_id and b.case_id = k.id
    where k.cart_id = ${cartKey} and k.id = ${id}::uuid`;
  return new Map(rows.map(({ sku, units }) => [sku, units]));
};

/**
 * Writes a case with its bottles. Its place in the cart stays.
 * @returns false when the cart has too many cases
 */
export const upsertCase = async (
  trx: Tx,
  cartKey: string,
  id: string,
  { size, qty, bottles }: CaseBody,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    insert into cart_cases (cart_id, id, size, qty)
    select ${cartKey}, ${id}::uuid, ${size}::smallint, ${qty}::integer
    where (select count(*) from cart_cases where cart_id = ${cartKey} and id <> ${id}::uuid) < ${MAX_CASES}::integer
    on conflict (cart_id, id) do update set size = excluded.size, qty = excluded.qty`.execute(trx);
  if (!numAffectedRows) return false;
  await execute(trx)`delete from cart_case_bottles where cart_id = ${cartKey} and case_id = ${id}::uuid`;
  await trx
    .insertInto('cart_case_bottles')
    .values(
      bottles.map(({ sku, count }, position) => ({ cart_id: cartKey, case_id: id, sku, count, position })),
    )
    .execute();
  return true;
};

export const deleteCase = (trx: Tx, cartKey: string, id: string) =>
  execute(trx)`delete from cart_cases where cart_id = ${cartKey} and id = ${id}::uuid`;

/** Moves the cases of a guest's cart into an account's cart, the oldest first, up to the limits. */
export const moveCases = (trx: Tx, from: string, to: string) => execute(trx)`
    update cart_cases set cart_id = ${to}
    where cart_id = ${from} and id in (
      select id from (
        select k.id, row_number() over place as cases, sum((
          select sum(k.qty::bigint * b.count * ${regularPrice('s')})
          from cart_case_bottles b join skus s on s.sku = b.sku where b.cart_id = k.cart_id and b.case_id = k.id
        )) over place as total
        from cart_cases k
        where k.cart_id = ${from} and not exists (select from cart_cases own where own.cart_id = ${to} and own.id = k.id)
        window place as (order by k.added_at, k.id)) brought
      where cases + (select count(*) from cart_cases where cart_id = ${to}) <= ${MAX_CASES}::integer
        and total + ${linesTotal(to)} + ${casesTotal(to)} <= ${CART_LIMITS.maxTotal}::bigint)`;

/** Whether a cart costs no more than an order may. */
export const isWithinTotal = async (db: Executor, cartKey: string): Promise<boolean> =>
  (await queryRow(db)`
    select 1 where ${linesTotal(cartKey)} + ${casesTotal(cartKey)} <= ${CART_LIMITS.maxTotal}::bigint`) !==
  undefined;

import type { CaseBody } from 'shared-contracts/api/cases.schema';
import type { Cart } from 'shared-contracts/api/shopping-cart.schema';
import { type CaseRule, isCaseType, priceCase } from 'shared-contracts/domain/cases';
import { lineName } from 'shared-contracts/domain/line-name';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Locale } from 'shared-contracts/locale';
import type { Db, Executor } from '../../db/connect.ts';
import { findCaseRule } from '../settings/case-rule.ts';
import {
  deleteCase,
  findCaseUnits,
  isWithinTotal,
  lockWritableCart,
  upsertCase,
} from './cart-cases.repository.ts';
import type { CartRef } from './cart-id.ts';
import { findCartLines } from './carts.repository.ts';
import { readCart } from './carts.service.ts';
import { bottlesOf } from './price-cases.ts';
import { findShortLines } from './shortages.service.ts';
import type { StoredCartLine } from './stored-cart-line.ts';

interface CaseChange {
  id: string;
  body: CaseBody;
}

/**
 * Puts a case into the cart or replaces its bottles.
 * @throws DomainError CASE_CLOSED, CASE_INCOMPLETE, CASE_TOO_FULL, CASE_VARIETY, CASE_TYPE, UNKNOWN_SKU,
 *   OUT_OF_STOCK (only for bottles that the change adds), VALIDATION_FAILED, CART_NOT_FOUND
 */
export const putCase = async (db: Db, cart: CartRef, change: CaseChange, locale: Locale): Promise<Cart> => {
  const { id, body } = change;
  await db.transaction().execute(async (trx) => {
    const rule = await findCaseRule(trx);
    if (!rule) throw new DomainError('CASE_CLOSED');
    if (!(await lockWritableCart(trx, cart))) throw new DomainError('CART_NOT_FOUND');
    const before = await findCaseUnits(trx, cart.key, id);
    const isPut = (await upsertCase(trx, cart.key, id, body)) && (await isWithinTotal(trx, cart.key));
    if (!isPut) throw new DomainError('VALIDATION_FAILED', {}, ['qty']);
    const lines = await findCartLines(trx, cart.key, locale);
    const own = lines.filter(({ case_id }) => case_id === id);
    refuseUnknown(own, body);
    refuseByRule(rule, own, body);
    await refuseShort(trx, cart.key, lines, { id, before });
  });
  return readCart(db, cart, locale);
};

/** Takes a case out of the cart. */
export const removeCase = async (db: Db, cart: CartRef, id: string, locale: Locale): Promise<Cart> => {
  await db.transaction().execute(async (trx) => {
    if (!(await lockWritableCart(trx, cart))) throw new DomainError('CART_NOT_FOUND');
    await deleteCase(trx, cart.key, id);
  });
  return readCart(db, cart, locale);
};

const fieldOf = ({ bottles }: CaseBody, sku: string): string =>
  `bottles.${bottles.findIndex((bottle) => bottle.sku === sku)}.sku`;

const refuseUnknown = (own: readonly StoredCartLine[], body: CaseBody): void => {
  const unknown = body.bottles.find(({ sku }) => own.every((line) => line.sku !== sku));
  if (unknown) throw new DomainError('UNKNOWN_SKU', { sku: unknown.sku }, [fieldOf(body, unknown.sku)]);
};

const refuseByRule = (rule: CaseRule, own: readonly StoredCartLine[], body: CaseBody): void => {
  const wrong = own.find(({ product_type }) => !isCaseType(rule, product_type));
  if (wrong) throw new DomainError('CASE_TYPE', { name: lineName(wrong) }, [fieldOf(body, wrong.sku)]);
  const { filled, missing } = priceCase(rule, body.size, bottlesOf(own));
  if (missing > 0) throw new DomainError('CASE_INCOMPLETE', { missing }, ['bottles']);
  if (filled > body.size) throw new DomainError('CASE_TOO_FULL', { extra: filled - body.size }, ['bottles']);
  if (own.length < rule.min_different)
    throw new DomainError('CASE_VARIETY', { min: rule.min_different }, ['bottles']);
};

/**
 * Refuses added bottles that are out of stock, counting the units in the rest of the cart. `before`: units of each sku
 * before the change. A bottle that was in the case may sell out: the shopper exchanges it later.
 */
const refuseShort = async (
  db: Executor,
  cartKey: string,
  lines: readonly StoredCartLine[],
  { id, before }: { id: string; before: ReadonlyMap<string, number> },
): Promise<void> => {
  const own = lines.filter(({ case_id }) => case_id === id);
  const short = await findShortLines(db, cartKey, [...lines.filter(({ case_id }) => case_id !== id), ...own]);
  const line = own.find((one) => short.has(one) && one.qty > (before.get(one.sku) ?? 0));
  if (line)
    throw new DomainError('OUT_OF_STOCK', { name: lineName(line), available: short.get(line) ?? 0 }, [
      'bottles',
    ]);
};

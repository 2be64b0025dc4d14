import type { CaseLine } from 'shared-contracts/api/shopping-cart.schema';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';
import { findCards } from '../products/cards.repository.ts';
import { findRelatedIds } from '../products/product.repository.ts';
import { findBoxContents } from '../stock/stock.repository.ts';
import { shortLines, skusOf, stockSkus, unitsOfLine } from '../stock/take-stock.ts';
import { findUnitsFor } from './carts.repository.ts';
import type { StoredCartLine } from './stored-cart-line.ts';

/** Similar products to look at for an exchange. */
const SIMILAR = 12;

/**
 * Lines that lack units because other lines of the cart take from the same stock, with the units that are left for
 * each. A cart without boxes and cases has none, because each sku has one line.
 */
export const findShortLines = async (
  db: Executor,
  cartKey: string,
  lines: readonly StoredCartLine[],
): Promise<Map<StoredCartLine, number>> => {
  if (!lines.some(({ product_type, case_id }) => product_type === 'Box' || case_id !== null))
    return new Map();
  const contents = await findBoxContents(db, skusOf(lines));
  const units = await findUnitsFor(db, cartKey, stockSkus(lines, contents));
  // A withdrawn product has stock 0, but its units are still counted.
  for (const { sku, stock } of lines) if (stock <= 0) units.set(sku, 0);
  return shortLines(lines, contents, units);
};

/**
 * The nearest product for a bottle that sold out: the rule of similar products, then as many units as the case needs
 * beside those that other lines of the cart take. Null when none has enough.
 */
export const findExchange = async (
  db: Executor,
  cartKey: string,
  { product_id, qty, product_type, case_id }: StoredCartLine,
  items: readonly StoredCartLine[],
  locale: Locale,
): Promise<NonNullable<CaseLine['exchange']> | null> => {
  const inCase = new Set(skusOf(items.filter((item) => item.case_id === case_id)));
  const contents = await findBoxContents(db, skusOf(items));
  const units = items.flatMap((item) => unitsOfLine(item, contents));
  const unitsInCart = (sku: string) =>
    units.reduce((sum, part) => sum + (part.sku === sku ? part.qty : 0), 0);
  const cards = await findCards(db, await findRelatedIds(db, product_id, SIMILAR), locale);
  const free = await findUnitsFor(db, cartKey, skusOf(cards));
  const found = cards.find(
    ({ sku, stock, ...card }) =>
      card.product_type === product_type &&
      !inCase.has(sku) &&
      stock > 0 &&
      (free.get(sku) ?? 0) >= qty + unitsInCart(sku),
  );
  return found ? { sku: found.sku, name: found.name, price: found.price } : null;
};

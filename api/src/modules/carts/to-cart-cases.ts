import type { CartCase, CaseLine } from 'shared-contracts/api/shopping-cart.schema';
import { bottlesOf, linesByCase } from './price-cases.ts';
import type { StoredCartLine } from './stored-cart-line.ts';

/** Units that are left of a short bottle, and its exchange. */
export type Trouble = Pick<CaseLine, 'available' | 'exchange'>;

/** The cases of a cart in a response, from the cart's lines. */
export const toCartCases = (
  lines: readonly StoredCartLine[],
  troubles: ReadonlyMap<StoredCartLine, Trouble>,
): CartCase[] =>
  [...linesByCase(lines)].map(([id, own]) => {
    const bottles = bottlesOf(own);
    const sumOf = (priceOf: (line: (typeof bottles)[number]) => number) =>
      bottles.reduce((sum, bottle) => sum + priceOf(bottle) * bottle.count, 0);
    const price = sumOf((bottle) => bottle.price);
    return {
      id,
      size: own[0]?.case_size ?? 6,
      qty: own[0]?.case_qty ?? 1,
      bottles: own.map((line, at) => ({ ...line, count: bottles[at]?.count ?? 0, ...troubles.get(line) })),
      price,
      saving: sumOf((bottle) => bottle.price_alone ?? bottle.price) - price,
    };
  });

import type { CaseBody } from 'shared-contracts/api/cases.schema';
import type { CartCase, CartLine } from 'shared-contracts/api/shopping-cart.schema';
import { priceCase } from 'shared-contracts/domain/cases';
import { regularPrice } from 'shared-contracts/domain/discount';

/** Rule of cases of the stub. */
export const CASE_RULE = {
  percent_6: 5,
  percent_12: 10,
  product_types: ['Wine' as const],
  min_different: 2,
};

/**
 * A case of a cart with its prices.
 * @param lineOf line of a sku with these units; undefined for an unknown sku
 */
export const toCartCase = (
  id: string,
  { size, qty, bottles }: CaseBody,
  lineOf: (sku: string, qty: number) => CartLine | undefined,
): CartCase => {
  const lines = bottles.flatMap(({ sku, count }) => {
    const line = lineOf(sku, count * qty);
    return line ? [{ ...line, count }] : [];
  });
  const { bottles: priced, total, saving, isComplete } = priceCase(CASE_RULE, size, lines);
  return {
    id,
    size,
    qty,
    bottles: priced.map(({ casePrice, ...line }) =>
      isComplete && casePrice < line.price
        ? { ...line, price: casePrice, reference_price: regularPrice(line) }
        : line,
    ),
    price: isComplete ? total : total + saving,
    saving: isComplete ? saving : 0,
  };
};

import { type CaseRule, priceCase } from 'shared-contracts/domain/cases';
import { regularPrice } from 'shared-contracts/domain/discount';
import { isGourmet } from 'shared-contracts/domain/product-type';
import type { Executor } from '../../db/connect.ts';
import { findCaseRule } from '../settings/case-rule.ts';
import type { StoredCartLine } from './stored-cart-line.ts';

/** Lines of the cases of a cart or an order, by case. */
export const linesByCase = <L extends Pick<StoredCartLine, 'case_id'>>(
  lines: readonly L[],
): Map<string, L[]> =>
  Map.groupBy(
    lines.filter(({ case_id }) => case_id !== null),
    ({ case_id }) => case_id ?? '',
  );

/** Bottles of one case, from its lines. */
export const bottlesOf = (lines: readonly StoredCartLine[]) =>
  lines.map((line) => ({ ...line, count: line.qty / (line.case_qty ?? 1) }));

const inCase = (rule: CaseRule | null, lines: readonly StoredCartLine[]): StoredCartLine[] => {
  const size = lines[0]?.case_size;
  if (!size) return [...lines];
  const { bottles, isComplete } = priceCase(rule, size, bottlesOf(lines));
  return bottles.map(({ casePrice, count: _, ...line }) => ({
    ...line,
    price: isComplete ? casePrice : line.price,
    price_alone: line.price,
    // The saving shows like an offer: the regular price beside the price.
    reference_price:
      isComplete && casePrice < line.price && !isGourmet(line.product_type)
        ? regularPrice(line)
        : line.reference_price,
  }));
};

/** Gives the bottles of complete cases their price in the case. Lines without a case stay as they are. */
export const priceCases = async (
  db: Executor,
  lines: readonly StoredCartLine[],
): Promise<StoredCartLine[]> => {
  const cases = linesByCase(lines);
  if (cases.size === 0) return [...lines];
  const rule = await findCaseRule(db);
  const priced = new Map([...cases].map(([id, bottles]) => [id, inCase(rule, bottles)]));
  return lines.map((line) => priced.get(line.case_id ?? '')?.find(({ sku }) => sku === line.sku) ?? line);
};

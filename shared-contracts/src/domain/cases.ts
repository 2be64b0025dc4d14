import { regularPrice } from './discount.ts';
import type { Clp } from './money.ts';
import { typeCodeOf } from './product-type.ts';

/**
 * Cases that shoppers build of single bottles (docs/product/cases.md). The saving of a case is a lower price of each
 * of its bottles, so that a case is a group of ordinary lines whose amounts add up to its price.
 */

/** Bottles of a case. */
export const CASE_SIZES = [6, 12] as const;
export type CaseSize = (typeof CASE_SIZES)[number];
/** Highest number of equal cases in a cart. */
export const MAX_CASES = 99;

/** Product types that have bottles. Boxes, gourmet products and gifts never go into a case. */
export const CASE_TYPES = ['Wine', 'Alcohol'] as const;

/** Staff set this rule. */
export interface CaseRule {
  /** Saving on the regular price of each bottle, in whole per cent, by size. 0: a case without a saving. */
  percent_6: number;
  percent_12: number;
  /** Model names of the products that may be in a case. */
  product_types: readonly string[];
  /** Least number of different products. */
  min_different: number;
}

/** First and last day of cases in Santiago, both included. Null: no limit. */
export interface CaseDays {
  is_active: boolean;
  starts_on: string | null;
  ends_on: string | null;
}

/** Bottles of one product in one case. Prices of one bottle in CLP. */
export interface CaseBottle {
  product_type: string;
  price: Clp;
  reference_price?: number | string | null;
  /** Bottles in one case. */
  count: number;
}

export interface CasePrice<B> {
  /** Bottles in the case. */
  filled: number;
  /** Bottles until it is full. */
  missing: number;
  /** Different products that are missing. */
  missingDifferent: number;
  /** The rule gives its saving to this case once it is full. */
  isEligible: boolean;
  /** The case is full and has its saving. */
  isComplete: boolean;
  /** Bottles with their price in the case. */
  bottles: (B & { casePrice: Clp })[];
  /** Price of one case, and what it saves against the prices without a case. */
  total: Clp;
  saving: Clp;
}

/** Whether the shop sells cases on this day (`YYYY-MM-DD`). */
export const isCaseDay = ({ is_active, starts_on, ends_on }: CaseDays, day: string): boolean =>
  is_active && (starts_on === null || starts_on <= day) && (ends_on === null || day <= ends_on);

/** Saving of a size, in per cent. */
export const casePercent = (rule: CaseRule, size: CaseSize): number =>
  size === 12 ? rule.percent_12 : rule.percent_6;

/** Whether a product may be in a case. */
export const isCaseType = ({ product_types }: Pick<CaseRule, 'product_types'>, type: string): boolean =>
  product_types.some((allowed) => typeCodeOf(allowed) === typeCodeOf(type));

/**
 * Price of a bottle in a case. The saving is taken off the regular price, and a lower offer stays: a bottle has the
 * better of both, never their sum.
 */
const priceInCase = (bottle: CaseBottle, percent: number): Clp =>
  Math.min(bottle.price, Math.round((regularPrice(bottle) * (100 - percent)) / 100));

/**
 * Price of one case by the rule. A case that is not full already shows the prices that it will have.
 * @param rule null: the shop has no saving now, so that bottles keep their prices
 */
export const priceCase = <B extends CaseBottle>(
  rule: CaseRule | null,
  size: CaseSize,
  bottles: readonly B[],
): CasePrice<B> => {
  const filled = bottles.reduce((sum, { count }) => sum + count, 0);
  const missingDifferent = Math.max(0, (rule?.min_different ?? 0) - bottles.length);
  const hasRightTypes = rule !== null && bottles.every(({ product_type }) => isCaseType(rule, product_type));
  const isEligible = hasRightTypes && filled <= size && missingDifferent <= size - filled;
  const percent = rule && isEligible ? casePercent(rule, size) : 0;
  const priced = bottles.map((bottle) => ({ ...bottle, casePrice: priceInCase(bottle, percent) }));
  const total = priced.reduce((sum, { casePrice, count }) => sum + casePrice * count, 0);
  return {
    filled,
    missing: Math.max(0, size - filled),
    missingDifferent,
    isEligible,
    isComplete: isEligible && filled === size,
    bottles: priced,
    total,
    saving: bottles.reduce((sum, { price, count }) => sum + price * count, 0) - total,
  };
};

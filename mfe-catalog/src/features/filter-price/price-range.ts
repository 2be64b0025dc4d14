import { MAX_FILTER_PRICE } from 'shared-contracts/domain/list-query';
import { formatClp } from 'shared-contracts/domain/money';
import type { PageRequest } from 'shared-kit/page';
import type { Messages } from '../../messages/es.ts';

/** Price limits in CLP. Null means no limit. */
export interface PriceRange {
  min: number | null;
  max: number | null;
}

/** A price as shoppers type it: `9990`, `9.990`, `$9.990`. */
export const priceOf = (text = ''): number | null => {
  const digits = text.replace(/\D/g, '').slice(0, 9);
  return digits ? Math.min(Number(digits), MAX_FILTER_PRICE) : null;
};

/** Swaps limits in the wrong order. */
export const inOrder = ({ min, max }: PriceRange): PriceRange =>
  min !== null && max !== null && min > max ? { min: max, max: min } : { min, max };

/** Price limits of a URL. Without scripts, the form of the filters writes them as the shopper typed them. */
export const parsePriceRange = (query: PageRequest['query']): PriceRange =>
  inOrder({ min: priceOf(query.precio_min?.[0]), max: priceOf(query.precio_max?.[0]) });

/** The limits of a range, each with its label and the range without it. */
export const limitsOf = ({ min, max }: PriceRange, words: Messages['listing']) => [
  ...(min === null ? [] : [{ label: words.priceAtLeast(formatClp(min)), without: { min: null, max } }]),
  ...(max === null ? [] : [{ label: words.priceAtMost(formatClp(max)), without: { min, max: null } }]),
];

import { parseReferencePrice } from 'shared-contracts/domain/money';
import { refusePrice } from 'shared-contracts/office/catalogue-limits';
import type { previewPrices } from 'shared-contracts/office/prices.schema';
import type { z } from 'zod';
import type { Price } from '../../modules/catalogue/skus.repository.ts';

export type PriceChange = z.output<typeof previewPrices.body>['change'];

/** Price after a change of so many per cent, to the nearest multiple of `round`, halves upwards. */
export const changeByPercent = (price: number, percent: number, round: number): number => {
  // Whole numbers only: 1.1 * 10,000 is not 11,000 in floating point.
  const thousandths = price * (1000 + Math.round(percent * 10));
  return Math.floor((2 * thousandths + 1000 * round) / (2000 * round)) * round;
};

const newPrice = ({ price, reference_price }: Price, { price: to, round }: PriceChange): number | null => {
  if (to.kind === 'keep') return price;
  if (to.kind === 'set') return to.clp;
  if (to.kind === 'percent') return changeByPercent(price, to.percent, round);
  return parseReferencePrice(reference_price);
};

const newReference = (before: Price, { price: to, reference }: PriceChange): string | null => {
  if (to.kind === 'end-offer' || reference === 'remove') return null;
  return reference === 'current-price' ? String(before.price) : before.reference_price;
};

/** The price alone, for the audit. */
export const priceOf = ({ price, reference_price }: Price) => ({ price, reference_price });

export const isSamePrice = (one: Price, other: Price): boolean =>
  one.price === other.price && one.reference_price === other.reference_price;

/** Price of a format after a change, or why it cannot be changed like this. */
export const applyPriceChange = (
  before: Price,
  change: PriceChange,
): { after: Price | null; refused: 'no-offer' | ReturnType<typeof refusePrice> } => {
  const price = newPrice(before, change);
  if (price === null) return { after: null, refused: 'no-offer' };
  const after = { price, reference_price: newReference(before, change) };
  return { after, refused: isSamePrice(before, after) ? null : refusePrice(after) };
};

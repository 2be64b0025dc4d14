import type { Clp } from 'shared-contracts/domain/money';
import type { Totals } from '../../lib/totals.model.ts';

export interface ChangedAmount {
  part: 'products' | 'gift' | 'shipping';
  before: Clp;
  now: Clp;
}

const amountsOf = ({ subtotal, discount, gift, shipping }: Totals) => ({
  products: subtotal - discount,
  gift: gift ?? 0,
  shipping: shipping ?? 0,
});

/** Parts of the total that cost another amount than the shopper saw. Empty until the new amounts are known. */
export const changedAmounts = (seen: Totals | null, now: Totals | null): readonly ChangedAmount[] => {
  if (!seen || !now || now.shipping === null) return [];
  const [before, after] = [amountsOf(seen), amountsOf(now)];
  const parts = ['products', 'gift', 'shipping'] as const;
  return parts
    .filter((part) => before[part] !== after[part])
    .map((part) => ({ part, before: before[part], now: after[part] }));
};

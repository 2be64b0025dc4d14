/** GA4 data layer entries of the steps. Amounts are numbers in CLP. No personal data. */
import type { Cart } from 'shared-contracts/api/shopping-cart.schema';
import { itemEntryOf } from 'shared-kit/add-to-cart/analytics';
import { linesOf } from '../cart/goods-of.ts';
import type { Totals } from '../totals.model.ts';

type StepEvent = 'begin_checkout' | 'add_shipping_info' | 'add_payment_info';

export const toStepEntry = (
  event: StepEvent,
  { cart, totals, ...more }: { cart: Cart | null; totals: Totals | null } & Record<string, unknown>,
) => ({
  event,
  data: {
    currency: 'CLP',
    value: totals?.total ?? 0,
    ...(cart?.coupon ? { coupon: cart.coupon.code } : {}),
    ...more,
    items: (cart ? linesOf(cart) : []).map((line) => itemEntryOf(line, line.qty)),
  },
});

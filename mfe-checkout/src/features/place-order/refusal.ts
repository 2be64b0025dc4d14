import type { Clp } from 'shared-contracts/domain/money';
import { apiErrorOf } from 'shared-contracts/errors';
import { sortRefusedFields } from '../../lib/draft/refused-fields.ts';
import { isRefusal } from '../../lib/is-refusal.ts';

/**
 * Why the order was refused or its card payment did not start. `texts` come from the server. Other texts are
 * in `messages/payment.ts` and `messages.failures`.
 */
export type Refusal =
  | { reason: 'outOfStock' | 'transferHeld' | 'stockHeld' | 'other'; texts: readonly string[] }
  /** `now` is null when the API refused the order. The refreshed cart then shows the new amounts. */
  | { reason: 'priceChanged'; before: Clp; now: Clp | null }
  | {
      reason:
        | 'cartEmpty'
        | 'unreachable'
        | 'notAvailable'
        | 'conflict'
        | 'tooMany'
        | 'tooManyUnpaid'
        | 'couponHeld'
        | 'botCheck'
        | 'checkFields'
        | 'shippingFailed'
        | 'unserved';
    };

/** @param expected total that the shopper saw, in CLP */
export const toRefusal = (error: unknown, expected: Clp): Refusal => {
  const known = apiErrorOf(error);
  if (!known) return { reason: 'unreachable' };
  const texts = known.errors.length > 0 ? known.errors : [known.message];
  switch (known.code) {
    case 'OUT_OF_STOCK':
      return { reason: 'outOfStock', texts };
    case 'ORDER_CHANGED':
      return { reason: 'priceChanged', before: expected, now: null };
    case 'TRANSFER_HELD':
      return { reason: 'transferHeld', texts };
    case 'STOCK_HELD':
      return { reason: 'stockHeld', texts };
    case 'TOO_MANY_UNPAID':
      return { reason: 'tooManyUnpaid' };
    case 'COUPON_HELD':
      return { reason: 'couponHeld' };
    case 'BOT_CHECK_FAILED':
      return { reason: 'botCheck' };
    case 'CART_EMPTY':
    case 'CART_NOT_FOUND':
      return { reason: 'cartEmpty' };
    case 'PAYMENT_NOT_AVAILABLE':
    case 'UNAVAILABLE':
      return { reason: 'notAvailable' };
    case 'TOO_MANY_REQUESTS':
      return { reason: 'tooMany' };
    case 'CONFLICT':
      return { reason: 'conflict' };
    case 'VALIDATION_FAILED':
    case 'COMMUNE_NOT_SERVED':
      return Object.keys(sortRefusedFields(known.fields)).length > 0
        ? { reason: 'checkFields' }
        : { reason: 'other', texts };
    default:
      return isRefusal(error) ? { reason: 'other', texts } : { reason: 'unreachable' };
  }
};

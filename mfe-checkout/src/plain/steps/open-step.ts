/** Opens a plain step: reads the cart, and checks that the steps before are complete. */
import type { Cart } from 'shared-contracts/api/shopping-cart.schema';
import { hrefs } from 'shared-contracts/hrefs';
import { problemOf } from '../../lib/cart/change-line.model.ts';
import { isEmptyCart, linesOf } from '../../lib/cart/goods-of.ts';
import type { Draft, DraftPart } from '../../lib/draft/draft.ts';
import { errorsOf } from '../../lib/draft/rules.ts';
import { gapBefore } from '../../lib/guard-steps.model.ts';
import { findGiftPrice } from '../gift-price.ts';
import { findCart } from '../plain-cart.ts';
import type { PlainContext } from '../plain-page.ts';
import type { PlainState } from '../plain-state.ts';
import { plainWords } from '../words.ts';
import type { PartState } from './fields.tsx';

type OpenedStep =
  /** `gift`: price of the chosen gift box, in CLP. */
  | { kind: 'open'; cart: Cart; gift: number | null }
  /** The visitor must see another page first. */
  | { kind: 'closed'; redirect: string; state: PlainState };

export const openStep = async (context: PlainContext, part: DraftPart): Promise<OpenedStep> => {
  const { api, state, locale } = context;
  const cart = await findCart(api, state.cartId);
  if (!cart || !state.isAdult) {
    const notice = { path: hrefs.cart, kind: 'warning', text: plainWords[locale].expired } as const;
    return { kind: 'closed', redirect: hrefs.cart, state: { ...state, cartId: '', notice } };
  }
  // The cart page shows what is wrong with its lines.
  if (isEmptyCart(cart) || linesOf(cart).some((line) => problemOf(line) !== null))
    return { kind: 'closed', redirect: hrefs.cart, state };
  const gap = gapBefore(part, state.draft);
  if (gap) return { kind: 'closed', redirect: gap, state };
  return { kind: 'open', cart, gift: state.giftBox.check ? await findGiftPrice(api) : null };
};

/** Values and errors for the fields of a step. `terms` is never kept, so its error shows after each submit. */
export const partState = <P extends DraftPart>(
  part: P,
  { draft, submitted, refused }: PlainState,
): PartState => ({
  values: draft[part],
  errors: submitted.includes(part) ? errorsOf(part, draft[part]) : {},
  refused: refused[part] ?? {},
});

/** State after a step was submitted. */
export const withPart = <P extends DraftPart>(state: PlainState, part: P, values: Draft[P]): PlainState => {
  const { [part]: _, ...refused } = state.refused;
  return {
    ...state,
    draft: { ...state.draft, [part]: values },
    submitted: state.submitted.includes(part) ? state.submitted : [...state.submitted, part],
    refused,
    // Only the payment form sends the order. Another buyer or address makes another order.
    orderKey: part === 'payment' ? state.orderKey : '',
    notice: null,
  };
};

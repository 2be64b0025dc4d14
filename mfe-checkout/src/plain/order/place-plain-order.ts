/** Places the order of a plain payment step. */
import { placeOrder } from 'shared-contracts/api/orders';
import { apiErrorOf } from 'shared-contracts/errors';
import { hrefs } from 'shared-contracts/hrefs';
import { makeKey } from 'shared-kit/idempotency-key';
import { toOrderBody } from '../../features/place-order/index.ts';
import { EMPTY_DRAFT } from '../../lib/draft/draft.ts';
import { sortRefusedFields } from '../../lib/draft/refused-fields.ts';
import { NO_GIFT_BOX } from '../../lib/gift-box/gift-box.ts';
import { STEPS } from '../../lib/guard-steps.model.ts';
import { isRefusal } from '../../lib/is-refusal.ts';
import { paymentMessages } from '../../messages/payment.ts';
import { messagesOf } from '../messages-of.ts';
import type { PlainContext, PlainForm } from '../plain-page.ts';
import type { PlainState } from '../plain-state.ts';
import { plainWords } from '../words.ts';

/** A key of `makeKey`. */
const KEY = /^[\da-f]{32}$/;
const AMOUNT = /^\d{1,10}$/;
/** A day of arrival. */
export const DAY = /^\d{4}-\d{2}-\d{2}$/;

type Answer = { redirect: string; state: PlainState };

/**
 * Sends the order with the amounts that the visitor saw. The key is a field of the form, so that two submissions of one
 * form make one order.
 */
const send = ({ api, state }: PlainContext, form: PlainForm) => {
  const isFastest = state.draft.delivery.option === 'fastest';
  const { total = '', arrival = '' } = isFastest
    ? { total: form.total_fastest, arrival: form.arrival_fastest }
    : form;
  const day = state.draft.delivery.day || undefined;
  // The visitor expects the chosen day, or the soonest one that the form has shown.
  const seen = day ?? arrival;
  return api.call(placeOrder, {
    query: { cart_id: state.cartId },
    headers: { 'idempotency-key': state.orderKey },
    body: {
      ...toOrderBody(state.draft, state.giftBox, { day, option: isFastest ? 'fastest' : undefined }),
      ...(AMOUNT.test(total) && { expected_total: Number(total) }),
      ...(DAY.test(seen) && { expected_arrival: seen }),
    },
  });
};

/** Refusals after which the visitor changes the cart. */
const OF_CART: ReadonlySet<string> = new Set(['OUT_OF_STOCK', 'CART_EMPTY', 'STOCK_HELD']);

/** Codes of the API that are refusals, although their statuses prove none. */
const REFUSED_ANYWAY: ReadonlySet<string> = new Set(['PAYMENT_NOT_AVAILABLE', 'TOO_MANY_REQUESTS']);

/** Refusals that the visitor cannot change on a plain page. */
const OFFERS_WAYS: ReadonlySet<string> = new Set(['BOT_CHECK_FAILED', 'TOO_MANY_REQUESTS']);

const sentenceOf = (error: NonNullable<ReturnType<typeof apiErrorOf>>, { locale }: PlainContext): string => {
  const words = paymentMessages[locale];
  const plain = plainWords[locale];
  const sentences: Record<string, string> = {
    BOT_CHECK_FAILED: plain.notChecked,
    TOO_MANY_REQUESTS: plain.tooManyOrders,
    CART_EMPTY: words.cartEmpty,
    TOO_MANY_UNPAID: words.tooManyUnpaid,
    COUPON_HELD: words.couponHeld,
    CONFLICT: words.conflict,
    ORDER_CHANGED: plain.orderChanged,
    IDEMPOTENCY_KEY_REUSED: plain.placedBefore,
    PAYMENT_NOT_AVAILABLE: messagesOf(locale).failures.paymentAway,
  };
  return sentences[error.code] ?? error.errors[0] ?? error.message;
};

/** The step with the first refused field, or the page that can change what was refused. */
const refused = (error: unknown, context: PlainContext): Answer => {
  const known = apiErrorOf(error);
  if (!known) throw error;
  const { locale } = context;
  // The fields of this step were right. The consent is never kept, so its error would be wrong.
  const submitted = context.state.submitted.filter((part) => part !== 'payment');
  const state = { ...context.state, submitted };
  if (known.code === 'CART_NOT_FOUND') {
    const notice = { path: hrefs.cart, kind: 'warning', text: plainWords[locale].expired } as const;
    return { redirect: hrefs.cart, state: { ...state, cartId: '', notice } };
  }
  if (!isRefusal(error) && !REFUSED_ANYWAY.has(known.code)) {
    // The order may be placed. The next form has the same key.
    const text = messagesOf(locale).failures.orderUnreached;
    const notice = { path: hrefs.checkoutPayment, kind: 'error', text } as const;
    return { redirect: hrefs.checkoutPayment, state: { ...state, notice } };
  }
  const fields = known.code === 'VALIDATION_FAILED' ? sortRefusedFields(known.fields) : {};
  const step = STEPS.find(({ part }) => fields[part]);
  const redirect = step?.href ?? (OF_CART.has(known.code) ? hrefs.cart : hrefs.checkoutPayment);
  return {
    redirect,
    state: {
      ...state,
      orderKey: makeKey(),
      refused: fields,
      notice: {
        path: redirect,
        kind: 'error',
        text: step ? paymentMessages[locale].checkFields : sentenceOf(known, context),
        ...(OFFERS_WAYS.has(known.code) && { offersWays: true }),
      },
    },
  };
};

/** @returns the page of the placed order, or the page that tells why the order was refused */
export const placePlainOrder = async (step: PlainContext, form: PlainForm): Promise<Answer> => {
  // Another tab may have changed the cart since. The key that is sent is that of the form.
  const { key = '' } = form;
  const orderKey = KEY.test(key) ? key : step.state.orderKey || makeKey();
  const state = { ...step.state, orderKey };
  const context = { ...step, state };
  try {
    const { id, access_key, payment } = await send(context, form);
    const order = { id, key: access_key, url: payment.url ?? '', token: payment.token ?? '' };
    const next: PlainState = { ...state, order, orderKey: '', submitted: [], refused: {}, notice: null };
    if (payment.url) return { redirect: hrefs.order(id), state: next };
    // A transfer has emptied the cart. A card payment may fail, and then the buyer needs the typed data again.
    const isTransfer = payment.platform === 'transfer';
    return {
      redirect: isTransfer ? hrefs.transferData(id) : hrefs.thanks(id),
      state: { ...next, draft: EMPTY_DRAFT, giftBox: NO_GIFT_BOX },
    };
  } catch (error) {
    return refused(error, context);
  }
};

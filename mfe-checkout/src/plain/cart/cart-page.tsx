/** The plain cart page: adds products, asks for the age, changes and removes lines, takes coupon and gift box. */
import { deleteCase } from 'shared-contracts/api/cases';
import { applyCoupon, removeCoupon } from 'shared-contracts/api/discounts';
import { acknowledgeCartChanges } from 'shared-contracts/api/shopping-cart';
import type { Cart } from 'shared-contracts/api/shopping-cart.schema';
import { lineName } from 'shared-contracts/domain/line-name';
import { apiErrorOf } from 'shared-contracts/errors';
import { hrefs } from 'shared-contracts/hrefs';
import { isEmptyCart } from '../../lib/cart/goods-of.ts';
import { CASE_LINE_WORDS } from '../../lib/cart-lines/case-lines.words.ts';
import { toGiftBox } from '../../lib/gift-box/gift-box.ts';
import { lostText } from '../../lib/gift-box/lost-text.ts';
import { findGiftPrice } from '../gift-price.ts';
import { messagesOf } from '../messages-of.ts';
import { addUnit, findCart, setLine } from '../plain-cart.ts';
import type { PlainContext, PlainForm, PlainPage } from '../plain-page.ts';
import type { PlainNotice, PlainState } from '../plain-state.ts';
import { plainWords } from '../words.ts';
import { AgeQuestion } from './age-question.tsx';
import { CartView } from './cart-view.tsx';

/** Highest quantity that a form may name. The API has the same limit. */
const QUANTITY = /^\d{1,4}$/;

const nameIn = (cart: Cart | null, sku: string): string => {
  const line = cart?.items.find((one) => one.sku === sku);
  return line ? lineName(line) : '';
};

/** Changes of the state, and the result of the form in words. */
type Result = Partial<PlainState> & { message?: Pick<PlainNotice, 'kind' | 'text'> };

const add = async ({ api, state, locale }: PlainContext, sku: string): Promise<Result> => {
  const cart = await addUnit(api, state.cartId, sku);
  const text = plainWords[locale].added(nameIn(cart, sku));
  return { cartId: cart.id, wantedSku: '', message: { kind: 'success', text } };
};

const change = async (context: PlainContext, sku: string, typed: string): Promise<Result> => {
  const { api, state, locale } = context;
  const words = plainWords[locale];
  const before = await findCart(api, state.cartId);
  if (!before) return { cartId: '', message: { kind: 'warning', text: words.expired } };
  const name = nameIn(before, sku);
  // Another tab or the first of two presses has removed the line.
  if (!name) return { message: { kind: 'warning', text: words.notInCart } };
  if (!QUANTITY.test(typed)) return { message: { kind: 'error', text: words.badQuantity } };
  const qty = Number(typed);
  await setLine(api, state.cartId, { sku, qty });
  const text = qty === 0 ? words.removed(name) : words.changed(name, qty);
  return { message: { kind: 'success', text } };
};

const removeCase = async ({ api, state, locale }: PlainContext, id: string): Promise<Result> => {
  const cart = await findCart(api, state.cartId);
  const one = cart?.cases?.find((other) => other.id === id);
  if (!one) return { message: { kind: 'warning', text: plainWords[locale].notInCart } };
  await api.call(deleteCase, { params: { id }, query: { cart_id: state.cartId } });
  const text = plainWords[locale].removed(CASE_LINE_WORDS[locale].name(one.size));
  return { message: { kind: 'success', text } };
};

const applyCode = async ({ api, state, locale }: PlainContext, typed: string): Promise<Result> => {
  const { coupon: words } = messagesOf(locale);
  const code = typed.trim();
  if (!code) return { message: { kind: 'error', text: words.required } };
  const { data } = await api.call(applyCoupon, { query: { cart_id: state.cartId }, body: { code } });
  const text = words.applied(data.applied_coupons[0]?.code ?? code);
  return { message: { kind: 'success', text } };
};

const removeCode = async ({ api, state }: PlainContext): Promise<Result> => {
  const code = (await findCart(api, state.cartId))?.coupon?.code;
  if (code) await api.call(removeCoupon, { params: { code }, query: { cart_id: state.cartId } });
  return {};
};

const chooseGift = ({ locale }: PlainContext, { gift, gift_text = '' }: PlainForm): Result => {
  const giftBox = toGiftBox({ check: gift === 'on', text: gift_text.replaceAll('\r\n', '\n').trim() });
  const words = plainWords[locale];
  if (!giftBox.check) return { giftBox, message: { kind: 'success', text: words.giftLeft } };
  const lost = lostText(giftBox.text, messagesOf(locale).giftBox);
  if (lost) return { giftBox, message: { kind: 'warning', text: `${words.giftChosen} ${lost}` } };
  return { giftBox, message: { kind: 'success', text: words.giftChosen } };
};

/**
 * The visitor has seen what the shop changed in the cart. `seen`: the changes of the page, as JSON. After another change
 * the page shows all of them again.
 */
const seeChanges = async ({ api, state }: PlainContext, seen: string): Promise<Result> => {
  const cart = await findCart(api, state.cartId);
  const { changes } = cart ?? {};
  if (changes && JSON.stringify(changes) === seen)
    await api.call(acknowledgeCartChanges, { query: { cart_id: state.cartId }, body: { changes } });
  return {};
};

const apply = async (context: PlainContext, form: PlainForm): Promise<Result> => {
  const { state, locale } = context;
  const { sku = '' } = form;
  // A product that is sold by weight has a sku for each format.
  const chosen = form.format || sku;
  const words = plainWords[locale];
  switch (form.do) {
    case 'set':
      return change(context, sku, (form.qty ?? '').trim());
    case 'remove':
      return change(context, sku, '0');
    case 'remove-case':
      return removeCase(context, form.case ?? '');
    case 'coupon':
      return applyCode(context, form.coupon ?? '');
    case 'uncoupon':
      return removeCode(context);
    case 'gift':
      return chooseGift(context, form);
    case 'seen':
      return seeChanges(context, form.seen ?? '');
    case 'adult':
      return { isAdult: true, ...(state.wantedSku && (await add(context, state.wantedSku))) };
    case 'minor':
      return { isAdult: false, message: { kind: 'error', text: words.ageRefused } };
    default:
      return chosen === '' ? {} : state.isAdult ? add(context, chosen) : { wantedSku: chosen };
  }
};

/** Sentence for a refusal of the API, in the visitor's language. */
const refusalOf = (error: unknown, { locale }: PlainContext): string => {
  const known = apiErrorOf(error);
  if (!known?.statusCode || known.statusCode >= 500) throw error;
  if (known.code === 'UNKNOWN_SKU') return plainWords[locale].gone;
  return known.errors[0] ?? known.message;
};

export const cartPage: PlainPage = {
  asset: 'cart',

  async show(context) {
    const { api, state, locale } = context;
    const head = messagesOf(locale).cart;
    if (state.wantedSku && !state.isAdult) return { view: <AgeQuestion context={context} />, head };
    const cart = await findCart(api, state.cartId);
    // Every change of the cart clears the key. So an order has emptied this cart, and its answer was lost. An expired
    // cart has no id.
    if (cart && state.cartId && isEmptyCart(cart) && state.orderKey) {
      const notice = { path: hrefs.cart, kind: 'warning', text: plainWords[locale].maybePlaced } as const;
      return { redirect: hrefs.cart, state: { ...state, orderKey: '', notice } };
    }
    if (cart) {
      const giftPrice = await findGiftPrice(api);
      return { view: <CartView {...{ context, cart, giftPrice }} />, head };
    }
    const notice = { path: hrefs.cart, kind: 'warning', text: plainWords[locale].expired } as const;
    return { redirect: hrefs.cart, state: { ...state, cartId: '', notice } };
  },

  async submit(context, form) {
    const { state } = context;
    const { message, ...changed } = await apply(context, form).catch(
      (error: unknown): Result => ({
        // The visitor has answered the age gate, even if the product is gone.
        ...(form.do === 'adult' && { isAdult: true }),
        wantedSku: '',
        message: { kind: 'error', text: refusalOf(error, context) },
      }),
    );
    const notice = message ? { path: hrefs.cart, ...message } : null;
    // Another cart is another order, also when the answer to the last one was lost.
    return { redirect: hrefs.cart, state: { ...state, ...changed, orderKey: '', notice } };
  },
};

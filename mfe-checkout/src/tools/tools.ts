/** The code of the checkout's tools (shared-contracts/src/tools/checkout.ts). */
import { allSettled } from 'effector';
import { readDeliveryOptions } from 'shared-contracts/api/delivery-options';
import { applyCoupon } from 'shared-contracts/api/discounts';
import { readCart } from 'shared-contracts/api/shopping-cart';
import type { Shipping } from 'shared-contracts/api/shopping-cart.schema';
import { cartUpdate } from 'shared-contracts/bus/topics';
import { cartLink } from 'shared-contracts/domain/cart-link';
import { apiErrorOf } from 'shared-contracts/errors';
import type { HostServices } from 'shared-contracts/host';
import { hrefs } from 'shared-contracts/hrefs';
import { ToolRefusal } from 'shared-contracts/tools/answer';
import * as contract from 'shared-contracts/tools/checkout';
import type { ToolCode } from 'shared-contracts/tools/run-tool';
import { implementTool } from 'shared-kit/implement-tool';
import { ensureScope } from 'shared-kit/scope';
import { findAddition } from '../lib/addition/find-addition.ts';
import { TOOL_WORDS } from '../lib/addition/words.ts';
import { couponChanged } from '../lib/cart/cart.model.ts';
import { EMPTY_CART, linesOf } from '../lib/cart/goods-of.ts';
import { isCartNotFound } from '../lib/cart/open-cart.ts';
import { readStoredCartId } from '../lib/cart/stored-cart.ts';

/** Pages on which the shopper goes on. */
const nextUrls = ({ config }: HostServices) => ({
  cart_url: config.publicUrl + hrefs.cart,
  checkout_url: config.publicUrl + hrefs.checkoutPersonal,
});

const findCart = async ({ api }: HostServices) => {
  const cart_id = readStoredCartId();
  if (!cart_id) return EMPTY_CART;
  try {
    return (await api.call(readCart, { query: { cart_id } })).data;
  } catch (error) {
    if (isCartNotFound(error)) return EMPTY_CART;
    throw error;
  }
};

const deliveryOf = ({
  price_delivery,
  time_delivery,
  promise,
}: Pick<Shipping, 'price_delivery' | 'time_delivery' | 'promise'>) => ({
  price: price_delivery,
  time: time_delivery,
  arrives: promise?.text ?? null,
});

export const tools: readonly ToolCode[] = [
  implementTool(contract.cart, {
    async run(_, host) {
      const cart = await findCart(host);
      const { total, coupon } = cart;
      return {
        lines: linesOf(cart).map(({ sku, slug, name, qty, price, stock }) => ({
          sku,
          slug,
          name,
          price,
          quantity: qty,
          in_stock: stock > 0,
        })),
        total,
        coupon: coupon ? { code: coupon.code, discount: coupon.discount } : null,
        ...nextUrls(host),
      };
    },
  }),
  implementTool(contract.addToCart, {
    async ask(input, host) {
      const { item, quantity } = await findAddition(input, host);
      return TOOL_WORDS[host.locale].add(quantity, item);
    },
    async run(input, host) {
      // The shopper may have thought for long: stock and price are read again.
      const { item, inCart, quantity } = await findAddition(input, host);
      const change = { item, qty: inCart + quantity, previousQty: inCart, add: quantity };
      const added = await host.bus.request(cartUpdate, change).catch((error: unknown) => {
        throw apiErrorOf(error) ?? new ToolRefusal('FAILED', TOOL_WORDS[host.locale].notAdded);
      });
      return { units: added.count, total: added.total, ...nextUrls(host) };
    },
  }),
  implementTool(contract.applyCoupon, {
    ask: ({ code }, { locale }) => TOOL_WORDS[locale].apply(code),
    async run({ code }, host) {
      const cart_id = readStoredCartId();
      if (!cart_id) throw new ToolRefusal('CART_EMPTY', TOOL_WORDS[host.locale].empty);
      const { data } = await host.api.call(applyCoupon, { query: { cart_id }, body: { code } });
      const coupon = data.applied_coupons[0] ?? null;
      // Pages and cart service of this release show the coupon at once.
      await allSettled(couponChanged, { scope: ensureScope(host), params: coupon });
      return { code: coupon?.code ?? code, discount: data.discount, total: data.total, ...nextUrls(host) };
    },
  }),
  implementTool(contract.cartLink, {
    run: async ({ products }, { config }) => ({ url: config.publicUrl + cartLink(products) }),
  }),
  implementTool(contract.deliveryOptions, {
    async run({ commune }, host) {
      const { data } = await host.api.call(readDeliveryOptions, { query: { commune } });
      return {
        commune: data.commune,
        region: data.region,
        free_from: data.free_from,
        ...deliveryOf(data),
        ...(data.fastest && { fastest: deliveryOf(data.fastest) }),
        ...nextUrls(host),
      };
    },
  }),
];

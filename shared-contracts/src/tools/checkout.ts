/**
 * Tools with which assistants use the checkout: cart, coupon, delivery (tool.ts). Only the shopper pays. Tools
 * with `http` are also offered outside of the page, to anybody.
 */
import * as v from 'valibot';
import { catalogue } from '../api/catalogue.ts';
import { readDeliveryOptions } from '../api/delivery-options.ts';
import { applyCoupon as applyCouponEndpoint } from '../api/discounts.ts';
import { readCart } from '../api/shopping-cart.ts';
import { MAX_LINKED } from '../domain/cart-link.ts';
import { clp, count, pageUrl, slug, text } from './fields.ts';
import { tool } from './tool.ts';

/** Where the shopper goes on. */
const next = { cart_url: pageUrl, checkout_url: pageUrl };

export const cart = /* @__PURE__ */ tool({
  name: 'checkout.cart',
  description: {
    es: 'Lee el carrito de la persona: productos, cantidades, total y cupón. Para pagar, la persona abre checkout_url.',
    en: 'Reads the cart of the shopper: products, quantities, total and coupon. To pay, the shopper opens checkout_url.',
  },
  kind: 'read',
  endpoints: [readCart],
  input: v.strictObject({}),
  output: v.object({
    lines: v.array(
      v.object({
        sku: v.string(),
        slug: v.string(),
        name: v.string(),
        quantity: v.number(),
        /** Of one unit. */
        price: clp,
        in_stock: v.boolean(),
      }),
    ),
    total: clp,
    coupon: v.nullable(v.object({ code: v.string(), discount: clp })),
    ...next,
  }),
});

export const addToCart = /* @__PURE__ */ tool({
  name: 'checkout.add_to_cart',
  description: {
    es: 'Agrega unidades de un producto al carrito. La persona lo confirma en la página. sku elige un formato de catalog.describe_product.',
    en: 'Adds units of a product to the cart. The shopper confirms it in the page. sku chooses a format of catalog.describe_product.',
  },
  kind: 'cart',
  endpoints: Object.values(catalogue).map(({ detail }) => detail),
  input: v.strictObject({ slug, sku: v.optional(text(64)), quantity: count(1, 60) }),
  output: v.object({
    /** Units of all products in the cart. */
    units: v.number(),
    total: clp,
    ...next,
  }),
});

export const applyCoupon = /* @__PURE__ */ tool({
  name: 'checkout.apply_coupon',
  description: {
    es: 'Aplica un cupón al carrito. La persona lo confirma en la página.',
    en: 'Applies a coupon to the cart. The shopper confirms it in the page.',
  },
  kind: 'cart',
  endpoints: [applyCouponEndpoint],
  input: v.strictObject({ code: text(40) }),
  output: v.object({ code: v.string(), discount: clp, total: clp, ...next }),
});

export const cartLink = /* @__PURE__ */ tool({
  name: 'checkout.cart_link',
  description: {
    es: 'Hace un enlace que abre el carrito en el navegador de la persona con estos productos. La tienda le pregunta antes de agregarlos.',
    en: 'Makes a link that opens the cart in the browser of the shopper with these products. The shop asks before it adds them.',
  },
  kind: 'read',
  http: true,
  endpoints: [],
  input: v.strictObject({
    products: v.pipe(
      v.array(v.strictObject({ slug, sku: v.optional(text(64)), quantity: count(1, 60) })),
      v.minLength(1),
      v.maxLength(MAX_LINKED),
    ),
  }),
  output: v.object({ url: pageUrl }),
});

export const deliveryOptions = /* @__PURE__ */ tool({
  name: 'checkout.delivery_options',
  description: {
    es: 'Precio y plazo del despacho a una comuna de Chile, por su nombre. Para pagar, la persona abre checkout_url.',
    en: 'Price and time of the delivery to a commune of Chile, by its name. To pay, the shopper opens checkout_url.',
  },
  kind: 'read',
  http: true,
  endpoints: [readDeliveryOptions],
  input: v.strictObject({ commune: text(60) }),
  output: v.object({
    commune: v.string(),
    region: v.string(),
    price: clp,
    /** Sum of the products from which the delivery is free. Null: never. */
    free_from: v.nullable(clp),
    time: v.string(),
    /** Days of arrival in words. Null: not promised. */
    arrives: v.nullable(v.string()),
    /** Delivery that arrives earlier for another price. The shopper chooses it at the checkout. */
    fastest: v.optional(v.object({ price: clp, time: v.string(), arrives: v.nullable(v.string()) })),
    ...next,
  }),
});

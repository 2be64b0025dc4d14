import { z } from 'zod';
import { productCard, productType } from './catalogue.schema.ts';
import { clp } from './common.schema.ts';

/** At most this many of one sku in a cart, whatever the stock. */
export const MAX_QTY = 9999;

export const cartId = z.string().regex(/^[A-Za-z0-9_-]{20,200}(\.[A-Za-z0-9_-]{20,100})?$/);
export const sku = z.string().min(1).max(64);

/** Cart line (SPEC §3). */
export const cartLine = z.object({
  sku: z.string(),
  product_type: productType,
  slug: z.string(),
  name: z.string(),
  brand: z.object({ name: z.string(), slug: z.string() }),
  year: z.int().nullable(),
  /** Grams of the chosen format of a gourmet product. */
  format: z.int().nullable(),
  qty: z.int(),
  stock: z.int(),
  price: clp,
  reference_price: z.union([clp, z.string()]).nullable(),
  image: z.string(),
  frontend_image: z.string(),
});

export const DROPPED_COUPON_REASONS = [
  'COUPON_INVALID',
  'COUPON_USED',
  'COUPON_NOT_COMBINABLE',
  'COUPON_MIN_TOTAL',
] as const;

/** A change of the cart that the shopper did not make. The API sends it until the shopper has seen it. */
export const cartChange = z.discriminatedUnion('kind', [
  /** Unit prices, CLP. */
  z.object({ kind: z.literal('price'), sku, name: z.string(), before: clp, now: clp }),
  z.object({ kind: z.literal('withdrawn'), sku, name: z.string() }),
  z.object({ kind: z.literal('coupon'), code: z.string(), reason: z.enum(DROPPED_COUPON_REASONS) }),
]);

/**
 * `total` = Σ price × qty of the lines in stock; `total_without_discount` counts reference prices (DESIGN §11).
 * A sold-out line stays in `items` with stock 0.
 */
export const cart = z.object({
  id: z.string(),
  /** `account`: the cart of the customer who is signed in. Left out for a guest's cart. */
  owner: z.literal('account').optional(),
  items: z.array(cartLine),
  total: clp,
  total_without_discount: clp,
  /** The coupon on the cart and the CLP it takes off `total`; null: none that applies now. */
  coupon: z.object({ code: z.string(), discount: clp }).nullish(),
  /** Left out when nothing changed. */
  changes: z.array(cartChange).optional(),
});

const cartQuery = z.object({ cart_id: cartId });

export const readCartId = { response: z.object({ id: z.string() }) };
export const readCart = { query: cartQuery, response: z.object({ data: cart }) };

const qty = z.int().min(0).max(MAX_QTY);
export const updateCart = {
  query: cartQuery,
  body: z.union([
    z.object({
      sku,
      /** Absolute; 0 removes. */
      qty,
      /** A line that is not in the cart goes before the line of this sku; without it, to the end. */
      before: sku.optional(),
    }),
    /** The long form of SPEC §7. */
    z.object({
      cartId: z.string().optional(),
      product: z.object({ sku, quantity: qty }),
      realQuantity: qty.optional(),
    }),
  ]),
  response: z.object({ data: cart, related: z.array(productCard) }),
};

export const acknowledgeCartChanges = {
  query: cartQuery,
  body: z.object({ changes: z.array(cartChange).max(200) }),
  response: z.object({ data: cart }),
};

export const calculateShipping = {
  query: cartQuery,
  body: z.object({ commune_id: z.string().regex(/^\d{5}$/) }),
  response: z.object({
    data: z.object({
      /** CLP, VAT included. */
      price_delivery: clp,
      /** Working days, e.g. "1 a 2 días hábiles". */
      time_delivery: z.string(),
      min_days: z.int(),
      max_days: z.int(),
    }),
  }),
};

export type Cart = z.output<typeof cart>;
export type CartChange = z.output<typeof cartChange>;
export type DroppedCouponReason = (typeof DROPPED_COUPON_REASONS)[number];
export type CartLine = z.output<typeof cartLine>;
export type Shipping = z.output<typeof calculateShipping.response>['data'];

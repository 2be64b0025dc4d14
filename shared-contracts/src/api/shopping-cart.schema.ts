import { z } from 'zod';
import { MAX_QTY } from '../domain/stock.ts';
import { COUPON_REFUSALS } from '../errors/coupon-refusals.ts';
import { productCard, productType } from './catalogue.schema.ts';
import { arrivalPromise, clp, grams, santiagoDay } from './common.schema.ts';
import { communeId } from './fields.schema.ts';

const cartId = z.string().regex(/^[A-Za-z0-9_-]{20,200}(\.[A-Za-z0-9_-]{20,100})?$/);
export const sku = z.string().min(1).max(64);

/** Cart line (docs/product/cart.md#cart-content). */
export const cartLine = z.object({
  sku: z.string(),
  product_type: productType,
  slug: z.string(),
  name: z.string(),
  brand: z.object({ name: z.string(), slug: z.string() }),
  year: z.int().nullable(),
  /** Weight of the chosen gourmet format, in grams. */
  format: grams.nullable(),
  qty: z.int(),
  stock: z.int(),
  price: clp,
  reference_price: z.union([clp, z.string()]).nullable(),
  image: z.string(),
  frontend_image: z.string(),
  /**
   * Units that the other lines of the cart leave, when they are fewer than `qty`: a box and a bottle take from the same
   * stock (docs/product/cases.md#sold-out). Omitted when there are enough.
   */
  available: z.int().optional(),
});

/** Product in the place of a sold-out bottle. */
const exchange = z.object({ sku: z.string(), name: z.string(), price: clp });

/** Bottles of one product in a case. `qty` counts all cases. `price` is the price in the case. */
const caseLine = cartLine.extend({
  /** Bottles in one case. */
  count: z.int(),
  /** Nearest product in stock. Only with `available`, and null when there is none. */
  exchange: exchange.nullish(),
});

/** Mixed case of single bottles (docs/product/cases.md). */
const cartCase = z.object({
  id: z.string(),
  size: z.union([z.literal(6), z.literal(12)]),
  /** Cases. */
  qty: z.int(),
  bottles: z.array(caseLine),
  /** One case, CLP. */
  price: clp,
  /** Saving of one case against its bottles without a case, CLP. */
  saving: clp,
});

/** The only reasons that browsers of earlier versions, which do not read `cause`, have texts for. */
export const DROPPED_COUPON_REASONS = [
  'COUPON_INVALID',
  'COUPON_USED',
  'COUPON_NOT_COMBINABLE',
  'COUPON_MIN_TOTAL',
] as const;

/** `free_delivery`: the coupon gives the delivery. Its discount is then 0. */
export const cartCoupon = z.object({
  code: z.string(),
  discount: clp,
  free_delivery: z.literal(true).optional(),
  /**
   * Which discount each line takes, in a shop where a coupon meets offers line by line. Omitted in a cart without
   * offers. Lines that take none are left out.
   */
  lines: z.array(z.object({ sku, takes: z.enum(['coupon', 'offer']) })).optional(),
});

/** Change of the cart that the shopper did not make. The API sends it until the shopper has seen it. */
const cartChange = z.discriminatedUnion('kind', [
  /** Unit prices, CLP. */
  z.object({ kind: z.literal('price'), sku, name: z.string(), before: clp, now: clp }),
  z.object({ kind: z.literal('withdrawn'), sku, name: z.string() }),
  /**
   * A line of the guest's cart that did not fit into the account's cart at sign-in, or only with fewer units.
   */
  z.object({ kind: z.literal('not_joined'), sku, name: z.string() }),
  z.object({
    kind: z.literal('coupon'),
    code: z.string(),
    reason: z.enum(DROPPED_COUPON_REASONS),
    /** The exact reason. Absent in answers of an older API. */
    cause: z.enum(COUPON_REFUSALS).optional(),
  }),
]);

/**
 * `total` = Σ price × qty of the lines in stock. `total_without_discount` uses reference prices
 * (docs/product/cart.md#totals). A sold-out line stays in `items` with stock 0.
 */
export const cart = z.object({
  id: z.string(),
  /** Each change of a line raises it. Omitted by an API of the release before. */
  version: z.int().optional(),
  /** `account` for the cart of a signed-in customer. Omitted for a guest's cart. */
  owner: z.literal('account').optional(),
  items: z.array(cartLine),
  /** Cases, which `total` counts too. Omitted without a case. */
  cases: z.array(cartCase).optional(),
  total: clp,
  total_without_discount: clp,
  /** Coupon of the cart and its discount on `total`, in CLP. Null when no coupon applies. */
  coupon: cartCoupon.nullish(),
  /** Omitted when nothing changed. */
  changes: z.array(cartChange).optional(),
});

export const cartQuery = z.object({ cart_id: cartId });

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
      /** Inserts a new line before the line of this sku. Default: at the end. */
      before: sku.optional(),
    }),
    /** Long form of the same fields (docs/product/api.md#cart-calls). */
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
  body: z.object({ changes: z.array(cartChange).max(1000) }),
  response: z.object({ data: cart }),
};

/** When a delivery arrives. */
const arrival = {
  /** Working days, e.g. "1 a 2 días hábiles". */
  time_delivery: z.string(),
  min_days: z.int(),
  max_days: z.int(),
  /** Days of arrival of an order that is placed now. Null while staff have not set the rules. */
  promise: arrivalPromise.nullish(),
  /** Days that the shopper may choose instead, for the same price: `el jueves 3 de diciembre`. Omitted without a promise. */
  days: z.array(z.object({ day: santiagoDay, text: z.string() })).optional(),
};

export const calculateShipping = {
  query: cartQuery,
  body: z.object({ commune_id: communeId }),
  response: z.object({
    data: z.object({
      /** CLP, VAT included. 0 when the cart reaches `free_from`. */
      price_delivery: clp,
      /** Price below `free_from`, CLP. Omitted by an API of the release before. */
      regular_price: clp.optional(),
      /** Products after offers and coupon from which the delivery is free, CLP. Null: never. */
      free_from: clp.nullish(),
      ...arrival,
      /**
       * Another delivery that arrives earlier and costs more. The fields above are those of the cheapest one. Neither
       * an amount nor a coupon makes it free. Omitted when the cheapest one is as fast.
       */
      fastest: z.object({ price_delivery: clp, ...arrival }).optional(),
    }),
  }),
};

export type Cart = z.output<typeof cart>;
export type CartChange = z.output<typeof cartChange>;
export type CartLine = z.output<typeof cartLine>;
export type CartCase = z.output<typeof cartCase>;
export type CaseLine = z.output<typeof caseLine>;
export type Shipping = z.output<typeof calculateShipping.response>['data'];

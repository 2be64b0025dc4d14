/**
 * Payload schemas of all topics. Only the owner of a bus (shell, stub host) imports
 * them; others use `import type`.
 */
import * as v from 'valibot';
import { MAX_QTY } from '../domain/stock.ts';

const sku = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
const qty = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_QTY));
const clp = v.pipe(v.number(), v.integer());

/** Product data that the cart shows before the server responds (docs/product/products.md#add-to-cart). */
export const cartItem = v.object({
  sku,
  name: v.string(),
  product_type: v.picklist(['Wine', 'Box', 'GourmetProduct', 'Alcohol']),
  slug: v.string(),
  price: clp,
  reference_price: v.nullable(v.union([v.number(), v.string()])),
  stock: v.pipe(v.number(), v.integer()),
  brand: v.object({ name: v.string(), slug: v.string() }),
  year: v.nullable(v.number()),
  format: v.nullable(v.number()),
  frontend_image: v.string(),
});
/**
 * `qty` is absolute; 0 removes. `skipPanel`: the sender itself confirms the addition and links to the cart,
 * so the cart panel stays closed.
 */
export const cartUpdate = v.object({
  item: cartItem,
  qty,
  previousQty: qty,
  /**
   * The sender does not know the server's cart yet: checkout reads it, then adds this many units to the line, up to the
   * stock. A checkout without this field sets `qty`.
   */
  add: v.optional(qty),
  skipPanel: v.optional(v.boolean()),
});
export const cartUpdateResult = v.object({ count: qty, total: clp });

export const cartState = v.object({
  /** Number of items, Σ qty. */
  count: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** CLP. */
  total: clp,
  lines: v.array(v.object({ sku, qty })),
  /** This is the browser's stored cart: the server has not confirmed it yet, and may hold another one. */
  isUnread: v.optional(v.boolean()),
});
export const cartPanel = v.object({
  open: v.boolean(),
  reason: v.optional(v.picklist(['added', 'removed', 'asked'])),
});

export const localeState = v.object({ locale: v.picklist(['es', 'en']) });
export const sessionState = v.union([
  v.object({ kind: v.literal('unknown') }),
  v.object({ kind: v.literal('guest') }),
  v.object({ kind: v.literal('customer'), id: v.string(), firstName: v.string() }),
]);
export const searchOpen = v.object({ query: v.optional(v.string()) });
export const dialogOpen = v.object({
  type: v.picklist(['error', 'warning', 'info', 'success']),
  title: v.string(),
  /** Text of the dialog. Its line breaks stay. */
  description: v.string(),
  confirm: v.optional(v.string()),
});
export const dialogOpenResult = v.object({ confirmed: v.boolean() });
/** Entry of the analytics data layer, e.g. `add_to_cart` with `currency: 'CLP'`. */
export const analyticsTrack = v.object({ event: v.string(), data: v.record(v.string(), v.unknown()) });

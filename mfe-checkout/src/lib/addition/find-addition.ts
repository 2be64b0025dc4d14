import { type CartItem, cartState } from 'shared-contracts/bus/topics';
import type { LinkedProduct } from 'shared-contracts/domain/cart-link';
import type { HostServices } from 'shared-contracts/host';
import { ToolRefusal } from 'shared-contracts/tools/answer';
import { cartAdditionOf } from 'shared-kit/add-to-cart/cart-addition';
import { findProduct } from 'shared-kit/find-product';
import { TOOL_WORDS } from './words.ts';

/** Units of a product for the cart. */
export interface Addition {
  item: CartItem;
  /** Units in the cart as this page knows it. */
  inCart: number;
  /** Units to add. */
  quantity: number;
}

/**
 * The product with the chosen format.
 * @throws ToolRefusal when it cannot be added: sold out, too many, unknown format
 */
export const findAddition = async (
  { slug, sku, quantity }: LinkedProduct,
  host: HostServices,
): Promise<Addition> => {
  const words = TOOL_WORDS[host.locale];
  const product = await findProduct(slug, host);
  const lines = host.bus.read(cartState)?.lines ?? [];
  const { item, inCart, limit, soldOut } = cartAdditionOf(product, {
    counters: {},
    chosenFormat: sku ? { [product.sku]: sku } : {},
    cartQty: Object.fromEntries(lines.map((line) => [line.sku, line.qty])),
  });
  if (sku && item.sku !== sku) throw new ToolRefusal('UNKNOWN_SKU', words.noFormat, 'sku');
  if (soldOut) throw new ToolRefusal('OUT_OF_STOCK', words.soldOut, 'slug');
  if (inCart + quantity > limit)
    throw new ToolRefusal('OUT_OF_STOCK', words.tooMany(Math.max(0, limit - inCart)), 'quantity');
  return { item, inCart, quantity };
};

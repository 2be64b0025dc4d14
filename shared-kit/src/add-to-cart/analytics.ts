import type { CartItem, CartUpdate } from 'shared-contracts/bus/topics';

type TrackedItem = Pick<CartItem, 'sku' | 'name' | 'brand' | 'product_type' | 'price'>;

/** GA4 item of a product. */
export const itemEntryOf = ({ sku, name, brand, product_type, price }: TrackedItem, quantity: number) => ({
  item_id: sku,
  item_name: name,
  item_brand: brand.name,
  item_category: product_type,
  price,
  quantity,
});

type CartChange = Pick<CartUpdate, 'qty' | 'previousQty'> & { item: TrackedItem };

/**
 * GA4 data layer entry for an addition or a removal (docs/product/analytics.md#events). `price` and `value`
 * are numbers in CLP. Undefined when the quantity did not change.
 */
export const cartChangeEntry = ({ item, qty, previousQty }: CartChange) => {
  const change = qty - previousQty;
  if (change === 0) return undefined;
  const quantity = Math.abs(change);
  return {
    event: change > 0 ? 'add_to_cart' : 'remove_from_cart',
    data: { currency: 'CLP', value: item.price * quantity, items: [itemEntryOf(item, quantity)] },
  };
};

import type { CartItem, CartUpdate } from 'shared-contracts/bus/topics';

const entryOf = ({ sku, name, brand, product_type, price }: CartItem, quantity: number) => ({
  item_id: sku,
  item_name: name,
  item_brand: brand.name,
  item_category: product_type,
  price,
  quantity,
});

/**
 * Data layer entry of a cart change (SPEC §4): what was added or taken out, in the shape of GA4. `price` and `value`
 * are plain numbers of pesos. null when nothing changed.
 */
export const cartChangeEntry = ({ item, qty, previousQty }: CartUpdate) => {
  const change = qty - previousQty;
  if (change === 0) return null;
  const quantity = Math.abs(change);
  return {
    event: change > 0 ? 'add_to_cart' : 'remove_from_cart',
    data: { currency: 'CLP', value: item.price * quantity, items: [entryOf(item, quantity)] },
  };
};

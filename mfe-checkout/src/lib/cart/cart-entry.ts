import type { CartLine } from 'shared-contracts/api/shopping-cart.schema';

/** Data layer entry of a change on the cart page (SPEC §4), in the shape of GA4; amounts are plain numbers of pesos. */
export const toCartEntry = ({ line, qty }: { line: CartLine; qty: number }) => {
  const change = qty - line.qty;
  const quantity = Math.abs(change);
  return {
    event: change > 0 ? 'add_to_cart' : 'remove_from_cart',
    data: {
      currency: 'CLP',
      value: line.price * quantity,
      items: [
        {
          item_id: line.sku,
          item_name: line.name,
          item_brand: line.brand.name,
          item_category: line.product_type,
          price: line.price,
          quantity,
        },
      ],
    },
  };
};

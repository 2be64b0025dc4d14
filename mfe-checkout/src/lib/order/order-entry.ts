import type { Order } from 'shared-contracts/api/orders.schema';

/**
 * Data layer entry of an order. GA4 names its event `purchase`. Amounts are pesos. The entry holds no
 * personal data.
 */
export const toOrderEntry = ({ number, total, price_delivery, items }: Order) => ({
  event: 'purchase',
  data: {
    transaction_id: number,
    currency: 'CLP',
    value: total,
    shipping: price_delivery,
    items: items.map(({ sku, name, brand, product_type, price, qty }) => ({
      item_id: sku,
      item_name: name,
      item_brand: brand.name,
      item_category: product_type,
      price,
      quantity: qty,
    })),
  },
});

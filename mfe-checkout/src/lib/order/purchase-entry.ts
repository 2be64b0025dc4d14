import type { Purchase } from 'shared-contracts/api/purchases.schema';

/** Data layer entry of a purchase, in the shape of GA4; amounts are plain numbers of pesos. Nothing personal is in it. */
export const toPurchaseEntry = ({ number, total, price_delivery, items }: Purchase) => ({
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

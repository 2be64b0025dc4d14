/** Creates GA4 data layer entries for viewed and opened products. Prices are numbers in CLP. */
import type { Seen, SeenList, SeenProduct } from './seen.ts';

const itemOf = ({ sku, name, brand, product_type, price }: SeenProduct) => ({
  item_id: sku,
  item_name: name,
  item_brand: brand.name,
  item_category: product_type,
  price,
});

const itemsOf = ({ id, products, first }: SeenList) =>
  products.map((product, index) => ({ ...itemOf(product), item_list_id: id, index: first + index }));

export const entryOf = (seen: Seen) => {
  if (seen.event === 'view_item') {
    const { event, product } = seen;
    return { event, data: { currency: 'CLP', value: product.price, items: [itemOf(product)] } };
  }
  const { event, list } = seen;
  const items = itemsOf(list);
  return {
    event,
    data: {
      item_list_id: list.id,
      items: event === 'select_item' ? items.slice(seen.index, seen.index + 1) : items,
    },
  };
};

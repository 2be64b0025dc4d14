import type { ProductCard, ProductList } from 'shared-contracts/api/catalogue.schema';
import { hrefOfProduct } from 'shared-contracts/domain/product-type';
import type { StructuredData } from 'shared-contracts/host';

/** Number of products on the pages before this one. */
export const countBefore = ({ current_page, per_page }: Omit<ProductList, 'data'>): number =>
  (current_page - 1) * per_page;

/** A page of products as a schema.org list for the head (docs/product/frame.md#page-metadata). */
export const itemList = (
  publicUrl: string,
  list: Omit<ProductList, 'data'> & { data: readonly ProductCard[] },
): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  itemListElement: list.data.map((product, index) => ({
    '@type': 'ListItem',
    position: countBefore(list) + index + 1,
    name: product.name,
    url: publicUrl + hrefOfProduct(product),
  })),
});

import type { ProductCard, ProductDetail } from 'shared-contracts/api/catalogue.schema';
import type { FoundContent } from '../products/product.repository.ts';

/**
 * Card of a product that is not on sale. Shoppers buy it with the box, so they may know what it is. Of a product that
 * was never published they know only the name.
 */
const cardOffSale = (content: FoundContent): ProductCard => {
  const { product_id: id, type: product_type, sku, name, name_card, is_slug_fixed: wasPublished } = content;
  return {
    id,
    product_type,
    sku,
    name,
    name_card,
    slug: wasPublished ? content.slug : '',
    brand: wasPublished ? { name: content.brand, slug: content.brand_slug } : { name: '', slug: '' },
    year: wasPublished ? content.year : null,
    frontend_image: wasPublished ? content.image : '',
    frontend_cover_image: '',
    detail: '',
    description_card: '',
    price: 0,
    reference_price: null,
    stock: 0,
    label: false,
    label_text: null,
    formats: [],
  };
};

/**
 * One line of a box's contents.
 * @param card undefined for a product that is not on sale
 */
export const toContent = (
  content: FoundContent,
  card: ProductCard | undefined,
): ProductDetail['contents'][number] => {
  const { qty, sku, format } = content;
  return {
    qty,
    sku,
    format,
    ...(card ? { product: card } : { product: cardOffSale(content), is_on_sale: false }),
  };
};

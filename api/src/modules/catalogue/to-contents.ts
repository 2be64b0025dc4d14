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

const toContent = ({ qty, sku, format }: FoundContent, product: ProductCard) => ({
  qty,
  sku,
  format,
  product,
});

const contentOffSale = (content: FoundContent) =>
  toContent({ ...content, format: content.is_slug_fixed ? content.format : null }, cardOffSale(content));

/**
 * Products in a box, those on sale and those off sale.
 * @param cards of products on sale
 */
export const toContents = (
  contents: readonly FoundContent[],
  cards: ReadonlyMap<number, ProductCard>,
): Pick<ProductDetail, 'contents' | 'contents_off_sale'> => {
  const offSale = contents.filter(({ product_id }) => !cards.has(product_id));
  return {
    contents: contents.flatMap((content) => {
      const card = cards.get(content.product_id);
      return card ? toContent(content, card) : [];
    }),
    ...(offSale.length > 0 && { contents_off_sale: offSale.map(contentOffSale) }),
  };
};

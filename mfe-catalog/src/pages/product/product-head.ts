import type { ProductDetail } from 'shared-contracts/api/catalogue.schema';
import type { NotFound } from 'shared-contracts/api/pages.schema';
import { hrefOfProduct, typeCodeFromQuery, typeCodeOf } from 'shared-contracts/domain/product-type';
import { isOutOfStock } from 'shared-contracts/domain/stock';
import type { PageState, StructuredData } from 'shared-contracts/host';
import { hrefs } from 'shared-contracts/hrefs';
import { isMissing, type Outcome } from 'shared-kit/query/outcome';
import { breadcrumbList, type Crumb } from 'shared-kit/structured-data';
import { preloadImageOf } from 'shared-ui/picture';
import { LISTED_KINDS } from '../../lib/listed-kinds.ts';
import { areLoaded } from '../../lib/messages.ts';
import type { Messages } from '../../messages/es.ts';

/** Width of the large picture as `<img sizes>`. */
export const PICTURE_SIZES = '(width < 768px) 180px, 560px';

/** Breadcrumb: home, listing, product. */
export const crumbsOf = (product: ProductDetail, messages: Messages): Crumb[] => {
  const { kind, href } = LISTED_KINDS[typeCodeFromQuery(typeCodeOf(product.product_type))];
  return [
    { label: messages.home, href: hrefs.home },
    { label: messages.listing.words[kind], href },
    { label: product.name, href: hrefOfProduct(product) },
  ];
};

const STOCK = { in: 'https://schema.org/InStock', out: 'https://schema.org/OutOfStock' } as const;

const offerOf = ({ sku, price }: Pick<ProductDetail, 'sku' | 'price'>, isSoldOut: boolean, url: string) => ({
  '@type': 'Offer' as const,
  sku,
  url,
  price,
  priceCurrency: 'CLP',
  availability: isSoldOut ? STOCK.out : STOCK.in,
});

/** One offer, or one per format with its price and stock. */
const offersOf = (product: ProductDetail, url: string) =>
  product.formats.length > 0
    ? product.formats.map((format) => offerOf(format, format.stock <= 0, url))
    : offerOf(product, isOutOfStock(product), url);

/** The product as a schema.org object. Prices are numbers in CLP. */
const structuredProduct = (product: ProductDetail, publicUrl: string): StructuredData => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: product.name,
  description: product.description,
  sku: product.sku,
  image: [`${publicUrl}${product.frontend_image}.jpg?w=1280`],
  brand: { '@type': 'Brand', name: product.brand.name },
  offers: offersOf(product, publicUrl + hrefOfProduct(product)),
});

export interface ProductFacts {
  outcome: Outcome<ProductDetail>;
  notFound: NotFound | null;
  messages: Messages;
  publicUrl: string;
}

/** Status and head of a product page. Null while the product or the texts load. */
export const pageOfProduct = ({ outcome, notFound, messages, publicUrl }: ProductFacts): PageState | null => {
  if (outcome.kind === 'pending' || !areLoaded(messages)) return null;
  const words = messages.product;
  if (isMissing(outcome)) {
    const title = notFound?.seo.title ?? words.missingTitle;
    const description = notFound?.seo.description ?? words.missingText;
    return { status: 404, head: { title, description, noindex: true } };
  }
  if (outcome.kind === 'failed')
    return {
      status: 503,
      head: { title: words.failedTitle, description: words.failedText, noindex: true },
    };
  const product = outcome.data;
  const named = product.name.includes(product.brand.name)
    ? product.name
    : `${product.name}, ${product.brand.name}`;
  return {
    status: 200,
    head: {
      type: 'product',
      title: named,
      // Wines of the same grape may share a description. The name makes each meta description unique.
      description: `${product.name}. ${product.description_card || product.description}`,
      canonical: hrefOfProduct(product),
      image: `${product.frontend_image}.jpg?w=960`,
      preloadImage: preloadImageOf(product.frontend_image, PICTURE_SIZES),
      jsonLd: [breadcrumbList(publicUrl, crumbsOf(product, messages)), structuredProduct(product, publicUrl)],
    },
  };
};

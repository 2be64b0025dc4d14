import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import type { ArticleCard } from 'shared-contracts/api/documents.schema';
import type { EventCard } from 'shared-contracts/api/events.schema';
import { search } from 'shared-contracts/api/search';
import type { FoundContent, SearchItem, search as schema } from 'shared-contracts/api/search.schema';
import { typeCodeOf } from 'shared-contracts/domain/product-type';
import type { Locale } from 'shared-contracts/locale';
import type { z } from 'zod';
import { pageOf, rowsAt } from '../recorded.ts';
import { hasWords, selectProducts, sortProducts } from '../select-products.ts';
import { allProducts } from '../shelf.ts';
import { findByFacts } from '../understand-words.ts';
import { answer, type Handlers } from './handler.ts';

const toFound = (
  kind: FoundContent['product_type'],
  { id, slug, title, lead, picture }: Pick<ArticleCard, 'id' | 'slug' | 'title' | 'lead' | 'picture'>,
  price: number | null,
): FoundContent => ({
  id,
  product_type: kind,
  slug,
  name: title,
  detail: lead,
  price,
  reference_price: null,
  images: [picture.image],
});

const withImages = (card: ProductCard) => ({ ...card, images: [card.frontend_image] });

/** All articles, then all events. */
const allContent = (locale: Locale): FoundContent[] => [
  ...rowsAt<ArticleCard>('/blogs', locale).map((card) => toFound('Blog', card, null)),
  ...rowsAt<EventCard>('/events', locale).map((card) => toFound('Event', card, card.price)),
];

/** Products in stock beside sold-out ones. */
const NEAREST = 4;

export const searchHandlers: Handlers = answer(search, ({ request, locale }) => {
  const query = request.query as z.output<(typeof schema)['query']>;
  const { q, type, sort, price_min, price_max } = query;
  const codes = type.map(typeCodeOf);
  const isWanted = ({ product_type }: Pick<SearchItem, 'product_type'>) =>
    codes.length === 0 || codes.includes(typeCodeOf(product_type));
  const cards = selectProducts('', { precio_min: price_min, precio_max: price_max }, allProducts(locale));
  const { products, ...understood } = findByFacts(q, cards, locale);
  const content = allContent(locale).filter(
    (item) => q !== '' && isWanted(item) && hasWords(q, item.name, item.detail),
  );
  const count = (code: string) => products.filter((item) => typeCodeOf(item.product_type) === code).length;
  const found = sortProducts(products.filter(isWanted), sort).toSorted(
    (one, other) => Number(one.stock === 0) - Number(other.stock === 0),
  );
  const page = pageOf([...found.map(withImages), ...content], query);
  const onPage = page.data.filter((item) => 'sku' in item);
  const isSoldOut = onPage.length > 0 && onPage.every(({ stock }) => stock === 0);
  return {
    ...page,
    ...understood,
    counts: Object.fromEntries(['w', 'b', 'g', 'a'].map((code) => [code, count(code)])),
    content: query.page === 1 ? content : [],
    nearest: isSoldOut
      ? cards
          .filter(({ stock }) => stock > 0)
          .slice(0, NEAREST)
          .map(withImages)
      : [],
  };
});

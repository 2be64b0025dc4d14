import type { ArticleCard } from 'shared-contracts/api/documents.schema';
import type { EventCard } from 'shared-contracts/api/events.schema';
import { search } from 'shared-contracts/api/search';
import type { FoundContent, SearchItem } from 'shared-contracts/api/search.schema';
import { typeCodeOf } from 'shared-contracts/domain/product-type';
import type { Locale } from 'shared-contracts/locale';
import { pageOf, recordedAnswers } from '../recorded.ts';
import { hasWords } from '../select-products.ts';
import { allProducts } from '../shelf.ts';
import { answer, type Handlers } from './handler.ts';

const cardsAt = <T>(path: string, locale: Locale): readonly T[] =>
  (recordedAnswers(locale)[path] as { data: T[] } | undefined)?.data ?? [];

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

/** All searchable items: products, then articles, then events. */
const everything = (locale: Locale): SearchItem[] => [
  ...allProducts(locale).map((card) => ({ ...card, images: [card.frontend_image] })),
  ...cardsAt<ArticleCard>('/blogs', locale).map((card) => toFound('Blog', card, null)),
  ...cardsAt<EventCard>('/events', locale).map((card) => toFound('Event', card, card.price)),
];

export const searchHandlers: Handlers = answer(search, ({ request, locale }) => {
  const { q, type } = request.query as { q: string; type: string[] };
  const codes = type.map(typeCodeOf);
  const found = everything(locale).filter(
    ({ product_type, name, detail }) =>
      q !== '' &&
      hasWords(q, name, detail) &&
      (codes.length === 0 || codes.includes(typeCodeOf(product_type))),
  );
  const count = (code: string) => found.filter((item) => typeCodeOf(item.product_type) === code).length;
  return {
    ...pageOf(found, request.query),
    corrected: null,
    terms: [],
    ignored: [],
    counts: Object.fromEntries(['w', 'b', 'g', 'a'].map((code) => [code, count(code)])),
    content: found.flatMap((item) =>
      item.product_type === 'Blog' || item.product_type === 'Event' ? [item] : [],
    ),
    nearest: [],
  };
});

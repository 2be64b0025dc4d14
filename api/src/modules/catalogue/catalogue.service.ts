import type { CatalogueKind } from 'shared-contracts/api/catalogue';
import type {
  FilterGroup,
  ProductDetail,
  ProductFilters,
  ProductList,
} from 'shared-contracts/api/catalogue.schema';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { findCards } from './cards.repository.ts';
import { findFilterOptions, findPriceRange } from './filters.repository.ts';
import { FILTER_LABELS, KINDS } from './kinds.ts';
import { countMatching, findPageOfIds } from './list.repository.ts';
import { findContents, findFacets, findProduct, findRelatedIds } from './product.repository.ts';
import type { ListFilters } from './selection.ts';
import { toDetail } from './to-detail.ts';

/** Products beside a product on its page. */
const RELATED_COUNT = 8;

/** One page of a kind's list. A page after the last one is empty. */
export async function listProducts(
  db: Executor,
  kind: CatalogueKind,
  filters: ListFilters,
  locale: Locale,
): Promise<ProductList> {
  const selection = { type: KINDS[kind].type, locale, filters };
  const [ids, total] = await Promise.all([findPageOfIds(db, selection), countMatching(db, selection)]);
  return {
    data: await findCards(db, ids, locale),
    total,
    current_page: filters.page,
    per_page: filters.per_page,
    last_page: Math.max(1, Math.ceil(total / filters.per_page)),
  };
}

/** Filter groups of a kind with true counts beside the current choices (SPEC §9). */
export async function readFilters(
  db: Executor,
  kind: CatalogueKind,
  filters: ListFilters,
  locale: Locale,
): Promise<ProductFilters> {
  const { type, filters: keys } = KINDS[kind];
  const selection = { type, locale, filters };
  const [options, price, total] = await Promise.all([
    findFilterOptions(db, selection, keys),
    findPriceRange(db, selection),
    countMatching(db, selection),
  ]);
  const groups = keys.map(
    (key): FilterGroup => ({
      key,
      label: FILTER_LABELS[key][locale],
      options: options
        .filter((option) => option.key === key)
        .map(({ value, label, count }) => ({ value, label, count, selected: filters[key].includes(value) })),
    }),
  );
  return { data: groups.filter(({ options: { length } }) => length > 0), price, total };
}

/**
 * Everything the page of one product shows.
 * @throws DomainError NOT_FOUND when the kind has no such product on sale
 */
export async function readProduct(
  db: Executor,
  kind: CatalogueKind,
  idOrSlug: string,
  locale: Locale,
): Promise<{ data: ProductDetail }> {
  const product = await findProduct(db, KINDS[kind].type, idOrSlug, locale);
  if (!product) throw new DomainError('NOT_FOUND');
  const [facets, contents, relatedIds] = await Promise.all([
    findFacets(db, product.id, locale),
    findContents(db, product.id),
    findRelatedIds(db, product.id, RELATED_COUNT),
  ]);
  const ids = [product.id, ...contents.map(({ product_id }) => product_id), ...relatedIds];
  const cards = new Map((await findCards(db, ids, locale)).map((card) => [card.id, card]));
  const card = cards.get(product.id);
  if (!card) throw new DomainError('NOT_FOUND');
  return {
    data: toDetail(card, product, {
      facets,
      contents: contents.flatMap(({ product_id, qty }) => {
        const inside = cards.get(product_id);
        return inside ? [{ qty, product: inside }] : [];
      }),
      related: relatedIds.flatMap((id) => cards.get(id) ?? []),
    }),
  };
}

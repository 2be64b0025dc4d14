import type { CatalogueKind } from 'shared-contracts/api/catalogue';
import type {
  FilterGroup,
  ProductDetail,
  ProductFilters,
  ProductList,
} from 'shared-contracts/api/catalogue.schema';
import { FILTER_KEYS } from 'shared-contracts/domain/filter-keys';
import { byFilter, FILTERS } from 'shared-contracts/domain/filters';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../db/connect.ts';
import { pageOf } from '../../db/list.ts';
import { orNotFound } from '../../errors/or-not-found.ts';
import { findCards } from '../products/cards.repository.ts';
import { findContents, findFacets, findProduct } from '../products/product.repository.ts';
import { findCompanions } from '../recommendations/recommendations.service.ts';
import { filterWords } from '../search/words.ts';
import { findCaseRule } from '../settings/case-rule.ts';
import { findSetting } from '../settings/settings.repository.ts';
import { countFacets, findFacetLabels, findPriceRange, hasProductWithFacet } from './filters.repository.ts';
import { countMatching, findPageOfIds } from './list.repository.ts';
import { facetScope, KINDS, namedScope, type Scope } from './scopes.ts';
import {
  chosenKeys,
  type FacetCounts,
  isByFacetsOnly,
  type ListFilters,
  type Selection,
} from './selection.ts';
import { toContents } from './to-contents.ts';
import { toDetail } from './to-detail.ts';

/** A format counts for itself, as each has its own waiting list. */
const isSoldOut = ({ stock, formats }: Pick<ProductDetail, 'stock' | 'formats'>): boolean =>
  formats.length > 0 ? formats.some((format) => format.stock <= 0) : stock <= 0;

/** Number of related products on a product page. */
const RELATED_COUNT = 8;

/** One page of a list. A page after the last one is empty. */
export async function listProducts(
  db: Executor,
  scope: Scope,
  filters: ListFilters,
  locale: Locale,
): Promise<ProductList> {
  const selection = select(scope, filters, locale);
  const [ids, total] = await Promise.all([findPageOfIds(db, selection), countMatching(db, selection)]);
  return { data: await findCards(db, ids, locale), ...pageOf(filters, total) };
}

/** Filter groups of a list with counts for the current selection (docs/product/listings.md#listings). */
export async function readFilters(
  db: Executor,
  scope: Scope,
  filters: ListFilters,
  locale: Locale,
): Promise<ProductFilters> {
  const selection = select(scope, filters, locale);
  const [counts, all, labels, price, total] = await Promise.all([
    countFacets(db, selection),
    isNarrowed(selection)
      ? countFacets(db, { ...selection, filters: nothingChosen(filters), words: undefined })
      : null,
    findFacetLabels(db, locale, scope.filters),
    findPriceRange(db, selection),
    countMatching(db, selection),
  ]);
  return { data: toGroups(selection, { counts, all: all ?? counts, labels }), price, total };
}

const select = (scope: Scope, filters: ListFilters, locale: Locale): Selection => ({
  scope,
  locale,
  filters,
  words: filters.q ? filterWords(filters.q) : undefined,
});

const isNarrowed = (selection: Selection): boolean =>
  chosenKeys(selection.filters).length > 0 || !isByFacetsOnly(selection);

const nothingChosen = (filters: ListFilters): ListFilters => ({
  ...filters,
  ...byFilter(FILTER_KEYS, () => []),
  precio_min: undefined,
  precio_max: undefined,
});

type FacetLabel = Awaited<ReturnType<typeof findFacetLabels>>[number];

/**
 * All filter values of the list, most common first.
 * The order does not depend on the selection, so that options do not move.
 */
function toGroups(
  { scope, locale, filters }: Selection,
  { counts, all, labels }: { counts: FacetCounts; all: FacetCounts; labels: FacetLabel[] },
): FilterGroup[] {
  const commonness = ({ key, value }: FacetLabel) => all.get(`${key}:${value}`) ?? 0;
  const options = labels
    .filter((option) => commonness(option) > 0)
    .toSorted((a, b) => commonness(b) - commonness(a));
  return scope.filters
    .map((key) => ({
      key,
      label: FILTERS[key].label[locale],
      options: options
        .filter((option) => option.key === key)
        .map(({ value, label }) => ({
          value,
          label,
          count: counts.get(`${key}:${value}`) ?? 0,
          selected: filters[key].includes(value),
        })),
    }))
    .filter(({ options: { length } }) => length > 0);
}

/**
 * Scope of `/product-category/{category}`: a product type under any of its names, offers, all products, or
 * the products with a filter value (`tinto`, `quesos-franceses`).
 * @throws DomainError NOT_FOUND for an unknown category
 */
export async function findCategory(db: Executor, category: string): Promise<Scope> {
  const named = namedScope(category);
  if (named) return named;
  const scope = facetScope(category);
  if (!(await hasProductWithFacet(db, scope.facets ?? []))) throw new DomainError('NOT_FOUND');
  return scope;
}

/**
 * Data of a product page.
 * @throws DomainError NOT_FOUND when no product of this type is on sale under the name
 */
export async function readProduct(
  db: Executor,
  kind: CatalogueKind,
  idOrSlug: string,
  locale: Locale,
): Promise<{ data: ProductDetail }> {
  const product = orNotFound(await findProduct(db, KINDS[kind], idOrSlug, locale));
  const [facets, contents, relatedIds] = await Promise.all([
    findFacets(db, product.id, locale),
    findContents(db, product.id, locale),
    findCompanions(db, [product.id], RELATED_COUNT),
  ]);
  const ids = [product.id, ...contents.map(({ product_id }) => product_id), ...relatedIds];
  const cards = new Map((await findCards(db, ids, locale)).map((card) => [card.id, card]));
  const card = orNotFound(cards.get(product.id));
  return {
    data: toDetail(card, product, {
      facets,
      canWait: isSoldOut(card) && ((await findSetting(db, 'back-in-stock'))?.is_active ?? false),
      inCase: (await findCaseRule(db))?.product_types.some((type) => type === card.product_type) ?? false,
      ...toContents(contents, cards),
      related: relatedIds.flatMap((id) => cards.get(id) ?? []),
    }),
  };
}

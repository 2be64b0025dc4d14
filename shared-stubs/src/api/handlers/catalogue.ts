import { DomainError } from 'api/domain-error';
import { CATALOGUE_KINDS, type CatalogueKind, catalogue } from 'shared-contracts/api/catalogue';
import type {
  ProductCard,
  ProductDetail,
  ProductFilters,
  ProductList,
} from 'shared-contracts/api/catalogue.schema';
import { filterMembers, findInList, pageOf, recordedAnswers } from '../recorded.ts';
import { productsAt } from '../shelf.ts';
import { answer, type HandlerContext, type Handlers } from './handler.ts';

type Query = Record<string, unknown>;

const textOf = ({ name, detail, brand }: ProductCard) => `${name} ${detail} ${brand.name}`.toLowerCase();

/** The products that every group of the selection keeps; options of one group add up. */
const selectProducts = (
  path: string,
  query: Query,
  cards: readonly ProductCard[],
): readonly ProductCard[] => {
  const members = filterMembers[path] ?? {};
  const groups = Object.entries(query).filter(
    ([key, values]) =>
      Array.isArray(values) &&
      values.length > 0 &&
      Object.keys(members).some((id) => id.startsWith(`${key}=`)),
  );
  const kept = groups.map(
    ([key, values]) => new Set((values as string[]).flatMap((value) => members[`${key}=${value}`] ?? [])),
  );
  const { q, precio_min, precio_max } = query as { q?: string; precio_min?: number; precio_max?: number };
  return cards.filter(
    (card) =>
      kept.every((ids) => ids.has(card.id)) &&
      (!q || textOf(card).includes(q.toLowerCase())) &&
      card.price >= (precio_min ?? 0) &&
      card.price <= (precio_max ?? Number.POSITIVE_INFINITY),
  );
};

const SORTS: Record<string, (a: ProductCard, b: ProductCard) => number> = {
  price: (a, b) => a.price - b.price,
  '-price': (a, b) => b.price - a.price,
  name: (a, b) => a.name.localeCompare(b.name),
  '-name': (a, b) => b.name.localeCompare(a.name),
  newest: (a, b) => b.id - a.id,
};
const sorted = (cards: readonly ProductCard[], sort: unknown): readonly ProductCard[] => {
  const compare = SORTS[String(sort)];
  return compare ? cards.toSorted(compare) : cards;
};

const listProducts = ({ path, request: { query }, locale }: HandlerContext): ProductList =>
  pageOf(sorted(selectProducts(path, query, productsAt(path, locale)), query.sort), query);

const readFilters = ({ path, request: { query }, locale }: HandlerContext): ProductFilters | undefined => {
  const body = recordedAnswers(locale)[path] as ProductFilters | undefined;
  if (!body) return undefined;
  const listPath = path.replace(/\/filters$/, '');
  const isSelected = (key: string, value: string) => [query[key]].flat().includes(value);
  return {
    ...body,
    data: body.data.map((group) => ({
      ...group,
      options: group.options.map((option) => ({ ...option, selected: isSelected(group.key, option.value) })),
    })),
    total: selectProducts(listPath, query, productsAt(listPath, locale)).length,
  };
};

/** A recorded product page; else one of its kind with the card's own name, picture and price. */
const readProduct =
  (kind: CatalogueKind) =>
  ({ path, locale }: HandlerContext): { data: ProductDetail } | undefined => {
    const { isListed, item } = findInList(path, locale);
    if (!isListed) return undefined;
    if (!item) throw new DomainError('NOT_FOUND');
    const card = item as ProductCard;
    const answers = recordedAnswers(locale);
    const own = answers[`/${kind}/${card.slug}`] as { data: ProductDetail } | undefined;
    if (own) return own;
    const sample = Object.keys(answers).find(
      (key) => key.startsWith(`/${kind}/`) && !key.endsWith('/filters'),
    );
    const other = sample && (answers[sample] as { data: ProductDetail });
    return other ? { data: { ...other.data, ...card } } : undefined;
  };

export const catalogueHandlers: Handlers = Object.assign(
  {},
  ...CATALOGUE_KINDS.flatMap((kind) => [
    answer(catalogue[kind].list, listProducts),
    answer(catalogue[kind].filters, readFilters),
    answer(catalogue[kind].detail, readProduct(kind)),
  ]),
);

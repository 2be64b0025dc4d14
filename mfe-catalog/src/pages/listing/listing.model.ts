import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import {
  type CatalogueKind,
  catalogue,
  listOffers,
  listProductCategory,
  readOfferFilters,
  readProductCategoryFilters,
} from 'shared-contracts/api/catalogue';
import type { ListQuery, ProductFilters, ProductList, SortKey } from 'shared-contracts/api/catalogue.schema';
import { readListingPage } from 'shared-contracts/api/pages';
import type { ListingPage } from 'shared-contracts/api/pages.schema';
import type { FilterKey } from 'shared-contracts/domain/filter-keys';
import { createApiEffect, navigateFx } from 'shared-kit/host';
import { $publicUrl } from 'shared-kit/locale';
import type { PageRequest } from 'shared-kit/page';
import { createQuery } from 'shared-kit/query/create-query';
import type { Outcome } from 'shared-kit/query/outcome';
import { $messages } from '../../lib/messages.ts';
import { pageOfListing } from './listing-head.ts';
import {
  countryOf,
  EMPTY_SELECTION,
  hrefOfSelection,
  isTurned,
  narrowingOf,
  type PriceRange,
  parseSelection,
  type Selection,
  toListQuery,
  withFilterToggled,
  withPriceRange,
  withSort,
} from './selection.ts';

export type ListingKind = CatalogueKind | 'offers' | 'products';

interface Source {
  listFx: (input: { query: ListQuery }) => Promise<ProductList>;
  filtersFx: (input: { query: ListQuery }) => Promise<ProductFilters>;
}

/** Query for all products. */
const EVERYTHING = { category: 'productos' };
/** List and filter endpoints by type of listing. */
const sourceOf = (kind: ListingKind): Source => {
  if (kind !== 'products') {
    const { list, filters } =
      kind === 'offers' ? { list: listOffers, filters: readOfferFilters } : catalogue[kind];
    return { listFx: createApiEffect(list), filtersFx: createApiEffect(filters) };
  }
  const [listFx, filtersFx] = [
    createApiEffect(listProductCategory),
    createApiEffect(readProductCategoryFilters),
  ];
  return {
    listFx: (input) => listFx({ ...input, params: EVERYTHING }),
    filtersFx: (input) => filtersFx({ ...input, params: EVERYTHING }),
  };
};

/**
 * Whether to request counts. Another sort or page has the same counts. Opening the same selection again refreshes them.
 */
const needsCounts = (last: Outcome<unknown, Selection>, next: Selection): boolean =>
  last.kind !== 'ready' || !isTurned(last.params, next);

export interface ListingOptions {
  kind: ListingKind;
  pathname: string;
  /** Page content of the API with title and text. Default: the remote's own texts. */
  content?: 'wines' | 'boxes' | 'gourmet-products' | 'alcohols' | 'offers';
  /** Whether a single chosen country has its own page. */
  hasCountries?: boolean;
}

/** Creates the model of a listing (docs/product/listings.md#listings). Its state is the URL. */
export const createListing = ({ kind, pathname, content, hasCountries = false }: ListingOptions) => {
  const opened = createEvent<PageRequest>();
  const filterToggled = createEvent<{ key: FilterKey; value: string }>();
  const priceRangeChosen = createEvent<PriceRange>();
  const sortChosen = createEvent<SortKey>();
  const retryClicked = createEvent();

  const { listFx, filtersFx } = sourceOf(kind);
  const readContentFx = createApiEffect(readListingPage);
  const loadListFx = createEffect((selection: Selection) => listFx({ query: toListQuery(selection) }));
  const countFx = createEffect((selection: Selection) => filtersFx({ query: toListQuery(selection) }));

  // All listings create their stores here, so each store needs its own sid.
  const sidOf = (name: string) => `listing-${kind}-${name}`;
  const $selection = createStore<Selection>(EMPTY_SELECTION, { sid: sidOf('selection') });
  const list = createQuery({
    load: loadListFx,
    sid: sidOf('outcome'),
    keyOf: (selection) => hrefOfSelection(pathname, selection),
    keepPrevious: true,
  });
  // Counts are the same for every page and sort order. A separate request, so that products do not wait for counts.
  const counts = createQuery({
    load: countFx,
    sid: sidOf('counts'),
    keyOf: narrowingOf,
    keepPrevious: true,
  });
  /** Loaded page contents by slug. Null when the shop has no such page. */
  const $contents = createStore<Readonly<Record<string, ListingPage | null>>>({}, { sid: sidOf('contents') });
  const slugOf = (selection: Selection) => (hasCountries && countryOf(selection)) || content;
  const $content = combine(
    $contents,
    $selection,
    (contents, selection) => contents[slugOf(selection) ?? ''] ?? contents[content ?? ''] ?? null,
  );
  const $page = combine(
    { outcome: list.$outcome, content: $content, messages: $messages, publicUrl: $publicUrl },
    (known) => pageOfListing({ ...known, id: kind, pathname }),
  );

  sample({ clock: opened, fn: ({ query }) => parseSelection(query), target: $selection });

  // The shell may open a page twice: first to prepare it, then to show it.
  const $asked = createStore('', { serialize: 'ignore' });
  const selectionNeeded = sample({
    clock: opened,
    source: { asked: $asked, isLoading: list.$isLoading, isCounting: counts.$isLoading },
    filter: ({ asked, isLoading, isCounting }, { url }) => !(isLoading || isCounting) || asked !== url,
    fn: (_, { url, query }) => ({ url, selection: parseSelection(query) }),
  });
  sample({ clock: selectionNeeded, fn: ({ url }) => url, target: $asked });
  const answersNeeded = createEvent<Selection>();
  sample({ clock: selectionNeeded, fn: ({ selection }) => selection, target: answersNeeded });
  sample({ clock: retryClicked, source: $selection, target: answersNeeded });
  sample({ clock: answersNeeded, target: list.requested });
  sample({
    clock: answersNeeded,
    source: counts.$outcome,
    filter: needsCounts,
    fn: (_, selection) => selection,
    target: counts.requested,
  });
  const contentNeeded = createEvent<string>();
  sample({
    clock: opened,
    fn: ({ query }) => slugOf(parseSelection(query)) ?? '',
    target: contentNeeded,
  });
  sample({
    clock: contentNeeded,
    source: $contents,
    filter: (known, slug) => slug !== '' && known[slug] === undefined,
    fn: (_, slug) => ({ params: { slug } }),
    target: readContentFx,
  });
  // A country without its own page content uses the content of the wines.
  sample({
    clock: readContentFx.fail,
    filter: ({ params: { params } }) => params.slug !== content,
    fn: () => content ?? '',
    target: contentNeeded,
  });

  $contents
    .on(readContentFx.done, (known, { params, result }) => ({ ...known, [params.params.slug]: result.data }))
    .on(readContentFx.fail, (known, { params: { params } }) =>
      params.slug === content ? known : { ...known, [params.slug]: null },
    );

  // Update the selection at once. Navigation follows, then the responses.
  const selectionChanged = createEvent<Selection>();
  sample({ clock: filterToggled, source: $selection, fn: withFilterToggled, target: selectionChanged });
  sample({ clock: priceRangeChosen, source: $selection, fn: withPriceRange, target: selectionChanged });
  sample({ clock: sortChosen, source: $selection, fn: withSort, target: selectionChanged });
  sample({ clock: selectionChanged, target: $selection });
  sample({
    clock: selectionChanged,
    fn: (selection) => ({ href: hrefOfSelection(pathname, selection) }),
    target: attach({ effect: navigateFx }),
  });

  return {
    id: kind,
    pathname,
    opened,
    filterToggled,
    priceRangeChosen,
    sortChosen,
    retryClicked,
    $selection,
    $outcome: list.$outcome,
    $counts: counts.$outcome,
    $content,
    $isLoading: list.$isLoading,
    $isCounting: counts.$isLoading,
    $page,
  };
};

export type Listing = ReturnType<typeof createListing>;

import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { type CatalogueKind, catalogue, listOffers, readOfferFilters } from 'shared-contracts/api/catalogue';
import type { ProductFilters, ProductList, SortKey } from 'shared-contracts/api/catalogue.schema';
import { readListingPage } from 'shared-contracts/api/pages';
import type { ListingPage } from 'shared-contracts/api/pages.schema';
import type { FilterKey } from 'shared-contracts/domain/filter-keys';
import { type FailureCode, failureCodeOf } from 'shared-contracts/kit/failure';
import { createApiEffect, navigateFx } from 'shared-contracts/kit/host';
import { $publicUrl } from 'shared-contracts/kit/locale';
import type { PageRequest } from 'shared-contracts/kit/page';
import { $messages } from '../../lib/messages.ts';
import { pageOfListing } from './listing-head.ts';
import {
  EMPTY_SELECTION,
  hrefOfSelection,
  type PriceRange,
  parseSelection,
  type Selection,
  toListQuery,
  withFilterToggled,
  withPriceRange,
  withSort,
} from './selection.ts';

/** The answers for one selection; they stay on screen, dimmed, while the next are on their way. */
export interface Shown {
  selection: Selection;
  list: ProductList;
  filters: ProductFilters;
}

export type Outcome =
  | { kind: 'pending' }
  | ({ kind: 'ready' } & Shown)
  | { kind: 'failed'; code: FailureCode; selection: Selection };

/** List and filters of each kind of listing. */
const SOURCES = { ...catalogue, offers: { list: listOffers, filters: readOfferFilters } };

export interface ListingOptions {
  kind: CatalogueKind | 'offers';
  pathname: string;
  /** Page of the API that holds title and text; without one the remote's own words are used. */
  content?: 'wines' | 'boxes' | 'gourmet-products' | 'alcohols' | 'offers';
}

/** The model of a listing (SPEC §2, DESIGN §7): the address is its only memory. */
export const createListing = ({ kind, pathname, content }: ListingOptions) => {
  const opened = createEvent<PageRequest>();
  const filterToggled = createEvent<{ key: FilterKey; value: string }>();
  const priceRangeChosen = createEvent<PriceRange>();
  const sortChosen = createEvent<SortKey>();
  const retryClicked = createEvent();

  const listFx = createApiEffect(SOURCES[kind].list);
  const filtersFx = createApiEffect(SOURCES[kind].filters);
  const readContentFx = createApiEffect(readListingPage);
  const loadListingFx = createEffect(async (selection: Selection): Promise<Shown> => {
    const query = toListQuery(selection);
    const [list, filters] = await Promise.all([listFx({ query }), filtersFx({ query })]);
    return { selection, list, filters };
  });

  // Several listings come from this one place in the code, so their stores are told apart by name.
  const sidOf = (name: string) => `listing-${kind}-${name}`;
  const $selection = createStore<Selection>(EMPTY_SELECTION, { sid: sidOf('selection') });
  const $outcome = createStore<Outcome>({ kind: 'pending' }, { sid: sidOf('outcome') });
  const $content = createStore<ListingPage | null>(null, { sid: sidOf('content') });
  const $isLoading = loadListingFx.pending;
  const $page = combine(
    { outcome: $outcome, content: $content, messages: $messages, publicUrl: $publicUrl },
    (known) => pageOfListing({ ...known, id: kind, pathname }),
  );

  sample({ clock: opened, fn: ({ query }) => parseSelection(query), target: $selection });

  // The shell may open a page twice: to prepare it, and to show it.
  const $asked = createStore('', { serialize: 'ignore' });
  const selectionNeeded = sample({
    clock: opened,
    source: { asked: $asked, isLoading: $isLoading },
    filter: ({ asked, isLoading }, { url }) => !isLoading || asked !== url,
    fn: (_, { url, query }) => ({ url, selection: parseSelection(query) }),
  });
  sample({ clock: selectionNeeded, fn: ({ url }) => url, target: $asked });
  sample({ clock: selectionNeeded, fn: ({ selection }) => selection, target: loadListingFx });
  sample({ clock: retryClicked, source: $selection, target: loadListingFx });
  sample({
    clock: opened,
    source: $content,
    filter: (known) => content !== undefined && known === null,
    fn: () => ({ params: { slug: content ?? 'wines' } }),
    target: readContentFx,
  });

  const isCurrent = (now: Selection, { params }: { params: Selection }) =>
    hrefOfSelection(pathname, now) === hrefOfSelection(pathname, params);
  sample({
    clock: loadListingFx.done,
    source: $selection,
    filter: isCurrent,
    fn: (_, { result }): Outcome => ({ kind: 'ready', ...result }),
    target: $outcome,
  });
  sample({
    clock: loadListingFx.fail,
    source: $selection,
    filter: isCurrent,
    fn: (_, { error, params }): Outcome => ({
      kind: 'failed',
      code: failureCodeOf(error),
      selection: params,
    }),
    target: $outcome,
  });
  sample({ clock: readContentFx.doneData, fn: ({ data }) => data, target: $content });

  // The tick is set at once; the address follows, and with it the answers.
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
    $outcome,
    $content,
    $isLoading,
    $page,
  };
};

export type Listing = ReturnType<typeof createListing>;

import { combine, createEvent, createStore, sample } from 'effector';
import type { FilterKey } from 'shared-contracts/domain/filter-keys';
import type { SortKey } from 'shared-contracts/domain/list-query';
import { navigateFx } from 'shared-kit/host';
import { $publicUrl } from 'shared-kit/locale';
import type { PageRequest } from 'shared-kit/page';
import type { PriceRange } from '../../features/filter-price/index.ts';
import { $messages } from '../../lib/messages.ts';
import { createListingAnswers } from './listing-answers.model.ts';
import { createListingContent } from './listing-content.model.ts';
import { pageOfListing } from './listing-head.ts';
import type { ListingKind } from './listing-source.ts';
import {
  EMPTY_SELECTION,
  hrefOfSelection,
  parseSelection,
  type Selection,
  withFilterToggled,
  withPriceRange,
  withSort,
} from './selection.ts';

export interface ListingOptions {
  kind: ListingKind;
  pathname: string;
  /** Slug of the API's page content with title and text. Default: the remote's own texts. */
  content?: 'wines' | 'boxes' | 'gourmet-products' | 'alcohols' | 'offers';
  /** Whether a country that is the only filter has its own page content. */
  hasCountries?: boolean;
}

/** Creates the model of a listing (docs/product/listings.md#listings). The URL holds the selection. */
export const createListing = ({ kind, pathname, content, hasCountries = false }: ListingOptions) => {
  const opened = createEvent<PageRequest>();
  const filterToggled = createEvent<{ key: FilterKey; value: string }>();
  const priceRangeChosen = createEvent<PriceRange>();
  const sortChosen = createEvent<SortKey>();
  const retryClicked = createEvent();

  // All listings create their stores here, so each store needs its own sid.
  const sidOf = (name: string) => `listing-${kind}-${name}`;
  const $selection = createStore<Selection>(EMPTY_SELECTION, { sid: sidOf('selection') });
  const selectionOpened = opened.map(({ query }) => parseSelection(query));
  sample({ clock: selectionOpened, target: $selection });

  const { list, counts } = createListingAnswers({ kind, pathname, sidOf, opened, retryClicked, $selection });
  const sid = sidOf('contents');
  const { $content } = createListingContent({ sid, content, hasCountries, $selection, selectionOpened });
  const $page = combine(
    { outcome: list.$outcome, content: $content, messages: $messages, publicUrl: $publicUrl },
    (known) => pageOfListing({ ...known, id: kind, pathname }),
  );

  // Update the selection at once. The navigation to its URL follows, then the responses for that URL.
  const selectionChanged = createEvent<Selection>();
  sample({ clock: filterToggled, source: $selection, fn: withFilterToggled, target: selectionChanged });
  sample({ clock: priceRangeChosen, source: $selection, fn: withPriceRange, target: selectionChanged });
  sample({ clock: sortChosen, source: $selection, fn: withSort, target: selectionChanged });
  sample({ clock: selectionChanged, target: $selection });
  sample({
    clock: selectionChanged,
    fn: (selection) => ({ href: hrefOfSelection(pathname, selection) }),
    target: navigateFx,
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

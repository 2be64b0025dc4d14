/** Search: its two boxes, recent searches and navigation to results (docs/product/search.md). */
import { createEffect, createEvent, createStore, merge, sample } from 'effector';
import { readSearchPage } from 'shared-contracts/api/pages';
import type { SearchPage } from 'shared-contracts/api/pages.schema';
import { hrefOfProduct } from 'shared-contracts/domain/product-type';
import {
  addRecentSearch,
  parseRecentSearches,
  type RecentSearch,
  removeRecentSearch,
} from 'shared-contracts/domain/recent-searches';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { hrefs } from 'shared-contracts/hrefs';
import { createApiEffect, navigateFx, trackFx } from 'shared-kit/host';
import { createSearchBox } from './create-search-box.ts';
import { SUGGESTIONS } from './limits.ts';

/** Recent searches of this browser, newest first. Empty when storage is blocked or invalid. */
const readRecentSearches = (): readonly RecentSearch[] => {
  try {
    return parseRecentSearches(localStorage.getItem(STORAGE_KEYS.recentSearches));
  } catch {
    return [];
  }
};

const storeRecentSearches = (searches: readonly RecentSearch[]): void => {
  try {
    localStorage.setItem(STORAGE_KEYS.recentSearches, JSON.stringify(searches));
  } catch {
    // Search works without storage.
  }
};

type RecentsChange = (before: readonly RecentSearch[]) => readonly RecentSearch[];

/** Box of the search modal. */
export const modalBox = createSearchBox({
  name: 'modal',
  suggestions: SUGGESTIONS.inModal,
  suggestsAtOnce: true,
});
/** Box of the results page. */
export const pageBox = createSearchBox({
  name: 'page',
  suggestions: SUGGESTIONS.elsewhere,
  suggestsAtOnce: false,
});

/** The modal appeared with this initial text. */
export const searchOpened = createEvent<string>();
/** The modal disappeared. */
export const searchClosed = createEvent();
/** A view needs `$content`. */
export const contentNeeded = createEvent();
export const recentRemoved = createEvent<string>();
export const recentsCleared = createEvent();

const readSearchPageFx = createApiEffect(readSearchPage);
const readRecentsFx = createEffect(readRecentSearches);
// Reads the stored list again before each change, because another tab may have changed it.
const changeRecentsFx = createEffect((change: RecentsChange) => {
  const recents = change(readRecentSearches());
  storeRecentSearches(recents);
  return recents;
});

/** The shopper searches in the modal, for the typed text, a suggested term or a recent search. */
export const { termChosen } = modalBox;
const termSearched = merge([modalBox.termChosen, pageBox.termChosen]);
const itemPicked = merge([modalBox.suggestionPicked, pageBox.suggestionPicked]);
const searched = merge([termSearched, itemPicked.map(({ name }) => name)]);
/** The search navigates to this address. */
const left = merge([
  termSearched.map((term) => `${hrefs.search}?q=${encodeURIComponent(term)}`),
  itemPicked.map(hrefOfProduct),
]);

export const $recents = createStore<readonly RecentSearch[]>([], { serialize: 'ignore' }).on(
  [readRecentsFx.doneData, changeRecentsFx.doneData],
  (_, recents) => recents,
);
/** Texts and suggested terms of the shop for modal and results page. Null until loaded. */
export const $content = createStore<SearchPage | null>(null, { sid: 'search-content' }).on(
  readSearchPageFx.doneData,
  (_, { data }) => data,
);
/** The search navigated away, so the modal must close. */
export const $isLeft = createStore(false, { serialize: 'ignore' })
  .on(left, () => true)
  .reset([searchOpened, searchClosed]);

sample({ clock: searchOpened, target: modalBox.begun });
sample({ clock: searchOpened, target: [readRecentsFx, contentNeeded] });
sample({
  clock: contentNeeded,
  source: $content,
  filter: (content) => content === null,
  fn: () => ({}),
  target: readSearchPageFx,
});

sample({ clock: left, fn: (href) => ({ href }), target: navigateFx });
sample({
  clock: termSearched,
  fn: (term) => ({ event: 'search', data: { search_term: term } }),
  target: trackFx,
});

const recentsChanged = merge<RecentsChange>([
  searched.map((term) => (before) => addRecentSearch(before, term, Date.now())),
  recentRemoved.map((term) => (before) => removeRecentSearch(before, term)),
  recentsCleared.map(() => () => []),
]);
sample({ clock: recentsChanged, target: changeRecentsFx });

/** The search: its two boxes, recent searches, and where a search leads (SPEC §4 "Search"). */
import { attach, createEffect, createEvent, createStore, merge, sample } from 'effector';
import { readSearchPage } from 'shared-contracts/api/pages';
import type { SearchPage } from 'shared-contracts/api/pages.schema';
import { hrefOfProduct } from 'shared-contracts/domain/product-type';
import {
  addRecentSearch,
  type RecentSearch,
  removeRecentSearch,
} from 'shared-contracts/domain/recent-searches';
import { hrefs } from 'shared-contracts/hrefs';
import { createApiEffect, navigateFx, trackFx } from 'shared-kit/host';
import { createSearchBox } from './create-search-box.ts';
import { readRecentSearches, storeRecentSearches } from './kept-searches.ts';
import { SUGGESTIONS } from './limits.ts';

/** The modal's box. */
export const modalBox = createSearchBox({
  name: 'modal',
  suggestions: SUGGESTIONS.inModal,
  suggestsAtOnce: true,
});
/** The box above the results. */
export const pageBox = createSearchBox({
  name: 'page',
  suggestions: SUGGESTIONS.elsewhere,
  suggestsAtOnce: false,
});

/** The modal is on screen, with this text to begin with. */
export const searchOpened = createEvent<string>();
/** The modal was taken away. */
export const searchClosed = createEvent();
/** Somebody needs the words of the search page. */
export const contentNeeded = createEvent();
export const recentRemoved = createEvent<string>();
export const recentsCleared = createEvent();

const readSearchPageFx = createApiEffect(readSearchPage);
const readRecentsFx = createEffect(readRecentSearches);
const storeRecentsFx = createEffect(storeRecentSearches);

/** A suggested word or a recent search. */
export const { termChosen } = modalBox;
const termSearched = merge([modalBox.termChosen, pageBox.termChosen]);
const itemPicked = merge([modalBox.suggestionPicked, pageBox.suggestionPicked]);
const searched = merge([termSearched, itemPicked.map(({ name }) => name)]);
const left = merge([
  termSearched.map((term) => `${hrefs.search}?q=${encodeURIComponent(term)}`),
  itemPicked.map(hrefOfProduct),
]);

export const $recents = createStore<readonly RecentSearch[]>([], { serialize: 'ignore' })
  .on(readRecentsFx.doneData, (_, recents) => recents)
  .on(recentRemoved, removeRecentSearch)
  .on(recentsCleared, () => []);
/** Words of the search page; null while they are not there. */
export const $content = createStore<SearchPage | null>(null, { sid: 'search-content' }).on(
  readSearchPageFx.doneData,
  (_, { data }) => data,
);
/** The shopper has gone where the search led. */
export const $isLeft = createStore(false, { serialize: 'ignore' })
  .on(left, () => true)
  .reset([searchOpened, searchClosed]);

sample({ clock: searchOpened, target: modalBox.begun });
sample({ clock: searchOpened, fn: () => {}, target: [readRecentsFx, contentNeeded] });
sample({
  clock: contentNeeded,
  source: $content,
  filter: (content) => content === null,
  fn: () => ({}),
  target: readSearchPageFx,
});

sample({ clock: left, fn: (href) => ({ href }), target: attach({ effect: navigateFx }) });
sample({
  clock: termSearched,
  fn: (term) => ({ event: 'search', data: { search_term: term } }),
  target: attach({ effect: trackFx }),
});

// What other tabs have searched for meanwhile stays: the list is read again before it is added to.
const readToAddFx = createEffect((term: string) => ({ term, before: readRecentSearches() }));
sample({ clock: searched, target: readToAddFx });
sample({
  clock: readToAddFx.doneData,
  fn: ({ term, before }) => addRecentSearch(before, term, Date.now()),
  target: $recents,
});
sample({
  clock: [readToAddFx.done, recentRemoved, recentsCleared],
  source: $recents,
  target: storeRecentsFx,
});

/** The search modal: text, suggestions, recent searches, and where a search leads (SPEC §4 "Search"). */
import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { readSearchPage } from 'shared-contracts/api/pages';
import type { SearchPage } from 'shared-contracts/api/pages.schema';
import { search } from 'shared-contracts/api/search';
import type { SearchItem } from 'shared-contracts/api/search.schema';
import { hrefOfProduct } from 'shared-contracts/domain/product-type';
import {
  addRecentSearch,
  type RecentSearch,
  removeRecentSearch,
} from 'shared-contracts/domain/recent-searches';
import { hrefs } from 'shared-contracts/hrefs';
import { createApiEffect, navigateFx, trackFx } from 'shared-contracts/kit/host';
import { readRecentSearches, storeRecentSearches } from './kept-searches.ts';
import { BLUR_DELAY_MS, MIN_QUERY_LENGTH, SUGGEST_DELAY_MS, SUGGESTIONS_IN_MODAL } from './limits.ts';

/** The modal is on screen, with this text to begin with. */
export const searchOpened = createEvent<string>();
/** The modal was taken away. */
export const searchClosed = createEvent();
export const queryChanged = createEvent<string>();
/** Arrow keys; wraps, with the text itself between the last and the first. */
export const cursorMoved = createEvent<1 | -1>();
export const suggestionPointed = createEvent<number>();
export const searchSubmitted = createEvent();
export const suggestionPicked = createEvent<SearchItem>();
/** A suggested word or a recent search. */
export const termChosen = createEvent<string>();
export const recentRemoved = createEvent<string>();
export const recentsCleared = createEvent();
export const listDismissed = createEvent();
export const inputFocused = createEvent();
export const inputBlurred = createEvent();

const suggestFx = createApiEffect(search);
const readSearchPageFx = createApiEffect(readSearchPage);
const readRecentsFx = createEffect(readRecentSearches);
const storeRecentsFx = createEffect(storeRecentSearches);
const createDelayFx = (ms: number) =>
  createEffect((turn: number) => new Promise<number>((done) => setTimeout(done, ms, turn)));
const restFx = createDelayFx(SUGGEST_DELAY_MS);
const blurFx = createDelayFx(BLUR_DELAY_MS);

const searched = createEvent<string>();
const left = createEvent<string>();

export const $query = createStore('', { serialize: 'ignore' })
  .on(searchOpened, (_, query) => query)
  .on(queryChanged, (_, query) => query);
/** Counts changes of the text: what belongs to an older one is ignored. */
const $turn = createStore(0, { serialize: 'ignore' }).on([searchOpened, queryChanged], (turn) => turn + 1);
const $focusTurn = createStore(0, { serialize: 'ignore' }).on(
  [inputFocused, inputBlurred, queryChanged],
  (turn) => turn + 1,
);

export const $suggestions = createStore<readonly SearchItem[]>([], { serialize: 'ignore' })
  .on(queryChanged, (items, query) => (query.trim().length < MIN_QUERY_LENGTH ? [] : items))
  .reset([searchOpened, suggestFx.fail]);
const $isDismissed = createStore(false, { serialize: 'ignore' })
  .on([queryChanged, inputFocused, searchOpened], () => false)
  .on(listDismissed, () => true);
export const $isListOpen = combine(
  $suggestions,
  $isDismissed,
  (items, isDismissed) => items.length > 0 && !isDismissed,
);
/** Place of the highlighted suggestion; -1: the text itself. */
export const $active = createStore(-1, { serialize: 'ignore' });
export const $recents = createStore<readonly RecentSearch[]>([], { serialize: 'ignore' })
  .on(readRecentsFx.doneData, (_, recents) => recents)
  .on(searched, (recents, term) => addRecentSearch(recents, term, Date.now()))
  .on(recentRemoved, removeRecentSearch)
  .on(recentsCleared, () => []);
/** Words of the search page; null while they are not there. */
export const $content = createStore<SearchPage | null>(null, { serialize: 'ignore' }).on(
  readSearchPageFx.doneData,
  (_, { data }) => data,
);
/** The shopper has gone where the search led. */
export const $isLeft = createStore(false, { serialize: 'ignore' })
  .on(left, () => true)
  .reset([searchOpened, searchClosed]);

// Opening.
sample({ clock: searchOpened, fn: () => {}, target: readRecentsFx });
sample({
  clock: searchOpened,
  source: $content,
  filter: (content) => content === null,
  fn: () => ({}),
  target: readSearchPageFx,
});

// Suggestions: after a rest in typing, and only those of the text as it is now.
sample({
  clock: [queryChanged, searchOpened],
  source: $turn,
  filter: (_, query) => query.trim().length >= MIN_QUERY_LENGTH,
  target: restFx,
});
const typingRested = sample({
  clock: restFx.doneData,
  source: { turn: $turn, query: $query },
  filter: ({ turn }, restedTurn) => turn === restedTurn,
  fn: ({ query }) => query.trim(),
});
sample({
  clock: typingRested,
  fn: (q) => ({ query: { q, page: 1, per_page: SUGGESTIONS_IN_MODAL } }),
  target: suggestFx,
});
sample({
  clock: suggestFx.done,
  source: $query,
  filter: (query, { params }) => query.trim() === params.query?.q,
  fn: (_, { result }) => result.data,
  target: $suggestions,
});

// The highlighted suggestion.
sample({
  clock: cursorMoved,
  source: { active: $active, items: $suggestions, isOpen: $isListOpen },
  filter: ({ isOpen }) => isOpen,
  // One place more than suggestions: the text itself, -1.
  fn: ({ active, items }, step) => ((active + 1 + step + items.length + 1) % (items.length + 1)) - 1,
  target: $active,
});
$active
  .on(suggestionPointed, (_, index) => index)
  .reset([$suggestions, queryChanged, listDismissed, searchOpened]);

// Leaving the box closes the list, unless the focus came back meanwhile.
sample({ clock: inputBlurred, source: $focusTurn, target: blurFx });
sample({
  clock: blurFx.doneData,
  source: $focusTurn,
  filter: (turn, blurredTurn) => turn === blurredTurn,
  fn: () => {},
  target: listDismissed,
});

// Where it leads.
const enterPressed = sample({
  clock: searchSubmitted,
  source: { query: $query, active: $active, items: $suggestions, isOpen: $isListOpen },
  fn: ({ query, active, items, isOpen }) => ({
    term: query.trim(),
    item: isOpen ? (items[active] ?? null) : null,
  }),
});
sample({
  clock: enterPressed,
  filter: ({ item }) => item !== null,
  fn: ({ item }) => item as SearchItem,
  target: suggestionPicked,
});
sample({
  clock: enterPressed,
  filter: ({ term, item }) => item === null && term !== '',
  fn: ({ term }) => term,
  target: termChosen,
});
sample({ clock: termChosen, target: searched });
sample({ clock: suggestionPicked, fn: ({ name }) => name, target: searched });
sample({ clock: termChosen, fn: (term) => `${hrefs.search}?q=${encodeURIComponent(term)}`, target: left });
sample({ clock: suggestionPicked, fn: hrefOfProduct, target: left });
sample({ clock: left, fn: (href) => ({ href }), target: navigateFx });
sample({
  clock: termChosen,
  fn: (term) => ({ event: 'search', data: { search_term: term } }),
  target: trackFx,
});

sample({ clock: [searched, recentRemoved, recentsCleared], source: $recents, target: storeRecentsFx });

import { combine, createEvent, createStore, sample } from 'effector';
import { search } from 'shared-contracts/api/search';
import { failureCodeOf } from 'shared-kit/failure';
import { createApiEffect } from 'shared-kit/host';
import { $locale } from 'shared-kit/locale';
import type { PageRequest } from 'shared-kit/page';
import { contentNeeded, pageBox } from '../../features/search-products/search-products.model.ts';
import { $messages } from '../../lib/messages.ts';
import { pageOfSearch } from './search-head.ts';
import type { Outcome } from './search-outcome.ts';
import { hrefOfWanted, parseWanted, toSearchQuery, type Wanted } from './wanted.ts';

/** Model of the results page (docs/product/search.md#search-results). Its state is the URL. */
export const opened = createEvent<PageRequest>();
export const retryClicked = createEvent();

const searchFx = createApiEffect(search);

export const $wanted = createStore<Wanted>({ q: '', kind: null, page: 1 }, { sid: 'search-wanted' });
export const $outcome = createStore<Outcome>({ kind: 'pending' }, { sid: 'search-outcome' });
export const $isSearching = searchFx.pending;
export const $page = combine(
  { outcome: $outcome, wanted: $wanted, messages: $messages, locale: $locale },
  pageOfSearch,
);

sample({ clock: opened, fn: ({ query }) => parseWanted(query), target: $wanted });
sample({ clock: opened, fn: ({ query }) => parseWanted(query).q, target: pageBox.begun });
// Suggested terms appear below an empty box.
sample({ clock: opened, fn: () => {}, target: contentNeeded });

// The shell may open a page twice: to prepare it, and to show it.
const $asked = createStore('', { serialize: 'ignore' });
const searchNeeded = sample({
  clock: opened,
  source: { asked: $asked, isSearching: $isSearching },
  filter: ({ asked, isSearching }, { query }) =>
    parseWanted(query).q !== '' && (!isSearching || asked !== hrefOfWanted(parseWanted(query))),
  fn: (_, { query }) => parseWanted(query),
});
sample({ clock: searchNeeded, fn: hrefOfWanted, target: $asked });
sample({ clock: searchNeeded, fn: (wanted) => ({ query: toSearchQuery(wanted) }), target: searchFx });
sample({
  clock: retryClicked,
  source: $wanted,
  fn: (wanted) => ({ query: toSearchQuery(wanted) }),
  target: searchFx,
});
sample({
  clock: opened,
  filter: ({ query }) => parseWanted(query).q === '',
  fn: (): Outcome => ({ kind: 'blank' }),
  target: $outcome,
});

// Ignore a response for an older URL.
type Asked = { params: { query?: object } };
const isCurrent = (wanted: Wanted, { params }: Asked) =>
  JSON.stringify(params.query) === JSON.stringify(toSearchQuery(wanted));
sample({
  clock: searchFx.done,
  source: $wanted,
  filter: isCurrent,
  fn: (wanted, { result }): Outcome => ({ kind: 'ready', wanted, answer: result }),
  target: $outcome,
});
sample({
  clock: searchFx.fail,
  source: $wanted,
  filter: isCurrent,
  fn: (_, { error }): Outcome => ({ kind: 'failed', code: failureCodeOf(error) }),
  target: $outcome,
});

import { attach, combine, createEvent, createStore, sample } from 'effector';
import { search } from 'shared-contracts/api/search';
import { createApiEffect, navigateFx } from 'shared-kit/host';
import { $locale } from 'shared-kit/locale';
import type { PageRequest } from 'shared-kit/page';
import { createQuery } from 'shared-kit/query/create-query';
import { PENDING } from 'shared-kit/query/outcome';
import { contentNeeded, pageBox } from '../../features/search-products/search-products.model.ts';
import { $messages } from '../../lib/messages.ts';
import { pageOfSearch } from './search-head.ts';
import {
  hrefOfWanted,
  NOTHING_WANTED,
  parseWanted,
  toSearchQuery,
  type Wanted,
  withChange,
} from './wanted.ts';

/** Model of the results page (docs/product/search.md#search-results). The URL holds the search. */
export const opened = createEvent<PageRequest>();
/** The shopper chose price limits or an order. */
export const refined = createEvent<Pick<Partial<Wanted>, 'price' | 'sort'>>();

export const results = createQuery({
  load: attach({
    effect: createApiEffect(search),
    mapParams: (wanted: Wanted) => ({ query: toSearchQuery(wanted) }),
  }),
  sid: 'search-outcome',
  keyOf: hrefOfWanted,
  keepPrevious: true,
});
export const $wanted = createStore(NOTHING_WANTED, { sid: 'search-wanted' });
export const $page = combine(
  { outcome: results.$outcome, wanted: $wanted, messages: $messages, locale: $locale },
  pageOfSearch,
);

const wantedOpened = opened.map(({ query }) => parseWanted(query));
sample({ clock: wantedOpened, target: $wanted });
sample({ clock: wantedOpened, fn: ({ q }) => q, target: pageBox.begun });
// Each search needs the content: it has the suggested terms and the texts for an empty result.
sample({ clock: opened, target: contentNeeded });
sample({ clock: wantedOpened, filter: ({ q }) => q !== '', target: results.requested });
// Without a search text there are no results. Remove the old results, or the next search would show them.
sample({ clock: wantedOpened, filter: ({ q }) => q === '', fn: () => PENDING, target: results.$outcome });

// Update the search at once, so that links pressed before the answer keep it. The navigation to its URL follows.
const wantedChanged = sample({ clock: refined, source: $wanted, fn: withChange });
sample({ clock: wantedChanged, target: $wanted });
sample({
  clock: wantedChanged,
  fn: (wanted) => ({ href: hrefOfWanted(wanted) }),
  target: navigateFx,
});

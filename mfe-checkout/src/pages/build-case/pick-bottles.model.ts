/** List of bottles to choose from: the shop's wines, searched by words. */
import { createEvent, createStore, type EffectParams, sample } from 'effector';
import { catalogue } from 'shared-contracts/api/catalogue';
import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import { createApiEffect } from 'shared-kit/host';
import { pageShown } from './build-case.model.ts';

const PER_PAGE = 12;

export const wordsTyped = createEvent<string>();
export const searchSubmitted = createEvent();
export const moreClicked = createEvent();

const listFx = createApiEffect(catalogue.wines.list);
type ListQuery = EffectParams<typeof listFx>['query'];

export const $words = createStore('', { serialize: 'ignore' }).on(wordsTyped, (_, words) => words);
/** Query of the last request. Answers to earlier ones are dropped. */
const $asked = createStore<ListQuery | null>(null, { serialize: 'ignore' }).on(
  listFx,
  (_, { query }) => query,
);
const answered = sample({
  clock: listFx.finally,
  source: $asked,
  filter: (asked, { params }) => asked === params.query,
  fn: (_, answer) => answer,
});
const listed = answered.filterMap((answer) => (answer.status === 'done' ? answer : undefined));
const listedPage = listed.map(({ result }) => result);
export const $cards = createStore<readonly ProductCard[]>([], { serialize: 'ignore' }).on(
  listedPage,
  (cards, { data, current_page }) => {
    const before = current_page > 1 ? cards : [];
    return [...before, ...data.filter(({ id }) => before.every((card) => card.id !== id))];
  },
);
export const $hasMore = createStore(false, { serialize: 'ignore' }).on(
  listedPage,
  (_, { current_page, last_page }) => current_page < last_page,
);
export const $isListing = listFx.pending;
export const $hasFailed = createStore(false, { serialize: 'ignore' })
  .on(answered, (_, { status }) => status === 'fail')
  .reset(listFx);
/** The last search found nothing. */
export const $isNothing = createStore(false, { serialize: 'ignore' }).on(
  listedPage,
  (_, { total }) => total === 0,
);

sample({
  clock: [pageShown, searchSubmitted],
  source: $words,
  fn: (words) => ({ query: { page: 1, per_page: PER_PAGE, ...(words.trim() && { q: words.trim() }) } }),
  target: listFx,
});
/** Query of the next page of the list on screen: the shopper may have typed other words since. */
const $nextQuery = createStore<ListQuery>({}, { serialize: 'ignore' }).on(
  listed,
  (_, { params: { query }, result }) => ({ ...query, page: result.current_page + 1 }),
);
sample({ clock: moreClicked, source: $nextQuery, fn: (query) => ({ query }), target: listFx });

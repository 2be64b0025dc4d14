/** List of bottles to choose from: the shop's wines, searched by words. */
import { createEvent, createStore, sample } from 'effector';
import { catalogue } from 'shared-contracts/api/catalogue';
import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import { createApiEffect } from 'shared-kit/host';
import { pageShown } from './build-case.model.ts';

const PER_PAGE = 12;

export const wordsTyped = createEvent<string>();
export const searchSubmitted = createEvent();
export const moreClicked = createEvent();

const listFx = createApiEffect(catalogue.wines.list);

export const $words = createStore('', { serialize: 'ignore' }).on(wordsTyped, (_, words) => words);
const $page = createStore(1, { serialize: 'ignore' })
  .on(moreClicked, (page) => page + 1)
  .reset(searchSubmitted, pageShown);
export const $cards = createStore<readonly ProductCard[]>([], { serialize: 'ignore' }).on(
  listFx.doneData,
  (cards, { data, current_page }) => {
    const before = current_page > 1 ? cards : [];
    return [...before, ...data.filter(({ id }) => before.every((card) => card.id !== id))];
  },
);
export const $hasMore = createStore(false, { serialize: 'ignore' }).on(
  listFx.doneData,
  (_, { current_page, last_page }) => current_page < last_page,
);
export const $isListing = listFx.pending;
export const $hasFailed = createStore(false, { serialize: 'ignore' })
  .on(listFx.fail, () => true)
  .reset(listFx);
/** The last search found nothing. */
export const $isNothing = createStore(false, { serialize: 'ignore' }).on(
  listFx.doneData,
  (_, { total }) => total === 0,
);

sample({
  clock: [pageShown, searchSubmitted, moreClicked],
  source: { words: $words, page: $page },
  fn: ({ words, page }) => ({
    query: { page, per_page: PER_PAGE, ...(words.trim() && { q: words.trim() }) },
  }),
  target: listFx,
});

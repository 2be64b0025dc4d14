import { combine, createEvent, createStore, sample } from 'effector';
import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import { changeOf, type OfferChange, offerOf } from 'shared-contracts/domain/favourites';
import type { PageState } from 'shared-contracts/host';
import { hrefs } from 'shared-contracts/hrefs';
import { $locale } from 'shared-kit/locale';
import type { PageRequest } from 'shared-kit/page';
import { ending, sharing } from '../../features/share-favourites/share-favourites.model.ts';
import { createCards } from '../../lib/favourites/create-cards.ts';
import { $isSettled, $kept, offersSeen, switching } from '../../lib/favourites/favourites.model.ts';
import { comparedOf, savedOf } from '../../lib/favourites/kept.ts';
import { WORDS } from './words.ts';

export const opened = createEvent<PageRequest>();
/** The browser shows the page, at this time. */
export const visitStarted = createEvent<string>();
/** The shopper left the page. What is saved elsewhere has not been seen here. */
export const visitEnded = createEvent();
export const retried = createEvent();

export const $page = combine($locale, (locale): PageState | null => {
  const { title, description } = WORDS[locale];
  return { status: 200, head: { title, description, canonical: hrefs.favourites, noindex: true } };
});

const cards = createCards();
/** Products of this visit. A removed one stays, so that it can be saved again, but not after the switch or a sign-out. */
const $order = createStore<readonly number[]>([], { serialize: 'ignore' }).reset(
  visitStarted,
  $kept.map((kept) => kept?.is_on ?? true),
  $kept.map((kept) => kept?.login ?? null),
);

// A tab stays open for days, and a stale price would be told as a change.
cards.$cards.reset(visitStarted);
sample({ clock: retried, target: cards.retried });
sample({ clock: visitStarted, target: [switching.forgotten, sharing.forgotten, ending.forgotten] });

/** Empty while another page is shown. */
const $visitedAt = createStore('', { serialize: 'ignore' })
  .on(visitStarted, (_, now) => now)
  .reset(visitEnded);
const $saved = $kept.map((kept) => (kept ? savedOf(kept) : []));
// A visit starts with what is stored. A customer's waits for the account: another device may have looked later.
sample({
  clock: [$saved, $isSettled, visitStarted],
  source: { saved: $saved, order: $order, isSettled: $isSettled, visitedAt: $visitedAt },
  filter: ({ saved, order, isSettled, visitedAt }) =>
    isSettled && visitedAt !== '' && saved.some(({ product_id }) => !order.includes(product_id)),
  fn: ({ saved, order }) => [...new Set([...order, ...saved.map(({ product_id }) => product_id)])],
  target: $order,
});
sample({ clock: $order, target: cards.wanted });
sample({
  clock: [cards.loaded, $order],
  source: { cards: cards.$cards, order: $order },
  filter: ({ cards: known, order }) => order.some((id) => known[id]),
  fn: ({ cards: known, order }) =>
    order.flatMap((id) => (known[id] ? [{ product_id: id, ...offerOf(known[id]) }] : [])),
  target: offersSeen,
});

export interface ShownFavourite {
  product: ProductCard;
  change: OfferChange;
}

/** `gone`: how many saved products are no longer sold. */
export type FavouritesState =
  | { kind: 'pending' }
  | { kind: 'failed' }
  | { kind: 'off' }
  | { kind: 'ready'; shown: readonly ShownFavourite[]; gone: number };

export const $favourites = combine(
  {
    kept: $kept,
    isSettled: $isSettled,
    order: $order,
    saved: $saved,
    visitedAt: $visitedAt,
    cards: cards.$cards,
    hasFailed: cards.$hasFailed,
  },
  ({ kept, isSettled, order, saved, visitedAt, cards: known, hasFailed }): FavouritesState => {
    if (!kept || !isSettled) return { kind: 'pending' };
    if (!kept.is_on) return { kind: 'off' };
    if (order.some((id) => !(id in known))) return { kind: hasFailed ? 'failed' : 'pending' };
    const shown = order.flatMap((id): ShownFavourite[] => {
      const product = known[id];
      if (!product) return [];
      const one = saved.find(({ product_id }) => product_id === id);
      return [{ product, change: one ? changeOf(comparedOf(one, visitedAt), offerOf(product)) : null }];
    });
    return { kind: 'ready', shown, gone: order.length - shown.length };
  },
);

/**
 * The headless favourites service: fills the hearts of all remotes' cards, saves a product at a press, and shows recently
 * seen products.
 */
import { allSettled, createWatch, scopeBind } from 'effector';
import type { FavouritesModule } from 'shared-contracts/remote';
import { CONTRACT_VERSION } from 'shared-contracts/version';
import { bindTopics } from 'shared-kit/host';
import { ensureScope } from 'shared-kit/scope';
import { AddedStatus, CatalogueCard } from '../features/add-to-cart/index.ts';
import { createSeenPlaces } from '../features/show-recently-seen/index.ts';
import {
  $kept,
  heartPressed,
  keepingStarted,
  keptStored,
  tabShown,
} from '../lib/favourites/favourites.model.ts';
import { followStorage } from '../lib/favourites/follow-storage.ts';
import { offerOfHeart, paintHearts } from '../lib/favourites/hearts.ts';
import { savedOf } from '../lib/favourites/kept.ts';

export const contract: FavouritesModule['contract'] = CONTRACT_VERSION;

export const start: FavouritesModule['start'] = async ({ host }) => {
  const scope = ensureScope(host);
  bindTopics(host, scope);
  const paint = (): void => {
    const kept = scope.getState($kept);
    paintHearts(new Set(kept ? savedOf(kept).map(({ product_id }) => product_id) : []));
  };
  createWatch({ unit: $kept, scope, fn: paint });
  const fillPlaces = createSeenPlaces(host, {
    cardOf: (product) => <CatalogueCard product={product} />,
    status: <AddedStatus />,
  });
  // Cards and places that a page shows later.
  new MutationObserver(() => {
    paint();
    fillPlaces();
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-recently-seen'] });
  fillPlaces();
  followStorage({ stored: scopeBind(keptStored, { scope }), shown: scopeBind(tabShown, { scope }) });
  void allSettled(keepingStarted, { scope });
  const press = scopeBind(heartPressed, { scope });
  return { press: (heart) => press(offerOfHeart(heart)) };
};

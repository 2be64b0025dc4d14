import type { Bus } from 'shared-contracts/bus/bus';
import { sessionState } from 'shared-contracts/bus/topics';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { readStored } from '../read-stored.ts';

/**
 * Starts catalog's favourites service for a browser that has favourites, for a customer, whose account may have some, and
 * on a page with a place for recently seen products.
 */
export const startFavouritesWhenNeeded = (bus: Bus, wake: () => void): void => {
  const look = (): void => {
    if (readStored(STORAGE_KEYS.favourites) || document.querySelector('[data-recently-seen]')) wake();
  };
  look();
  for (const type of ['storage', 'shop:live']) addEventListener(type, look);
  bus.subscribe(sessionState, ({ kind }) => kind === 'customer' && wake());
};

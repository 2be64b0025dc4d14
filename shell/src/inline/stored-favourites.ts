/** Fills the hearts of stored favourites, until catalog's favourites service runs and fills them itself. */
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { readStored } from '../read-stored.ts';

export const showStoredFavourites = (): void => {
  const { favourites = [] } = JSON.parse(readStored(STORAGE_KEYS.favourites) ?? '{}') as {
    favourites?: { product_id: number; is_saved: boolean }[];
  };
  for (const { product_id, is_saved } of favourites)
    for (const heart of document.querySelectorAll(`[data-favourite^="${product_id} "]`))
      heart.ariaPressed = String(is_saved);
};

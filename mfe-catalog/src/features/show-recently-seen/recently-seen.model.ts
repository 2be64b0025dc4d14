import { createCards } from '../../lib/favourites/create-cards.ts';

/** Cards of recently seen products, which all places of a page share. */
export const seenCards = createCards();

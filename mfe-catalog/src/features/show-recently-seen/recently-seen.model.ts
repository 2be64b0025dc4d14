import { createEvent } from 'effector';
import { createCards } from '../../lib/favourites/create-cards.ts';

/** Cards of recently seen products, which all places of a page share. */
export const seenCards = createCards();

/** A page with a place for recently seen products appeared. A tab stays open for days, and prices change. */
export const placeShown = createEvent();
seenCards.$cards.reset(placeShown);

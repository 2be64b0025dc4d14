import {
  listProductCards,
  mergeFavourites,
  readSharedFavourites,
  shareFavourites,
  shareGuestFavourites,
  switchFavourites,
  unshareFavourites,
  unshareGuestFavourites,
} from 'shared-contracts/api/favourites';
import type { KeptFavourites } from 'shared-contracts/api/favourites.schema';
import { joinFavourites, joinViews } from 'shared-contracts/domain/favourites';
import { allProducts, productsAt } from '../shelf.ts';
import { answer, type Handlers } from './handler.ts';

const TOKEN = 'lista-de-prueba-1234';
/** Products of a list that another person shares. */
const SHARED = 4;

export const favouriteHandlers: Handlers = {
  ...answer(listProductCards, ({ request, locale }) => {
    const products = allProducts(locale);
    const ids = request.query.ids as number[];
    return { data: ids.flatMap((id) => products.find((product) => product.id === id) ?? []) };
  }),
  ...answer(mergeFavourites, ({ request, state }) => {
    const { is_on, favourites, views, shared } = state.favourites;
    const guest = request.body as Pick<KeptFavourites, 'favourites' | 'views'>;
    if (is_on)
      state.favourites = {
        is_on,
        favourites: joinFavourites(favourites, guest.favourites),
        views: joinViews(views, guest.views),
        shared,
      };
    return { data: state.favourites };
  }),
  ...answer(switchFavourites, ({ request, state }) => {
    const { is_on } = request.body as { is_on: boolean };
    state.favourites = { is_on, favourites: [], views: [], shared: null };
    return { data: state.favourites };
  }),
  ...answer(shareFavourites, ({ request, state }) => {
    const shared = { token: TOKEN, name: (request.body as { name: string }).name };
    state.favourites = { ...state.favourites, shared };
    return { data: shared };
  }),
  ...answer(unshareFavourites, ({ state }) => {
    state.favourites = { ...state.favourites, shared: null };
    return { ok: true as const };
  }),
  ...answer(shareGuestFavourites, ({ request }) => ({
    data: {
      token: TOKEN,
      name: (request.body as { name: string }).name,
      key: 'llave-de-prueba',
      until: '2027-03-01T12:00:00.000Z',
    },
  })),
  ...answer(unshareGuestFavourites, () => ({ ok: true as const })),
  ...answer(readSharedFavourites, ({ locale, state }) => ({
    data: {
      name: state.favourites.shared?.name ?? 'Para mi cumpleaños',
      products: productsAt('/wines', locale).slice(0, SHARED),
    },
  })),
};

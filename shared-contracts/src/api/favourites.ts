import { endpoint } from './endpoint.ts';
import type * as schema from './favourites.schema.ts';

export const listProductCards = /* @__PURE__ */ endpoint<typeof schema.listProductCards>({
  id: 'list-product-cards',
  method: 'GET',
  path: '/product-cards',
  summary: 'Cards of products by id, in the order of the ids; products not on sale are skipped',
  errors: ['VALIDATION_FAILED'],
});

export const mergeFavourites = /* @__PURE__ */ endpoint<typeof schema.mergeFavourites>({
  id: 'merge-favourites',
  method: 'POST',
  path: '/profile/favourites',
  summary: 'Join a browser’s favourites and recently seen products with the account’s, and read the result',
  errors: ['VALIDATION_FAILED', 'UNAUTHORIZED'],
});

export const switchFavourites = /* @__PURE__ */ endpoint<typeof schema.switchFavourites>({
  id: 'switch-favourites',
  method: 'PUT',
  path: '/profile/favourites/setting',
  summary: 'Keep favourites and recently seen products, or delete all of them and keep none',
  errors: ['VALIDATION_FAILED', 'UNAUTHORIZED'],
});

export const shareFavourites = /* @__PURE__ */ endpoint<typeof schema.shareFavourites>({
  id: 'share-favourites',
  method: 'PUT',
  path: '/profile/favourites/shared-list',
  summary: 'Share the favourites by a link under a name, or rename the shared list',
  errors: ['VALIDATION_FAILED', 'UNAUTHORIZED', 'CONFLICT'],
});

export const unshareFavourites = /* @__PURE__ */ endpoint<typeof schema.unshareFavourites>({
  id: 'unshare-favourites',
  method: 'DELETE',
  path: '/profile/favourites/shared-list',
  summary: 'End the shared link; a later one has another address',
  errors: ['UNAUTHORIZED'],
});

export const shareGuestFavourites = /* @__PURE__ */ endpoint<typeof schema.shareGuestFavourites>({
  id: 'share-guest-favourites',
  method: 'POST',
  path: '/shared-favourites',
  summary: 'Share these products by a link under a name, without an account, or replace those of the link',
  errors: ['VALIDATION_FAILED', 'TOO_MANY_REQUESTS'],
});

export const unshareGuestFavourites = /* @__PURE__ */ endpoint<typeof schema.unshareGuestFavourites>({
  id: 'unshare-guest-favourites',
  method: 'POST',
  path: '/shared-favourites/end',
  summary: 'End the link of a guest’s list with its key; an ended one stays ended',
  errors: ['VALIDATION_FAILED', 'TOO_MANY_REQUESTS'],
});

export const readSharedFavourites = /* @__PURE__ */ endpoint<typeof schema.readSharedFavourites>({
  id: 'read-shared-favourites',
  method: 'GET',
  path: '/shared-favourites/:token',
  summary: 'Name and products of a shared list of favourites',
  errors: ['VALIDATION_FAILED', 'NOT_FOUND', 'TOO_MANY_REQUESTS'],
});

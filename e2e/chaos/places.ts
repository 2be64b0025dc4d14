/** The six pages of the chaos matrix: path, content of the page's remote, and the shopper who visits it. */
import type { Locator, Page } from '@playwright/test';
import type { ProductCard } from 'shared-contracts/api/catalogue.schema';
import type { RemoteId } from 'shared-contracts/remote';
import { account } from '../pages/account.ts';
import { cartPage } from '../pages/cart.ts';
import { checkout } from '../pages/checkout.ts';
import { frame } from '../pages/frame.ts';
import { listing } from '../pages/listing.ts';
import { winePage } from '../pages/wine.ts';
import type { PlaceId } from './cells.ts';

/** `guest` has an empty cart, `cart` is a guest with one bottle in the cart. */
export type Shopper = 'guest' | 'cart' | 'customer';

export interface Place {
  remote: RemoteId;
  path: string;
  shopper: Shopper;
  /** Element that only this page's remote renders. */
  content(page: Page): Locator;
  /** The server renders the page. False for personal pages (docs/architecture/page-request.md#page-cache). */
  serverHtml?: boolean;
}

export const placesOf = (wine: ProductCard): Readonly<Record<PlaceId, Place>> => ({
  home: {
    remote: 'content',
    path: '/',
    shopper: 'guest',
    content: (page) => frame(page).heading,
    serverHtml: true,
  },
  listing: {
    remote: 'catalog',
    path: '/vinos',
    shopper: 'guest',
    content: (page) => listing(page).cards.first(),
    serverHtml: true,
  },
  product: {
    remote: 'catalog',
    path: `/vinos/${wine.slug}`,
    shopper: 'guest',
    content: (page) => winePage(page).add,
    serverHtml: true,
  },
  cart: {
    remote: 'checkout',
    path: '/carrito',
    shopper: 'cart',
    content: (page) => cartPage(page).lines.first(),
  },
  checkout: {
    remote: 'checkout',
    path: '/informacion-personal',
    shopper: 'cart',
    content: (page) => checkout(page).asGuest,
  },
  account: {
    remote: 'account',
    path: '/cuenta/mi-cuenta',
    shopper: 'customer',
    content: (page) => account(page).menu,
  },
});

type Destination = Pick<Place, 'remote' | 'path' | 'content'>;

/** A public page of each remote, as the target of a navigation. */
export const DESTINATIONS = {
  content: { remote: 'content', path: '/blog', content: (page) => frame(page).heading },
  catalog: { remote: 'catalog', path: '/vinos', content: (page) => listing(page).cards.first() },
  checkout: {
    remote: 'checkout',
    path: '/carrito',
    content: (page) => cartPage(page).empty.or(cartPage(page).lines.first()),
  },
  account: { remote: 'account', path: '/seguimiento', content: (page) => account(page).tracking.search },
} satisfies Partial<Record<RemoteId, Destination>>;

/** For each page of the matrix: another page of its remote, with another chunk. */
export const BESIDE: Readonly<Record<PlaceId, string>> = {
  home: '/blog',
  listing: '/sommelier-virtual',
  product: '/vinos',
  cart: '/datos-de-transferencia',
  checkout: '/carrito',
  account: '/seguimiento',
};

import { endpoint } from './endpoint.ts';
import type * as schema from './pages.schema.ts';

export const readLayout = endpoint<typeof schema.readLayout>({
  id: 'read-layout',
  method: 'GET',
  path: '/pages/layout',
  summary: 'Menu, footer, age gate and other content of the frame',
  errors: [],
});

export const readHome = endpoint<typeof schema.readHome>({
  id: 'read-home',
  method: 'GET',
  path: '/pages/home',
  summary: 'Content of the home page',
  errors: [],
});

export const readNotFound = endpoint<typeof schema.readNotFound>({
  id: 'read-not-found',
  method: 'GET',
  path: '/pages/not-found',
  summary: 'Content of the 404 screen',
  errors: [],
});

export const readAuth = endpoint<typeof schema.readAuth>({
  id: 'read-auth',
  method: 'GET',
  path: '/pages/auth',
  summary: 'Content of the login screens',
  errors: [],
});

export const readShoppingCartPage = endpoint<typeof schema.readShoppingCartPage>({
  id: 'read-shopping-cart-page',
  method: 'GET',
  path: '/pages/shopping-cart',
  summary: 'Content of the cart page with the price of the gift box',
  errors: [],
});

export const readListingPage = endpoint<typeof schema.readListingPage>({
  id: 'read-listing-page',
  method: 'GET',
  path: '/pages/:slug',
  summary: 'Title and text of a product listing',
  errors: ['NOT_FOUND'],
});

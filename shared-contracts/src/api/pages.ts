import { type Endpoint, endpoint } from './endpoint.ts';
import type * as schema from './pages.schema.ts';

export const readLayout = /* @__PURE__ */ endpoint<typeof schema.readLayout>({
  id: 'read-layout',
  method: 'GET',
  path: '/pages/layout',
  summary: 'Menu, footer, age gate and other content of the frame',
  errors: [],
});

export const readHome = /* @__PURE__ */ endpoint<typeof schema.readHome>({
  id: 'read-home',
  method: 'GET',
  path: '/pages/home',
  summary: 'Content of the home page',
  errors: [],
});

export const readNotFound = /* @__PURE__ */ endpoint<typeof schema.readNotFound>({
  id: 'read-not-found',
  method: 'GET',
  path: '/pages/not-found',
  summary: 'Content of the 404 screen',
  errors: [],
});

export const readAuth = /* @__PURE__ */ endpoint<typeof schema.readAuth>({
  id: 'read-auth',
  method: 'GET',
  path: '/pages/auth',
  summary: 'Content of the login screens',
  errors: [],
});

export const readShoppingCartPage = /* @__PURE__ */ endpoint<typeof schema.readShoppingCartPage>({
  id: 'read-shopping-cart-page',
  method: 'GET',
  path: '/pages/shopping-cart',
  summary: 'Content of the cart page with the price of the gift box',
  errors: [],
});

export const readListingPage = /* @__PURE__ */ endpoint<typeof schema.readListingPage>({
  id: 'read-listing-page',
  method: 'GET',
  path: '/pages/:slug',
  summary: 'Head of a product listing or of the wines of a country',
  errors: ['NOT_FOUND'],
});

/** Slugs of pages whose texts come from `/pages/{slug}` and whose lists come from other endpoints. */
export const INTRO_SLUGS = [
  'blog',
  'events',
  'table-wine-bar-reservations',
  'thank-you-contact',
  'thank-you-company-contact',
  'thank-you-reservation',
  'failed-reservation',
  'thank-you-table-reservation',
  'failed-table-reservation',
] as const;
export type IntroSlug = (typeof INTRO_SLUGS)[number];

const introEndpoint = (slug: IntroSlug) =>
  endpoint<typeof schema.readIntroPage>({
    id: `read-${slug}-page`,
    method: 'GET',
    path: `/pages/${slug}`,
    summary: `Head of the page ${slug}`,
    errors: ['NOT_FOUND'],
  });
const introEndpoints = () =>
  Object.fromEntries(INTRO_SLUGS.map((slug) => [slug, introEndpoint(slug)])) as Record<
    IntroSlug,
    Endpoint<typeof schema.readIntroPage>
  >;
export const readIntroPage = /* @__PURE__ */ introEndpoints();

export const readSommelierPage = /* @__PURE__ */ endpoint<typeof schema.readSommelierPage>({
  id: 'read-sommelier-page',
  method: 'GET',
  path: '/pages/sommelier',
  summary: 'Words and pictures of the virtual sommelier',
  errors: ['NOT_FOUND'],
});

export const readSearchPage = /* @__PURE__ */ endpoint<typeof schema.readSearchPage>({
  id: 'read-search-page',
  method: 'GET',
  path: '/pages/general-search',
  summary: 'Words of the search with the suggested ones',
  errors: ['NOT_FOUND'],
});

export const readTransferPage = /* @__PURE__ */ endpoint<typeof schema.readTransferPage>({
  id: 'read-transfer-page',
  method: 'GET',
  path: '/pages/transfer-data',
  summary: 'Where to send a bank transfer',
  errors: ['NOT_FOUND'],
});

import { combine, createEvent, createStore, sample } from 'effector';
import { typeCodeFromQuery } from 'shared-contracts/domain/product-type';
import type { PageState } from 'shared-contracts/host';
import type { Page, PageRequest } from 'shared-kit/page';
import { LISTED_KINDS } from '../../lib/listed-kinds.ts';
import { listingPage } from '../listing/listing.page.tsx';

/** Redirect of `/productos?t=` to the listing of that type with the same filters. Null without `t`. */
const redirectOf = ({ query }: PageRequest): PageState | null => {
  const { t, ...filters } = query;
  if (t === undefined) return null;
  const pairs = Object.entries(filters).flatMap(([key, values]) => values.map((value) => [key, value]));
  const kept = new URLSearchParams(pairs);
  const path = LISTED_KINDS[typeCodeFromQuery(t[0])].href;
  return {
    status: 302,
    redirect: kept.size > 0 ? `${path}?${kept}` : path,
    head: { title: '', description: '' },
  };
};

const everything = listingPage('products');
const opened = createEvent<PageRequest>();
const $redirect = createStore<PageState | null>(null, { sid: 'products-redirect' });
sample({ clock: opened, fn: redirectOf, target: $redirect });
sample({ clock: opened, filter: ({ query }) => query.t === undefined, target: everything.opened });
// The server answers with this status. The browser's shell redirects when the page is shown: a page may open earlier,
// while the shopper still sees another one.
const $page = combine($redirect, everything.$page, (redirect, page) => redirect ?? page);

/**
 * `/productos` without a product: lists all products, or redirects to the listing in `t`
 * (docs/product/routes.md#routes).
 */
export const page: Page = { View: everything.View, opened, $page };

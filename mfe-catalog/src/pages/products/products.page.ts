import { attach, createEvent, createStore, sample } from 'effector';
import { type ProductCode, typeCodeFromQuery } from 'shared-contracts/domain/product-type';
import type { PageState } from 'shared-contracts/host';
import { hrefs } from 'shared-contracts/hrefs';
import { navigateFx } from 'shared-contracts/kit/host';
import type { Page, PageRequest } from 'shared-contracts/kit/page';

const LISTING_OF: Record<ProductCode, string> = {
  w: hrefs.wines,
  b: hrefs.boxes,
  g: hrefs.gourmet,
  a: hrefs.alcohols,
};

/** `/productos` without a product leads to the listing of its kind `t`, with the filters it was asked with. */
const toListing = ({ query }: PageRequest): PageState => {
  const { t, ...filters } = query;
  const pairs = Object.entries(filters).flatMap(([key, values]) => values.map((value) => [key, value]));
  const text = new URLSearchParams(pairs).toString();
  const path = LISTING_OF[typeCodeFromQuery(t?.[0])];
  return { status: 302, redirect: text ? `${path}?${text}` : path, head: { title: '', description: '' } };
};

const opened = createEvent<PageRequest>();
const $page = createStore<PageState | null>(null, { sid: 'products-page' });
sample({ clock: opened, fn: toListing, target: $page });
// On the server the status leads on; in the browser the address has changed already.
sample({
  clock: opened,
  fn: (request) => ({ href: toListing(request).redirect ?? hrefs.wines, replace: true }),
  target: attach({ effect: navigateFx }),
});

export const page: Page = { View: () => null, opened, $page };

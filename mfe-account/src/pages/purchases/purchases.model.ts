import { sample } from 'effector';
import { createCustomerPage } from '../../lib/customer-page.model.ts';
import { createPurchases, PURCHASES_PER_PAGE } from '../../lib/purchases.model.ts';

export const { opened, entered, $page } = createCustomerPage('purchases', ({ purchases }) => purchases);
export const { retried, $purchases, wanted } = createPurchases();

/** Page of an address; anything that is no page is the first. */
const pageOf = (text: string | undefined): number => {
  const page = Number(text ?? 1);
  return Number.isInteger(page) && page > 0 ? page : 1;
};

sample({
  clock: entered,
  fn: ({ query }) => ({ page: pageOf(query.page?.[0]), perPage: PURCHASES_PER_PAGE }),
  target: wanted,
});

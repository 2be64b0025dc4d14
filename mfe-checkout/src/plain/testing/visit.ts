/** Visits the plain pages of this remote with a state, answers of the API and the fields of a form. */
import { ApiError } from 'shared-contracts/errors';
import { createTestHost } from 'shared-kit/test-host';
import { aCart, CART_ID } from '../../lib/testing/cart-fixtures.ts';
import { aDraft } from '../../lib/testing/draft-fixtures.ts';
import { PLACES, SHIPPING } from '../../lib/testing/place-fixtures.ts';
import { render } from '../../server.tsx';
import { EMPTY_STATE, fromPlainState, type PlainState, toPlainState } from '../plain-state.ts';

export const ORDER = { id: 'order-0123456789', key: 'access', url: '', token: '' };
/** The state of a visitor who has filled all steps. */
export const ready: PlainState = {
  ...EMPTY_STATE,
  cartId: CART_ID,
  isAdult: true,
  draft: aDraft(),
  orderKey: 'a'.repeat(32),
};
export const CONTENT = { data: { banner_with_title: { title: '', background_image: '' } } };

/** Start of a path → its route. */
const ROUTES: Record<string, string> = { '/orden/': '/orden/:id?', '/gracias/': '/gracias/:id?' };
export const visit = async (
  url: string,
  state: PlainState | '',
  answers: Record<string, unknown> = {},
  form?: Record<string, string>,
) => {
  const host = createTestHost({
    answers: {
      'read-cart': { data: aCart() },
      'calculate-shipping': SHIPPING,
      'read-shopping-cart-page': CONTENT,
      ...PLACES,
      ...answers,
    },
  });
  const { pathname, searchParams } = new URL(url, 'https://shop.example');
  const query = Object.fromEntries([...searchParams].map(([name, value]) => [name, [value]]));
  const prefix = Object.keys(ROUTES).find((one) => pathname.startsWith(one)) ?? '';
  const params: Record<string, string> = prefix ? { id: pathname.slice(prefix.length) } : {};
  const parsed = { route: ROUTES[prefix] ?? pathname, pathname, params, query };
  const request = { url, locale: 'es', parsed, plain: state && fromPlainState(state) } as const;
  const result = await render(form ? { ...request, form } : request, host);
  return { ...result, host, next: result.plain === undefined ? null : toPlainState(result.plain) };
};
export const refuse =
  (code: string, statusCode: number, more: object = {}) =>
  () => {
    throw new ApiError({ code, statusCode, message: 'No se puede', ...more } as ConstructorParameters<
      typeof ApiError
    >[0]);
  };
/** Input of the first call of this endpoint. */
export const inputOf = (host: { calls: { id: string; input: unknown }[] }, id: string) =>
  host.calls.find((call) => call.id === id)?.input as Record<string, never>;

/**
 * Renders the pages of a visitor without scripts, and applies their forms (docs/architecture/plain-pages.md). Only the
 * server bundle contains this folder.
 */
import type { HostServices } from 'shared-contracts/host';
import type { RenderRequest, RenderResult } from 'shared-contracts/remote';
import { renderPlain } from 'shared-kit/server';
import { remote } from '../remote.ts';
import { cartPage } from './cart/cart-page.tsx';
import { orderPage } from './order/order-page.tsx';
import { transferPage } from './order/transfer-page.tsx';
import type { PlainContext, PlainForm, PlainPage } from './plain-page.ts';
import { fromPlainState, type PlainState, toPlainState } from './plain-state.ts';
import { deliveryPage } from './steps/delivery-page.tsx';
import { paymentPage } from './steps/payment-page.tsx';
import { personalPage } from './steps/personal-page.tsx';

const PAGES: Readonly<Record<string, PlainPage>> = {
  '/carrito': cartPage,
  '/informacion-personal': personalPage,
  '/informacion-de-envio': deliveryPage,
  '/metodo-de-pago': paymentPage,
  '/datos-de-transferencia': transferPage,
  '/orden/:id?': orderPage,
  '/gracias/:id?': orderPage,
};

/** Fields of which each plain form has one. No form of a page with scripts has them. */
const OWN_FIELDS = ['sku', 'do', 'plain'];
const isPlainForm = (form: PlainForm): boolean => OWN_FIELDS.some((name) => form[name] !== undefined);

const stateOf = (state: PlainState | undefined) => state && { plain: fromPlainState(state) };

const movedTo = (redirect: string, state: PlainState | undefined): RenderResult => ({
  status: 303,
  redirect,
  head: { title: '', description: '' },
  html: '',
  state: {},
  assets: [],
  ...stateOf(state),
});

/** @returns null for a page that has no plain one */
export const renderPlainPage = async (
  { locale, parsed, plain, form }: RenderRequest,
  host: HostServices,
): Promise<RenderResult | null> => {
  const page = parsed && PAGES[parsed.route];
  if (!page || plain === undefined) return null;
  const { pathname, params, query } = parsed;
  const context: PlainContext = {
    api: host.api,
    locale,
    pathname,
    params,
    query,
    state: toPlainState(plain),
  };
  // A visitor without a plain state ('') sent a form of the page with scripts: its scripts did not load. That page keeps its
  // data in the browser, and its scripts may load at the next try.
  if (form && plain === '' && !isPlainForm(form)) return movedTo(pathname, undefined);
  if (form) {
    const { redirect, state } = await page.submit(context, form);
    return movedTo(redirect, state);
  }
  const answer = await page.show(context);
  if ('redirect' in answer) return movedTo(answer.redirect, answer.state);
  const { title, description } = answer.head;
  return {
    status: answer.status ?? 200,
    head: { title, description, noindex: true },
    html: await renderPlain(remote, { locale, host }, answer.view),
    state: {},
    assets: [page.asset, `messages-${locale}`],
    ...stateOf(answer.state),
  };
};

/** Stub of the card gateway: it answers a payment as the scenario says, and returns to the shop. */
import type { Locale } from 'shared-contracts/locale';
import { order as orderPath, thanks } from 'shared-contracts/paths';
import { GATEWAY_ANSWERS, type GatewayAnswer, type PaymentResult } from './read-choice.ts';
import type { ShopState } from './shop-state.ts';
import { cardOf, storeOrder } from './to-order.ts';

export const GATEWAY_PATH = '/api/payments/webpay/stub';
const TOKEN = 'token_ws';

interface PageAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Form of the gateway for an order. */
export const gatewayForm = (orderId: string) => ({ url: GATEWAY_PATH, token: orderId });

const TEXTS: Record<Locale, Record<PaymentResult | 'title', string>> = {
  es: {
    title: 'Pasarela simulada',
    paid: 'Pagar',
    refused: 'Rechazar la tarjeta',
    left: 'Volver sin pagar',
  },
  en: {
    title: 'Stub of the gateway',
    paid: 'Pay',
    refused: 'Refuse the card',
    left: 'Return without paying',
  },
};

/** Page with a button for each result. It needs no script. */
const askPage = (locale: Locale): PageAnswer => {
  const t = TEXTS[locale];
  const buttons = GATEWAY_ANSWERS.filter((one): one is PaymentResult => one !== 'ask').map(
    (one) => `<p><button name="answer" value="${one}">${t[one]}</button></p>`,
  );
  return {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    body:
      `<!doctype html><html lang="${locale}"><meta name="viewport" content="width=device-width">` +
      `<title>${t.title}</title><h1>${t.title}</h1><form method="post">${buttons.join('')}</form></html>`,
  };
};

/** Gives the order the result of its payment. @returns the page of the shop that shows it */
const settle = (state: ShopState, id: string, result: PaymentResult, at: string): string => {
  const order = state.orders.get(id);
  if (!order) return '/orden';
  if (order.payment_status === 'success') return thanks(id);
  const isPaid = result === 'paid';
  storeOrder(state, {
    ...order,
    status: isPaid ? 'confirmed' : 'in_validation',
    payment_status: isPaid ? 'success' : 'failed',
    can_retry_payment: !isPaid,
    card: isPaid ? cardOf(at) : null,
    updated_at: at,
  });
  return isPaid ? thanks(id) : orderPath(id);
};

/** Choices of QA in an address. The pages after the payment keep them. */
const choicesIn = (search: URLSearchParams): URLSearchParams =>
  new URLSearchParams([...search].filter(([key]) => key === 'api' || key.startsWith('remote.')));

interface GatewayCall {
  /** Form of the browser, URL-encoded. */
  form: string;
  search: URLSearchParams;
  /** Address of the page that sent the form. */
  referer: string;
  locale: Locale;
  state: ShopState;
  next(): GatewayAnswer | undefined;
  now(): number;
}

const redirect = (path: string, query: URLSearchParams): PageAnswer => ({
  status: 303,
  headers: { location: query.size > 0 ? `${path}?${query}` : path, 'cache-control': 'no-store' },
  body: '',
});

export const answerGateway = (call: GatewayCall): PageAnswer => {
  const { form, search, referer, locale, state, next, now } = call;
  const fields = new URLSearchParams(form);
  const order = fields.get(TOKEN) ?? search.get(TOKEN) ?? '';
  const choices = choicesIn(URL.parse(referer)?.searchParams ?? search);
  const chosen = GATEWAY_ANSWERS.find((one) => one === fields.get('answer')) ?? next() ?? 'ask';
  if (chosen !== 'ask') {
    const page = settle(state, order, chosen, new Date(now()).toISOString());
    return redirect(page, choices);
  }
  // The address keeps the order for the form of this page.
  if (search.has(TOKEN)) return askPage(locale);
  return redirect(GATEWAY_PATH, new URLSearchParams([[TOKEN, order], ...choices]));
};

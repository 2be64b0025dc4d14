/** Customer actions through the API, so that a journey can start at its own subject. */
import type { Page } from '@playwright/test';
import { solveBotCheck } from 'shared-contracts/bot-check/solve-bot-check';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { rememberOnce } from '../fixtures/remember-once.ts';
import { readShop } from './shop.ts';
import { mailsTo } from './shop-api.ts';

export const PASSWORD = 'una frase de otoño';

/** Sends a request to the API. @returns body of the response. @throws when the status is not a success */
export const call = async <Answer>(
  method: string,
  path: string,
  { body, token, key }: { body?: object; token?: string; key?: string } = {},
): Promise<Answer> => {
  const answer = await fetch(new URL(`/api${path}`, readShop().url), {
    method,
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
};

/** Signs in without the browser, as on another device. @returns access token of that session */
export const signInElsewhere = async (email: string): Promise<string> => {
  const body = { email, password: PASSWORD };
  return (await call<{ access_token: string }>('POST', '/login', { body })).access_token;
};

export const openAccount = async (email: string): Promise<void> => {
  const task = await call<{ parameters: object; signature: string }>('GET', '/altcha?form=register');
  const person = { type: 'person', name: 'Ana María', last_name: 'Núñez', rut: '12.345.678-5' };
  await call('POST', '/register', {
    body: {
      ...person,
      email,
      phone: '+56 9 8765 4321',
      password: PASSWORD,
      password_confirmation: PASSWORD,
      terms: true,
      altcha: await solveBotCheck(task),
    },
  });
};

/** Signs the page's browser in. Call it before opening a page. */
export const signIn = async (page: Page, email: string): Promise<void> => {
  const answer = await page.request.post('/api/login', {
    headers: { 'x-client': 'web' },
    data: { email, password: PASSWORD },
  });
  if (!answer.ok()) throw new Error(`/login answers ${answer.status()}: ${await answer.text()}`);
  await rememberOnce(page, { [STORAGE_KEYS.session]: 'yes' });
};

/** Number of open sessions of the account. */
export const countSessions = async (token: string): Promise<number> =>
  (await call<{ data: unknown[] }>('GET', '/profile/sessions', { token })).data.length;

/** Ends all sessions of the account except the caller's. */
export const endOtherSessions = (token: string): Promise<unknown> =>
  call('DELETE', '/profile/sessions', { token });

/** Creates a cart with `qty` units of a sku. @returns id of the cart */
export const makeCart = async (sku: string, qty: number): Promise<string> => {
  const { id } = await call<{ id: string }>('GET', '/shopping-cart/id');
  await call('PUT', `/shopping-cart?cart_id=${id}`, { body: { sku, qty } });
  return id;
};

/** Places an order with bank transfer and pick-up. @param token '' for a guest @returns its number */
export const orderAs = async (token: string, email: string, sku: string, qty: number): Promise<string> => {
  const id = await makeCart(sku, qty);
  const order = await call<{ number: string }>('POST', `/purchases?cart_id=${id}`, {
    token,
    key: `journey-${id.slice(0, 40)}`,
    body: {
      email,
      name: 'Ana María',
      surname: 'Núñez',
      rut: '12.345.678-5',
      phone: '+56 9 8765 4321',
      delivery: { method: 'pickup' },
      payment_method: { document: '0', platform: 'transfer' },
      terms: true,
    },
  });
  return order.number;
};

/** Newest link with this path in the mails to an address. Empty while there is none. */
export const linkTo = async (address: string, path: string): Promise<string> => {
  const texts = (await mailsTo(address)).map(({ text, html }) => `${text ?? ''} ${html ?? ''}`);
  const pattern = new RegExp(`${path}\\?token=[\\w.-]+`, 'g');
  return texts.flatMap((text) => text.match(pattern) ?? []).at(-1) ?? '';
};

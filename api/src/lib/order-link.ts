import { hrefs } from 'shared-contracts/hrefs';
import { isSigned, sign } from './signature.ts';

/** Days until a mailed link expires. Longer than delivery and right of withdrawal. */
const ORDER_LINK_DAYS = 60;
const DAY_MS = 24 * 3_600_000;

export const ORDER_LINK_PATH = '/api/links/order';

/** Page that a link opens: the order, or the bank account for its transfer. */
export type OrderPlace = 'order' | 'transfer';
const PAGE_OF: Record<OrderPlace, (orderId: string) => string> = {
  order: hrefs.orderFromMail,
  transfer: hrefs.transferDataFromMail,
};
const isPlace = (text: string): text is OrderPlace => Object.hasOwn(PAGE_OF, text);

const TOKEN = /^([\da-f]{32})\.([a-z]+)\.([\da-z]{1,10})\.([\w-]{43})$/;

/** `{order id}.{page}.{expiry in seconds, base 36}.{signature}`: no personal data, nothing stored. */
const orderToken = (secret: string, orderId: string, place: OrderPlace, now: Date): string => {
  const endS = Math.floor(now.getTime() / 1000) + (ORDER_LINK_DAYS * DAY_MS) / 1000;
  const text = `${orderId}.${place}.${endS.toString(36)}`;
  return `${text}.${sign(secret, 'order-link', text)}`;
};

/** Creates the links of an order's mails. They open the order on any device without login. */
export const orderLinks =
  (settings: { publicUrl: string; secret: string }, orderId: string, now = new Date()) =>
  (place: OrderPlace): string =>
    `${settings.publicUrl}${ORDER_LINK_PATH}?token=${orderToken(settings.secret, orderId, place, now)}`;

/** Order and page of a token. Null when it is altered or expired. */
export const readOrderToken = (secret: string, token: unknown): { orderId: string; path: string } | null => {
  const [, orderId = '', place = '', end = '', signature = ''] = TOKEN.exec(String(token)) ?? [];
  if (!isPlace(place) || !isSigned(secret, 'order-link', `${orderId}.${place}.${end}`, signature))
    return null;
  if (Number.parseInt(end, 36) * 1000 <= Date.now()) return null;
  return { orderId, path: PAGE_OF[place](orderId) };
};

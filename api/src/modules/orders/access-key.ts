import { parseCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ORDERS_PATH } from 'shared-contracts/api/orders-path';
import { isSigned, sign } from '../../lib/signature.ts';
import { API_PREFIX } from '../../plugins/endpoint.ts';
import { setCookie } from '../../plugins/set-cookie.ts';

const COOKIE = 'order_key';
const MAX_AGE_S = 30 * 24 * 60 * 60;

/** Item that an access key opens: an order, or a delivery address that was stored before its order. */
export type Opened = { kind: 'order' | 'address'; id: string };

const PURPOSE = { order: 'order-access', address: 'address-access' } as const;
const PATH = { order: ORDERS_PATH, address: `${ORDERS_PATH}/address` } as const;

/** Access key of an order or address. Derived from its id, so that no secret is stored. */
export const accessKeyOf = (secret: string, { kind, id }: Opened): string => sign(secret, PURPOSE[kind], id);

/** Sets the access key as a cookie for this order or address only. */
export const giveAccess = (
  reply: FastifyReply,
  settings: { APP_SECRET: string; PUBLIC_URL: string },
  opened: Opened,
): void => {
  setCookie(reply, settings.PUBLIC_URL, {
    name: COOKIE,
    value: accessKeyOf(settings.APP_SECRET, opened),
    // The browser sends it only with requests for this item.
    path: `${API_PREFIX}${PATH[opened.kind]}/${opened.id}`,
    sameSite: 'lax',
    maxAge: MAX_AGE_S,
  });
};

/** Whether the request has the key, as cookie or as `X-Order-Key`. */
export const hasAccess = (request: FastifyRequest, secret: string, { kind, id }: Opened): boolean => {
  const header = request.headers['x-order-key'];
  const fromCookie = parseCookie(request.headers.cookie ?? '')[COOKIE];
  return [header, fromCookie].some(
    (key) => typeof key === 'string' && isSigned(secret, PURPOSE[kind], id, key),
  );
};

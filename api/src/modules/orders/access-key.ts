import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ORDERS_PATH } from 'shared-contracts/api/orders-path';
import { isSigned, sign } from '../../lib/signature.ts';
import { API_PREFIX } from '../../plugins/endpoint.ts';

const COOKIE = 'order_key';
const MAX_AGE_S = 30 * 24 * 60 * 60;

/** What an access key opens: an order, or the address of an order that is not placed yet. */
export type Opened = { kind: 'order' | 'address'; id: string };

const PURPOSE = { order: 'order-access', address: 'address-access' } as const;
const PATH = { order: ORDERS_PATH, address: `${ORDERS_PATH}/address` } as const;

/** What opens an order or address to who made it. Made from its id, so that nothing secret is stored. */
export const accessKeyOf = (secret: string, { kind, id }: Opened): string => sign(secret, PURPOSE[kind], id);

/** Gives the key to the browser for this one thing; the next shopper of the same browser keeps the others apart. */
export const giveAccess = (
  reply: FastifyReply,
  settings: { APP_SECRET: string; PUBLIC_URL: string },
  opened: Opened,
): void => {
  reply.header(
    'set-cookie',
    stringifySetCookie({
      name: COOKIE,
      value: accessKeyOf(settings.APP_SECRET, opened),
      // Only calls about this one carry it.
      path: `${API_PREFIX}${PATH[opened.kind]}/${opened.id}`,
      httpOnly: true,
      sameSite: 'lax',
      secure: settings.PUBLIC_URL.startsWith('https:'),
      maxAge: MAX_AGE_S,
    }),
  );
};

/** Whether the request brings the key, in the cookie or in `X-Order-Key`. */
export const hasAccess = (request: FastifyRequest, secret: string, { kind, id }: Opened): boolean => {
  const header = request.headers['x-order-key'];
  const fromCookie = parseCookie(request.headers.cookie ?? '')[COOKIE];
  return [header, fromCookie].some(
    (key) => typeof key === 'string' && isSigned(secret, PURPOSE[kind], id, key),
  );
};

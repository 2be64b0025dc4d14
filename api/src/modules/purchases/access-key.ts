import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSigned, sign } from '../../lib/signature.ts';
import { API_PREFIX } from '../../plugins/endpoint.ts';

const COOKIE = 'order_key';
const MAX_AGE_S = 30 * 24 * 60 * 60;

/** What opens an order to who placed it. Made from the order's id, so that nothing secret is stored. */
export const accessKeyOf = (secret: string, orderId: string): string => sign(secret, 'order-access', orderId);

/** Gives the key to the browser for this one order; the next shopper of the same browser keeps the others apart. */
export const giveAccess = (
  reply: FastifyReply,
  settings: { APP_SECRET: string; PUBLIC_URL: string },
  orderId: string,
): void => {
  reply.header(
    'set-cookie',
    stringifySetCookie({
      name: COOKIE,
      value: accessKeyOf(settings.APP_SECRET, orderId),
      // Only calls about this order carry it.
      path: `${API_PREFIX}/purchases/${orderId}`,
      httpOnly: true,
      sameSite: 'lax',
      secure: settings.PUBLIC_URL.startsWith('https:'),
      maxAge: MAX_AGE_S,
    }),
  );
};

/** Whether the request brings the order's key, in the cookie or in `X-Order-Key`. */
export const hasAccess = (request: FastifyRequest, secret: string, orderId: string): boolean => {
  const header = request.headers['x-order-key'];
  const fromCookie = parseCookie(request.headers.cookie ?? '')[COOKIE];
  return [header, fromCookie].some(
    (key) => typeof key === 'string' && isSigned(secret, 'order-access', orderId, key),
  );
};

import { type SetCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply } from 'fastify';

/**
 * Sets a cookie that no script can read. The browser sends it over HTTPS only, unless the shop itself runs on HTTP.
 * @param origin address that the browser uses
 * @param cookie.maxAge seconds
 */
export const setCookie = (
  reply: FastifyReply,
  origin: string,
  cookie: Required<Pick<SetCookie, 'name' | 'value' | 'path' | 'sameSite' | 'maxAge'>>,
): void => {
  reply.header(
    'set-cookie',
    stringifySetCookie({ ...cookie, httpOnly: true, secure: origin.startsWith('https:') }),
  );
};

import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { API_PREFIX } from '../../plugins/endpoint.ts';
import { REFRESH_TOKEN_S } from './refresh-token.service.ts';

const COOKIE = 'refresh_token';

/** Whether the request comes from the website. Other origins cannot send this header without a CORS preflight. */
export const isWeb = (request: FastifyRequest): boolean => request.headers['x-client'] === 'web';

const setCookie = (
  reply: FastifyReply,
  settings: { PUBLIC_URL: string },
  value: string,
  maxAge: number,
): void => {
  reply.header(
    'set-cookie',
    stringifySetCookie({
      name: COOKIE,
      value,
      path: API_PREFIX,
      httpOnly: true,
      sameSite: 'strict',
      secure: settings.PUBLIC_URL.startsWith('https:'),
      maxAge,
    }),
  );
};

/** Sets the refresh token as HttpOnly cookie. */
export const giveRefreshCookie = (
  reply: FastifyReply,
  settings: { PUBLIC_URL: string },
  token: string,
): void => setCookie(reply, settings, token, REFRESH_TOKEN_S);

export const clearRefreshCookie = (reply: FastifyReply, settings: { PUBLIC_URL: string }): void =>
  setCookie(reply, settings, '', 0);

/** Reads the refresh cookie, for the website only. */
export const readRefreshCookie = (request: FastifyRequest): string | undefined =>
  isWeb(request) ? parseCookie(request.headers.cookie ?? '')[COOKIE] : undefined;

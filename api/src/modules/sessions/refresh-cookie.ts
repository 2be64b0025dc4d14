import { parseCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { API_PREFIX } from '../../plugins/endpoint.ts';
import { setCookie } from '../../plugins/set-cookie.ts';
import { REFRESH_TOKEN_S } from './refresh-token.service.ts';

const COOKIE = { name: 'refresh_token', path: API_PREFIX, sameSite: 'strict' } as const;

/** Whether the request comes from the website. Other origins cannot send this header without a CORS preflight. */
export const isWeb = (request: FastifyRequest): boolean => request.headers['x-client'] === 'web';

/** Sets the refresh token as HttpOnly cookie. */
export const giveRefreshCookie = (
  reply: FastifyReply,
  { PUBLIC_URL }: { PUBLIC_URL: string },
  token: string,
): void => setCookie(reply, PUBLIC_URL, { ...COOKIE, value: token, maxAge: REFRESH_TOKEN_S });

export const clearRefreshCookie = (reply: FastifyReply, { PUBLIC_URL }: { PUBLIC_URL: string }): void =>
  setCookie(reply, PUBLIC_URL, { ...COOKIE, value: '', maxAge: 0 });

/** Reads the refresh cookie, for the website only. */
export const readRefreshCookie = (request: FastifyRequest): string | undefined =>
  isWeb(request) ? parseCookie(request.headers.cookie ?? '')[COOKIE.name] : undefined;

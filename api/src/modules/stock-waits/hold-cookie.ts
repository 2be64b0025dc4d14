import { parseCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { API_PREFIX } from '../../plugins/endpoint.ts';
import { setCookie } from '../../plugins/set-cookie.ts';
import { HOLD_MS } from '../stock/next-holders.ts';
import { holdIdOf } from './stock-waits.service.ts';

const COOKIE = 'stock_holds';
/** Most held pieces that a browser may open. */
const MOST = 10;
const SEPARATOR = '~';

const tokensIn = (request: FastifyRequest): string[] =>
  (parseCookie(request.headers.cookie ?? '')[COOKIE] ?? '').split(SEPARATOR).filter(Boolean);

/** Keeps the token of a held piece in the browser, where no script can read it. */
export const giveHold = (
  request: FastifyRequest,
  reply: FastifyReply,
  { PUBLIC_URL }: { PUBLIC_URL: string },
  token: string,
): void => {
  const tokens = [token, ...tokensIn(request).filter((other) => other !== token)].slice(0, MOST);
  setCookie(reply, PUBLIC_URL, {
    name: COOKIE,
    value: tokens.join(SEPARATOR),
    path: API_PREFIX,
    sameSite: 'lax',
    maxAge: HOLD_MS / 1000,
  });
};

/** Ids of the waits whose held pieces this browser has opened. */
export const holdsIn = (request: FastifyRequest, secret: string): string[] =>
  tokensIn(request)
    .slice(0, MOST)
    .flatMap((token) => holdIdOf(secret, token) ?? []);

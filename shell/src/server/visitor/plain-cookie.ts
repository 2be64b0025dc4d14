/**
 * The cookie with the state of a visitor's plain pages (docs/architecture/plain-pages.md). The owner of the pages writes
 * the state. Its personal data are the visitor's own, and stay in the visitor's browser until the order is placed.
 */
import type { FastifyRequest } from 'fastify';
import { MAX_PLAIN_STATE, PLAIN_COOKIE } from 'shared-contracts/domain/storage-keys';
import type { ShellConfig } from '../config.ts';
import { shopCookie, storedCookie } from './shop-cookie.ts';

/** Undefined for a browser without the cookie. '' for a state that is too long, so that the visitor starts again. */
export const storedPlainState = (request: Pick<FastifyRequest, 'headers'>): string | undefined => {
  const state = storedCookie(request, PLAIN_COOKIE);
  return state !== undefined && state.length > MAX_PLAIN_STATE ? '' : state;
};

/** `Set-Cookie` with this state, until the browser closes. Without one, the browser drops the cookie. */
export const plainCookie = (state: string, config: Pick<ShellConfig, 'publicUrl'>): string =>
  shopCookie(
    config,
    { name: PLAIN_COOKIE, value: state, ...(state ? {} : { maxAge: 0 }) },
    { encode: String },
  );

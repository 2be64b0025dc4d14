/**
 * The cookie with the state of a visitor's plain pages (docs/architecture/plain-pages.md). The owner of the pages writes
 * the state. Its personal data are the visitor's own, and stay in the visitor's browser until the order is placed.
 */
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { MAX_PLAIN_STATE, PLAIN_COOKIE } from 'shared-contracts/domain/storage-keys';
import type { ShellConfig } from '../config.ts';

/** Undefined for a browser without the cookie. '' for a state that is too long, so that the visitor starts again. */
export const storedPlainState = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined => {
  const state = parseCookie(headers.cookie ?? '')[PLAIN_COOKIE];
  return state !== undefined && state.length > MAX_PLAIN_STATE ? '' : state;
};

/** `Set-Cookie` with this state, until the browser closes. Without one, the browser drops the cookie. */
export const plainCookie = (state: string, { publicUrl }: Pick<ShellConfig, 'publicUrl'>): string =>
  stringifySetCookie(
    {
      name: PLAIN_COOKIE,
      value: state,
      path: '/',
      ...(state ? {} : { maxAge: 0 }),
      // The visitor comes back from the card gateway by a redirect of another site.
      sameSite: 'lax',
      httpOnly: true,
      secure: publicUrl.startsWith('https:'),
    },
    { encode: String },
  );

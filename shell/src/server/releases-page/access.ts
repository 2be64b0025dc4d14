/**
 * Rights on the releases page (docs/decisions/0062-releases-page.md): holders of `METRICS_TOKEN`, and everybody on the
 * machine of a demo shop without a token.
 */
import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ShellConfig } from '../config.ts';
import { isThisMachine } from '../overrides/rights.ts';
import { createAddressLimit } from '../visitor/address-limit.ts';
import { isBearer, isSameSecret } from '../visitor/bearer.ts';
import { shopCookie, storedCookie } from '../visitor/shop-cookie.ts';

export const PAGE_PATH = '/dev/releases';
const COOKIE = 'releases';
/** Longest session. A person then signs in again. */
const SESSION_S = 3_600;
/** Wrong tokens of one network in `WINDOW_MS`. More are not counted, and the right one always passes. */
const PER_ADDRESS = 5;
const WINDOW_MS = 60_000;

/** Name in the history. The page cannot verify it, because all persons share one token. */
export const operatorName = z.string().trim().min(1).max(60);

const session = z.object({ name: operatorName, until: z.number() });

type Config = Pick<ShellConfig, 'mode' | 'metricsToken' | 'publicUrl'>;
type Asked = Pick<FastifyRequest, 'headers' | 'ip'>;

/** Sessions are signed with the token, so every shell knows those of the others, and a new token ends them. */
const createSessions = (token: string, now: () => number) => {
  const sign = (text: string): string =>
    createHmac('sha256', token).update(`releases page\n${text}`).digest('base64url');
  return {
    write(name: string): string {
      const text = JSON.stringify({ name, until: now() + SESSION_S * 1_000 });
      const payload = Buffer.from(text).toString('base64url');
      return `${payload}.${sign(payload)}`;
    },
    read(value: string): string | null {
      const [payload = '', signature = ''] = value.split('.');
      if (!isSameSecret(sign(payload), signature)) return null;
      const { name, until } = session.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
      return now() < until ? name : null;
    },
  };
};

/** Whether the page at this origin is this shop. A foreign name that leads to this machine is not. */
const isOwnOrigin = (origin: string, host: string | undefined, config: Config): boolean => {
  if (origin === new URL(config.publicUrl).origin) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === host && (config.metricsToken !== '' || isThisMachine(origin));
};

export const createAccess = (config: Config, now: () => number = Date.now) => {
  const { mode, metricsToken: token } = config;
  const limit = createAddressLimit({ windowMs: WINDOW_MS, perAddress: PER_ADDRESS });
  const sessions = createSessions(token, now);
  const cookieOf = (value: string, maxAge: number): string =>
    shopCookie(config, { name: COOKIE, value, path: PAGE_PATH, maxAge, sameSite: 'strict' });

  return {
    /** False in production without a token: the page then does not exist. */
    isOffered: mode === 'demo' || token !== '',
    /** Whether there is a session to end. */
    hasSessions: token !== '',
    /** Name of the person or program. Null without the right. */
    operatorOf(request: Asked): string | null {
      if (token === '') return mode === 'demo' ? 'demo' : null;
      if (isBearer(request.headers.authorization, token)) return 'METRICS_TOKEN';
      const value = storedCookie(request, COOKIE);
      return value ? sessions.read(value) : null;
    },
    /** Whether a change may come from this request, and not from another site that the person has open. */
    isOwnForm(request: Asked): boolean {
      const { origin, host, 'sec-fetch-site': site } = request.headers;
      // A browser sends this header to another site only after that site has allowed it.
      if (request.headers.authorization !== undefined) return true;
      return origin === undefined ? site === 'same-origin' : isOwnOrigin(origin, host, config);
    },
    /** @returns `Set-Cookie`, or why not */
    signIn(request: Asked, name: string, typedToken: string): { cookie: string } | 'wrong' | 'too-many' {
      // Strangers must not lock the operators out.
      if (token !== '' && isSameSecret(typedToken, token))
        return { cookie: cookieOf(sessions.write(name), SESSION_S) };
      if (limit.isReached(request)) return 'too-many';
      limit.count(request);
      return 'wrong';
    },
    /** `Set-Cookie` that ends the session. */
    signOut: cookieOf('', 0),
  };
};

export type Access = ReturnType<typeof createAccess>;

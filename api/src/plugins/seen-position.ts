import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { formatLsn, type Lsn, parseLsn } from '../db/replica/lsn.ts';
import { isSigned, sign } from '../lib/signature.ts';

const COOKIE = 'shop_seen';
/** Beyond the greatest lag of a replica in use, for clocks of API processes that differ. */
const MARGIN_S = 5;

export type SeenSettings = Pick<Config, 'APP_SECRET' | 'REPLICA_MAX_LAG_MS'> & {
  /** Path prefix of the listener, and the address that its clients use. */
  prefix: string;
  origin: string;
};

/**
 * Remembers at the client up to which position its own writes go, so that every API process reads them. The cookie ends
 * when no replica in use can lack these writes. It is signed, so that a client cannot ask for a position that no
 * replica ever reaches.
 */
export function giveSeenPosition(reply: FastifyReply, settings: SeenSettings, lsn: Lsn): void {
  const maxAge = Math.ceil(settings.REPLICA_MAX_LAG_MS / 1000) + MARGIN_S;
  const text = `${formatLsn(lsn)}.${Math.floor(Date.now() / 1000) + maxAge}`;
  reply.header(
    'set-cookie',
    stringifySetCookie({
      name: COOKIE,
      value: `${text}.${sign(settings.APP_SECRET, 'seen-position', text)}`,
      path: settings.prefix,
      httpOnly: true,
      sameSite: 'strict',
      secure: settings.origin.startsWith('https:'),
      maxAge,
    }),
  );
}

/** Position of the client's own writes. Undefined without a valid cookie. */
export function readSeenPosition(request: FastifyRequest, { APP_SECRET }: SeenSettings): Lsn | undefined {
  const { cookie } = request.headers;
  // Most requests have none. Spare them the parsing of their cookies.
  if (!cookie?.includes(`${COOKIE}=`)) return undefined;
  const [lsn = '', until = '', signature = ''] = parseCookie(cookie)[COOKIE]?.split('.') ?? [];
  if (!(Number(until) * 1000 > Date.now())) return undefined;
  return isSigned(APP_SECRET, 'seen-position', `${lsn}.${until}`, signature) ? parseLsn(lsn) : undefined;
}

import { parseCookie } from 'cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { outsideNetworkOf } from 'serving/client-network';
import type { Config } from '../config.ts';
import type { ReadRouting } from '../db/read-routing.ts';
import { formatLsn, type Lsn, parseLsn } from '../db/replica/lsn.ts';
import { type RequestScope, runInScope } from '../db/request-scope.ts';
import { isSigned, sign } from '../lib/signature.ts';
import { priorityOf } from './priorities.ts';
import { setCookie } from './set-cookie.ts';

const COOKIE = 'shop_seen';
/** Beyond the greatest lag of a replica in use, for clocks of API processes that differ. */
const MARGIN_S = 5;

type SeenSettings = Pick<Config, 'APP_SECRET' | 'REPLICA_MAX_LAG_MS'> & {
  /** Path prefix of the listener, and the address that its clients use. */
  prefix: string;
  origin: string;
};

/**
 * Remembers at the client up to which position its own writes go, so that every API process reads them. The cookie ends
 * when no replica in use can lack these writes. It is signed, so that a client cannot ask for a position that no
 * replica ever reaches.
 */
function giveSeenPosition(reply: FastifyReply, settings: SeenSettings, lsn: Lsn): void {
  const maxAge = Math.ceil(settings.REPLICA_MAX_LAG_MS / 1000) + MARGIN_S;
  const text = `${formatLsn(lsn)}.${Math.floor(Date.now() / 1000) + maxAge}`;
  setCookie(reply, settings.origin, {
    name: COOKIE,
    value: `${text}.${sign(settings.APP_SECRET, 'seen-position', text)}`,
    path: settings.prefix,
    sameSite: 'strict',
    maxAge,
  });
}

/** Position of the client's own writes. Undefined without a valid cookie. */
function readSeenPosition(request: FastifyRequest, { APP_SECRET }: SeenSettings): Lsn | undefined {
  const { cookie } = request.headers;
  // Most requests have none. Spare them the parsing of their cookies.
  if (!cookie?.includes(`${COOKIE}=`)) return undefined;
  const [lsn = '', until = '', signature = ''] = parseCookie(cookie)[COOKIE]?.split('.') ?? [];
  if (!(Number(until) * 1000 > Date.now())) return undefined;
  return isSigned(APP_SECRET, 'seen-position', `${lsn}.${until}`, signature) ? parseLsn(lsn) : undefined;
}

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

const isWrite = ({ method }: FastifyRequest): boolean => !READING.has(method);

/**
 * Tells the database how important a request is, which client sent it, and which writes this client must see. Gives the
 * client the position of its writes when there is a replica.
 */
export function addRequestScope(
  app: FastifyInstance,
  { config, readRouting }: { config: Config; readRouting: ReadRouting },
  listener: Pick<SeenSettings, 'prefix' | 'origin'>,
): void {
  const settings = { ...config, ...listener };
  const scopeOf = (request: FastifyRequest): RequestScope => {
    const scope = { priority: priorityOf(request), client: outsideNetworkOf(request) };
    if (!readRouting.isReplicated) return scope;
    return { ...scope, lastWrite: isWrite(request) ? 'latest' : readSeenPosition(request, settings) };
  };
  // Not in `onRequest`: the body's events would lose the scope.
  app.addHook('preValidation', (request, _reply, done) => runInScope(scopeOf(request), done));
  if (!readRouting.isReplicated) return;
  app.addHook('onSend', async (request, reply, payload) => {
    if (!isWrite(request)) return payload;
    try {
      giveSeenPosition(reply, settings, await readRouting.written());
    } catch (error) {
      // The write itself has succeeded, so its response must not fail.
      request.log.warn({ err: error }, 'position of a write not read');
    }
    return payload;
  });
}

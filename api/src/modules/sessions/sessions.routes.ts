import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from 'serving/client-network';
import * as endpoints from 'shared-contracts/api/sessions';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Config } from '../../config.ts';
import { isoTimes } from '../../lib/iso-times.ts';
import type { AppDeps, Module } from '../../module.ts';
import { ACCESS_TOKEN_S, bearerOf, readCaller, requireCaller } from '../../plugins/access-token.ts';
import { endpointsOf } from '../../plugins/endpoint.ts';
import { createRateLimit } from '../../plugins/rate-limit.ts';
import { clearRefreshCookie, giveRefreshCookie, isWeb, readRefreshCookie } from './refresh-cookie.ts';
import { deleteSessionsOf, findSessions, isSessionOpen } from './sessions.repository.ts';
import * as sessions from './sessions.service.ts';

/**
 * Login attempts per 15 minutes. The limit by client and e-mail protects an account, without shutting its owner out on
 * another network. The limit by e-mail protects it against many clients, the limit by client protects all accounts
 * against a password list.
 */
const LOGIN_LIMITS = { byPair: 10, byEmail: 100, byIp: 15, seconds: 15 * 60 };

export const sessionsModule: Module = (app, deps) => {
  app.decorate('isSessionOpen', (session) => isSessionOpen(deps.db, session));
  registerLogin(app, deps);
  registerRefresh(app, deps);
  registerLogout(app, deps);
  registerOpenSessions(app, deps);
};

function registerLogin(app: FastifyInstance, { config, db }: AppDeps): void {
  const { seconds } = LOGIN_LIMITS;
  const byPair = createRateLimit(db, config, { name: 'login-pair', points: LOGIN_LIMITS.byPair, seconds });
  const byEmail = createRateLimit(db, config, { name: 'login-email', points: LOGIN_LIMITS.byEmail, seconds });
  const byIp = createRateLimit(db, config, { name: 'login-ip', points: LOGIN_LIMITS.byIp, seconds });

  const on = endpointsOf(app);
  on(endpoints.login, async ({ body, request, reply }) => {
    const { email, password, cart_id: cartId } = body;
    const network = networkOf(request);
    const address = email.toLowerCase();
    const pair = `${network} ${address}`;
    await byIp.take(network, reply);
    await byPair.take(pair, reply);
    await byEmail.take(address, reply);
    const userAgent = request.headers['user-agent'];
    const tokens = await sessions.login(db, config.APP_SECRET, { email, password, cartId, userAgent });
    await byPair.forgive(pair);
    await byEmail.forgive(address);
    // Count only failures, because many customers may share a network.
    await byIp.giveBack(network);
    return sendTokens(request, reply, config, tokens);
  });
}

function registerRefresh(app: FastifyInstance, { config, db }: AppDeps): void {
  const refresh = async (request: FastifyRequest, reply: FastifyReply, token: string | undefined) => {
    try {
      return sendTokens(request, reply, config, await sessions.refresh(db, config.APP_SECRET, token));
    } catch (error) {
      // Remove an invalid cookie, or the browser would send it for a month. Keep it when the shop is only busy.
      const isInvalid = error instanceof DomainError && error.code === 'UNAUTHORIZED';
      if (isInvalid && isWeb(request)) clearRefreshCookie(reply, config);
      throw error;
    }
  };

  const on = endpointsOf(app);
  on(endpoints.refresh, ({ body, request, reply }) =>
    refresh(request, reply, body?.refresh_token ?? readRefreshCookie(request)),
  );
  on(endpoints.refreshByBearer, ({ request, reply }) => refresh(request, reply, bearerOf(request)));
}

/** Sends the refresh token in a cookie to a browser, and in the body to other clients. */
function sendTokens(
  request: FastifyRequest,
  reply: FastifyReply,
  config: Config,
  { accessToken, refreshToken }: sessions.Tokens,
) {
  const tokens = { access_token: accessToken, expires_in: ACCESS_TOKEN_S };
  if (!isWeb(request)) return { ...tokens, refresh_token: refreshToken };
  giveRefreshCookie(reply, config, refreshToken);
  return tokens;
}

function registerLogout(app: FastifyInstance, { config, db }: AppDeps): void {
  const on = endpointsOf(app);
  on(endpoints.logout, async ({ body, request, reply }) => {
    // An expired token must not prevent signing out.
    const caller = await readCaller(request, config.APP_SECRET).catch(() => null);
    const refreshToken = body?.refresh_token ?? readRefreshCookie(request);
    await sessions.logout(db, { sessionId: caller?.sessionId, refreshToken });
    if (isWeb(request)) clearRefreshCookie(reply, config);
    return { ok: true as const };
  });
}

/** Registers the endpoints with which customers list and end their own sessions. */
function registerOpenSessions(app: FastifyInstance, { config, db }: AppDeps): void {
  const secret = config.APP_SECRET;

  const on = endpointsOf(app);
  on(endpoints.verifySession, async ({ request }) => {
    const { userId, sessionId, expiresAt } = await requireCaller(request, secret);
    return { data: { user_id: userId, session_id: sessionId, expires_at: expiresAt.toISOString() } };
  });

  on(endpoints.listSessions, async ({ request }) => {
    const { userId, sessionId } = await requireCaller(request, secret);
    const sessions = await findSessions(db, userId);
    return { data: sessions.map((one) => ({ ...isoTimes(one), is_current: one.id === sessionId })) };
  });

  on(endpoints.endSession, async ({ params, request }) => {
    const { userId } = await requireCaller(request, secret);
    if ((await deleteSessionsOf(db, userId, { onlyId: params.id })) === 0) throw new DomainError('NOT_FOUND');
    return { ok: true as const };
  });

  on(endpoints.endOtherSessions, async ({ request }) => {
    const { userId, sessionId } = await requireCaller(request, secret);
    return { ok: true as const, ended: await deleteSessionsOf(db, userId, { exceptId: sessionId }) };
  });
}

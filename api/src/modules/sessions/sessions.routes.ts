import { stringifySetCookie } from 'cookie';
import { login } from 'shared-contracts/api/sessions';
import * as schema from 'shared-contracts/api/sessions.schema';
import { API_PREFIX, registerEndpoint } from '../../plugins/endpoint.ts';
import { createRateLimit } from '../../plugins/rate-limit.ts';
import type { Module } from '../modules.ts';
import { ACCESS_TOKEN_S } from './access-token.ts';
import * as sessions from './sessions.service.ts';

const REFRESH_COOKIE = 'refresh_token';

export const sessionsModule: Module = (app, { config, db }) => {
  // An address guards its account against many machines, a machine all accounts against one list of passwords.
  const byEmail = createRateLimit(db, config, { name: 'login-email', points: 10, seconds: 15 * 60 });
  const byIp = createRateLimit(db, config, { name: 'login-ip', points: 20, seconds: 15 * 60 });

  registerEndpoint(app, login, schema.login, async ({ body, request, reply }) => {
    await byIp.take(request.ip, reply);
    await byEmail.take(body.email.toLowerCase(), reply);
    const { accessToken, refreshToken } = await sessions.login(db, config.APP_SECRET, body);
    await byEmail.forgive(body.email.toLowerCase());
    reply.header('cache-control', 'no-store');
    const answer = { access_token: accessToken, expires_in: ACCESS_TOKEN_S };
    if (request.headers['x-client'] !== 'web') return { ...answer, refresh_token: refreshToken };
    // Scripts of the site never see the long-lived token.
    reply.header(
      'set-cookie',
      stringifySetCookie({
        name: REFRESH_COOKIE,
        value: refreshToken,
        path: API_PREFIX,
        httpOnly: true,
        sameSite: 'strict',
        secure: config.PUBLIC_URL.startsWith('https:'),
        maxAge: sessions.REFRESH_TOKEN_S,
      }),
    );
    return answer;
  });
};

import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

type Settings = Pick<Config, 'OFFICE_URL'>;

const isSecure = ({ OFFICE_URL }: Settings): boolean => OFFICE_URL.startsWith('https:');
/** With https, only the office's own host can set a cookie of this name. */
const cookieName = (settings: Settings): string =>
  isSecure(settings) ? '__Host-office_session' : 'office_session';

export const readSessionToken = (request: FastifyRequest, settings: Settings): string | undefined =>
  parseCookie(request.headers.cookie ?? '')[cookieName(settings)];

/** Sets the session's token as a cookie that ends with the browser. The API ends it earlier. */
export const giveSessionCookie = (reply: FastifyReply, settings: Settings, token: string): void => {
  setCookie(reply, settings, { value: token });
};

export const takeSessionCookie = (reply: FastifyReply, settings: Settings): void => {
  setCookie(reply, settings, { value: '', maxAge: 0 });
};

const setCookie = (
  reply: FastifyReply,
  settings: Settings,
  cookie: { value: string; maxAge?: number },
): void => {
  reply.header(
    'set-cookie',
    stringifySetCookie({
      name: cookieName(settings),
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: isSecure(settings),
      ...cookie,
    }),
  );
};

import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';

type Settings = Pick<Config, 'OFFICE_URL'>;

const SESSION = 'office_session';

const isSecure = ({ OFFICE_URL }: Settings): boolean => OFFICE_URL.startsWith('https:');
/** With https, only the office's own host can set a cookie with this prefix. */
const fullName = (settings: Settings, name: string): string => (isSecure(settings) ? `__Host-${name}` : name);

export const readOfficeCookie = (
  request: FastifyRequest,
  settings: Settings,
  name: string,
): string | undefined => parseCookie(request.headers.cookie ?? '')[fullName(settings, name)];

export const setOfficeCookie = (
  reply: FastifyReply,
  settings: Settings,
  name: string,
  cookie: { value: string; maxAge?: number },
): void => {
  reply.header(
    'set-cookie',
    stringifySetCookie({
      name: fullName(settings, name),
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: isSecure(settings),
      ...cookie,
    }),
  );
};

export const readSessionToken = (request: FastifyRequest, settings: Settings): string | undefined =>
  readOfficeCookie(request, settings, SESSION);

/** Sets the session's token as a cookie that ends with the browser. The API ends it earlier. */
export const giveSessionCookie = (reply: FastifyReply, settings: Settings, token: string): void =>
  setOfficeCookie(reply, settings, SESSION, { value: token });

export const clearSessionCookie = (reply: FastifyReply, settings: Settings): void =>
  setOfficeCookie(reply, settings, SESSION, { value: '', maxAge: 0 });

import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config.ts';
import { isSigned, sign } from '../../lib/signature.ts';
import { readOfficeCookie, setOfficeCookie } from '../access/session-cookie.ts';

type Settings = Pick<Config, 'OFFICE_URL' | 'APP_SECRET'>;

const NAME = 'office_device';
const ID_BYTES = 16;
const YEAR_S = 365 * 24 * 3600;

/**
 * Marks a browser in which the staff member has signed in. Its tries of the password are counted apart, so that a
 * stranger who fails with the e-mail on purpose does not lock this browser out. The cookie gives no access.
 */
export const giveDeviceCookie = (reply: FastifyReply, settings: Settings, email: string): void => {
  const id = randomBytes(ID_BYTES).toString('base64url');
  const value = `${id}.${sign(settings.APP_SECRET, 'office-device', `${id}.${email}`)}`;
  setOfficeCookie(reply, settings, NAME, { value, maxAge: YEAR_S });
};

/** Id of the browser, when the staff member with this e-mail has signed in there. */
export const readDevice = (
  request: FastifyRequest,
  settings: Settings,
  email: string,
): string | undefined => {
  const [id = '', signature = ''] = (readOfficeCookie(request, settings, NAME) ?? '').split('.');
  return isSigned(settings.APP_SECRET, 'office-device', `${id}.${email}`, signature) ? id : undefined;
};

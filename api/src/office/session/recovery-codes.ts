import { randomInt } from 'node:crypto';
import { sign } from '../../lib/signature.ts';

const CODES = 10;
/** Without the characters that people confuse: 0 o 1 l i. */
const CHARACTERS = '23456789abcdefghjkmnpqrstuvwxyz';
/** Three groups of five: 74 bits. */
const GROUPS = 3;
const GROUP_LENGTH = 5;

const newCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join(''),
  ).join('-');

export const newRecoveryCodes = (): string[] => Array.from({ length: CODES }, newCode);

/** Removes spaces and hyphens, which people type or leave out. */
export const plainCode = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase();

/** The table stores only this hash. It needs APP_SECRET, so that a copy of the database is not enough to guess codes. */
export const hashRecoveryCode = (appSecret: string, staffId: string, code: string): Buffer =>
  Buffer.from(sign(appSecret, 'office-secret', `recovery:${staffId}:${plainCode(code)}`), 'base64url');

import type { Tx } from '../../db/connect.ts';
import { execute, queryValue } from '../../db/query.ts';

/** A new authenticator app must be confirmed within this time. */
const CONFIRM_MINUTES = 10;

export const setNextSecret = (trx: Tx, staffId: string, secret: Buffer) =>
  execute(trx)`update staff set next_totp_secret = ${secret}, next_totp_at = now() where id = ${staffId}`;

/** Secret of the app that waits for its first code. */
export const findNextSecret = (trx: Tx, staffId: string) => queryValue(trx)<Buffer>`
    select next_totp_secret as secret from staff
    where id = ${staffId} and next_totp_secret is not null
      and next_totp_at > now() - make_interval(mins => ${CONFIRM_MINUTES})`;

/**
 * Makes the waiting secret the second factor.
 * @param step time step of the code that confirmed it. No code up to this step is accepted again
 */
export const activateNextSecret = (trx: Tx, staffId: string, step: number) => execute(trx)`
    update staff set totp_secret = next_totp_secret, totp_last_step = ${step}, totp_confirmed_at = now(),
      next_totp_secret = null, next_totp_at = null, updated_at = clock_timestamp()
    where id = ${staffId}`;

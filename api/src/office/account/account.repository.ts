import { sql } from 'kysely';
import type { Tx } from '../../db/connect.ts';
import { queryValue } from '../../db/query.ts';

/** A new authenticator app must be confirmed within this time. */
const CONFIRM_MINUTES = 10;

export const setNextSecret = async (trx: Tx, staffId: string, secret: Buffer): Promise<void> => {
  await sql`update staff set next_totp_secret = ${secret}, next_totp_at = now() where id = ${staffId}`.execute(
    trx,
  );
};

/** Secret of the app that waits for its first code. */
export const findNextSecret = (trx: Tx, staffId: string) => queryValue(trx)<Buffer>`
    select next_totp_secret as secret from staff
    where id = ${staffId} and next_totp_secret is not null
      and next_totp_at > now() - make_interval(mins => ${CONFIRM_MINUTES})`;

/**
 * Makes the waiting secret the second factor.
 * @param step time step of the code that confirmed it. No code up to this step is accepted again
 */
export const activateNextSecret = async (trx: Tx, staffId: string, step: number): Promise<void> => {
  await sql`
    update staff set totp_secret = next_totp_secret, totp_last_step = ${step}, totp_confirmed_at = now(),
      next_totp_secret = null, next_totp_at = null, updated_at = clock_timestamp()
    where id = ${staffId}`.execute(trx);
};

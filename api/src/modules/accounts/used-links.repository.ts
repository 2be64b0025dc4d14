import { type Insertable, sql } from 'kysely';
import type { Executor, Tx } from '../../db/connect.ts';
import type { AccountTables } from '../../db/schema/accounts.ts';

type UsedLink = AccountTables['used_links'];

/** Keeps a link that worked until it expires, so that a repeat of the request gets the same answer. */
export const insertUsedLink = async (trx: Tx, link: Insertable<UsedLink>): Promise<void> => {
  await trx.insertInto('used_links').values(link).execute();
};

/** Owner of a link that worked and has not expired. */
export const findUsedLink = (
  db: Executor,
  { purpose, token_hash }: { purpose: UsedLink['purpose']; token_hash: Buffer },
) =>
  db
    .selectFrom('used_links')
    .select(['user_id', 'staff_id'])
    .where('token_hash', '=', token_hash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();

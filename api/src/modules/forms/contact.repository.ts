import type { Insertable, Selectable } from 'kysely';
import type { Executor, Tx } from '../../db/connect.ts';
import type { AccountTables } from '../../db/schema/accounts.ts';

type MessageRow = Selectable<AccountTables['contact_messages']>;

/** @returns the id, and the number that the shop and the sender use to name the message */
export const insertMessage = (
  trx: Tx,
  message: Insertable<AccountTables['contact_messages']>,
): Promise<Pick<MessageRow, 'id' | 'number'>> =>
  trx.insertInto('contact_messages').values(message).returning(['id', 'number']).executeTakeFirstOrThrow();

export const findMessage = (db: Executor, id: string): Promise<MessageRow | undefined> =>
  db.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst();

import { type Selectable, type SqlBool, sql } from 'kysely';
import type { listMessages } from 'shared-contracts/office/messages.schema';
import type { z } from 'zod';
import type { Executor, Tx } from '../../db/connect.ts';
import { type FoundPage, findPage } from '../../db/list.ts';
import { firstValue } from '../../db/query.ts';
import type { AccountTables } from '../../db/schema/accounts.ts';
import { wordQuery } from '../../db/word-query.ts';
import { mayUse } from '../../personal-data/data-limits.repository.ts';

export type MessageRow = Selectable<AccountTables['contact_messages']>;
type Query = z.output<typeof listMessages.query>;

/** The expression of the index `contact_messages_words`. */
export const MESSAGE_WORDS = sql`order_words(number, email, coalesce(rut, ''),
  name || ' ' || coalesce(last_name, '') || ' ' || coalesce(company_name, ''))`;

/** Messages of people who blocked their data are not listed, except those that they write after that. */
const MAY_READ = mayUse(sql`contact_messages.email`, undefined, sql`contact_messages.created_at`);

/** Messages that wait for an answer. */
const OPEN = sql<SqlBool>`answered_at is null and closed_at is null`;
export const OPEN_MESSAGES = sql<SqlBool>`${OPEN} and ${MAY_READ}`;
const STATUS = {
  open: OPEN,
  answered: sql<SqlBool>`answered_at is not null and closed_at is null`,
  closed: sql<SqlBool>`closed_at is not null`,
};

/** Messages that fit the query, newest first unless it says otherwise. */
export const findMessages = (db: Executor, query: Query): Promise<FoundPage<MessageRow>> => {
  const { q, status } = query;
  return findPage(db, query, {
    select: sql`*`,
    from: 'contact_messages',
    where: [MAY_READ, status && STATUS[status], q && sql`${MESSAGE_WORDS} @@ ${wordQuery(q)}`],
    by: (direction) => sql`created_at ${direction}, id ${direction}`,
  });
};

export const lockMessage = (trx: Tx, id: string): Promise<MessageRow | undefined> =>
  trx.selectFrom('contact_messages').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const updateMessage = async (
  trx: Tx,
  id: string,
  change: Partial<Pick<MessageRow, 'answered_at' | 'closed_at'>>,
): Promise<void> => {
  await trx.updateTable('contact_messages').set(change).where('id', '=', id).execute();
};

/** Id of the sender in the directory of people. */
export const findSenderId = async (db: Executor, email: string): Promise<string | null> =>
  (await firstValue(db.selectFrom('people').select('id').where('email', '=', email.toLowerCase()))) ?? null;

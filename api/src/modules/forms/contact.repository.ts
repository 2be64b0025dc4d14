import type { Insertable, Selectable } from 'kysely';
import type { Executor, Tx } from '../../db/connect.ts';
import { lockName } from '../../db/lock-name.ts';
import { firstValueOrThrow } from '../../db/query.ts';
import type { AccountTables } from '../../db/schema/accounts.ts';

type MessageRow = Selectable<AccountTables['contact_messages']>;

/** An equal message within this time is a repeat: the client sends it again after a lost response. */
const REPEAT_WITHIN_MS = 10 * 60_000;

/** Columns that the sender writes. */
type SentMessage = Omit<MessageRow, 'id' | 'number' | 'locale' | 'created_at' | 'answered_at' | 'closed_at'>;

/** Locks the messages of a sender, to serialise repeated requests. */
export const lockSender = (trx: Tx, email: string): Promise<void> =>
  lockName(trx, `contact:${email.toLowerCase()}`);

/** Number of a recent message with the same content. */
export const findRepeated = async (
  trx: Tx,
  { email, ...others }: SentMessage,
): Promise<string | undefined> => {
  const columns = Object.entries(others) as [keyof typeof others, string | null][];
  const row = await trx
    .selectFrom('contact_messages')
    .select('number')
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('created_at', '>', new Date(Date.now() - REPEAT_WITHIN_MS))
    .where((eb) => eb.and(columns.map(([column, value]) => eb(column, 'is not distinct from', value))))
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return row?.number;
};

/** @returns the id, and the number that the shop and the sender use to name the message */
export const insertMessage = (trx: Tx, message: Insertable<AccountTables['contact_messages']>) =>
  trx.insertInto('contact_messages').values(message).returning(['id', 'number']).executeTakeFirstOrThrow();

export const findMessage = (db: Executor, id: string): Promise<MessageRow | undefined> =>
  db.selectFrom('contact_messages').selectAll().where('id', '=', id).executeTakeFirst();

type AnswerRow = Selectable<AccountTables['contact_answers']>;

export const insertAnswer = (trx: Tx, answer: { message_id: string; staff_id: string; text: string }) =>
  firstValueOrThrow(trx.insertInto('contact_answers').values(answer).returning('id'));

export const findAnswer = (db: Executor, id: string): Promise<AnswerRow | undefined> =>
  db.selectFrom('contact_answers').selectAll().where('id', '=', id).executeTakeFirst();

/** Answers to a message with the names of their authors, oldest first. */
export const findAnswers = (db: Executor, messageId: string) =>
  db
    .selectFrom('contact_answers as a')
    .innerJoin('staff as s', 's.id', 'a.staff_id')
    .select(['a.id', 'a.text', 'a.state', 'a.created_at', 's.name as staff'])
    .where('a.message_id', '=', messageId)
    .orderBy('a.created_at')
    .orderBy('a.id')
    .execute();

export const updateAnswerState = async (
  db: Executor,
  id: string,
  state: AnswerRow['state'],
): Promise<void> => {
  await db.updateTable('contact_answers').set({ state }).where('id', '=', id).execute();
};

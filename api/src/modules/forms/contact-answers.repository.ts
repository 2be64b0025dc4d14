import type { Selectable } from 'kysely';
import type { Executor, Tx } from '../../db/connect.ts';
import type { AccountTables } from '../../db/schema/accounts.ts';

type AnswerRow = Selectable<AccountTables['contact_answers']>;

export const insertAnswer = async (
  trx: Tx,
  answer: { message_id: string; staff_id: string; text: string },
): Promise<string> =>
  (await trx.insertInto('contact_answers').values(answer).returning('id').executeTakeFirstOrThrow()).id;

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

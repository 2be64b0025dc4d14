import type { Executor } from '../../db/connect.ts';

/** Marks an answer as used. @returns false when any API process marked it before */
export const insertUsedAnswer = async (
  db: Executor,
  answer: { answer_hash: Buffer; expires_at: Date },
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('bot_check_answers')
    .values(answer)
    .onConflict((on) => on.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

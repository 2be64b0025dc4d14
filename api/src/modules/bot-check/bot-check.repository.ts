import type { Executor } from '../../db/connect.ts';
import { hasWritten } from '../../db/query.ts';

/** Marks an answer as used. @returns false when any API process marked it before */
export const insertUsedAnswer = (db: Executor, answer: { answer_hash: Buffer; expires_at: Date }) =>
  hasWritten(
    db
      .insertInto('bot_check_answers')
      .values(answer)
      .onConflict((on) => on.doNothing()),
  );

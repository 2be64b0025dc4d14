import type { Executor } from '../../db/connect.ts';

/** Whether the audit has the upload of a picture. */
export const isRecorded = async (db: Executor, image: string): Promise<boolean> => {
  const row = await db
    .selectFrom('audit_entries')
    .select('id')
    .where('entity', '=', 'picture')
    .where('entity_id', '=', image)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

import type { Executor } from '../../db/connect.ts';
import { hasRow } from '../../db/query.ts';

/** Whether the audit has the upload of a picture. */
export const isRecorded = (db: Executor, image: string) =>
  hasRow(
    db
      .selectFrom('audit_entries')
      .select('id')
      .where('entity', '=', 'picture')
      .where('entity_id', '=', image)
      .limit(1),
  );

import { sql } from 'kysely';
import type { Executor } from '../../db/connect.ts';

/** All rows of the table, ordered by name. */
export const find{{Noun}} = (db: Executor) =>
  db
    .selectFrom('{{table}}')
    .select([sql<string>`id::text`.as('id'), 'name'])
    .orderBy('name')
    .orderBy('id')
    .execute();

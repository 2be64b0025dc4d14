import { sql } from 'kysely';
import type { Executor } from '../db/connect.ts';
import { DATA_MAP, personalColumns } from './data-map.ts';

/** Tables with e-mail addresses of customers. */
const tables = (): string[] =>
  Object.entries(DATA_MAP).flatMap(([table, map]) =>
    map.purpose !== 'staff' && personalColumns(map).includes('email') ? [table] : [],
  );

/** All addresses of customers in the database, in lower case. */
export const findAddressesInUse = async (db: Executor): Promise<string[]> => {
  const selects = tables().map((table) => sql`select lower(email) as email from ${sql.table(table)}`);
  const { rows } = await sql<{ email: string }>`
    select email from (${sql.join(selects, sql` union `)}) used where email like '%@%'`.execute(db);
  return rows.map(({ email }) => email);
};

import type pg from 'pg';

/** Table with its columns to copy: all except generated columns. */
export interface CopiedTable {
  name: string;
  columns: string[];
}

/** Tables that a backup does not contain. */
const NOT_COPIED = ['kysely_migration', 'kysely_migration_lock', 'rate_limits', 'bot_check_answers'];

/** Tables to copy, ordered so that each table comes after the tables that its foreign keys reference. */
export async function findTables(client: pg.ClientBase): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and c.relname <> all($1)
     group by c.relname order by c.relname`,
    [NOT_COPIED],
  );
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select f.relname as "from", t.relname as "to" from pg_constraint k
     join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
     where k.contype = 'f' and k.connamespace = 'public'::regnamespace and f.oid <> t.oid`,
  );
  return sortByReferences(rows, references);
}

const sortByReferences = (
  tables: readonly CopiedTable[],
  references: readonly { from: string; to: string }[],
): CopiedTable[] => {
  const sorted: CopiedTable[] = [];
  const isPlaced = (name: string) => sorted.some((table) => table.name === name);
  while (sorted.length < tables.length) {
    const next = tables.find(
      ({ name }) => !isPlaced(name) && references.every(({ from, to }) => from !== name || isPlaced(to)),
    );
    if (!next) throw new Error('The tables refer to each other in a circle.');
    sorted.push(next);
  }
  return sorted;
};

/** Condition: a job of the shop waits or runs. */
export const IS_WAITING = String.raw`state in ('created', 'retry', 'active') and name not like '\_\_pgboss%'`;

/** Whether the database has a queue. An empty one gets it when the shop starts. */
export const hasJobs = async (client: pg.ClientBase): Promise<boolean> => {
  const { rows } = await client.query<{ has: boolean }>("select to_regclass('jobs.job') is not null as has");
  return rows[0]?.has ?? false;
};

/** Quotes a name for SQL. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export const copySql = ({ name, columns }: CopiedTable, direction: 'to stdout' | 'from stdin'): string =>
  `copy public.${quoted(name)} (${columns.map(quoted).join(', ')}) ${direction}`;

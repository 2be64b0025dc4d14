import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { copySql, findTables } from './tables.ts';

/** First line of a backup. It starts with `-- `, so that `psql` ignores it. */
export interface BackupHead {
  format: 1;
  made_at: string;
  /** Executed migrations. */
  migrations: string[];
  /** Sequences without a column, with their last value. */
  sequences: Record<string, string>;
  /** Queued jobs: name, data and due time. */
  jobs: { name: string; data: object; startAfter: string }[];
}
export const HEAD_MARK = '-- shop backup ';

export interface BackupSummary {
  tables: number;
  rows: number;
}

/**
 * Writes all rows as one compressed SQL file, from one snapshot, while the shop is running.
 * The file is complete or missing.
 */
export async function writeBackup(databaseUrl: string, file: string): Promise<BackupSummary> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'shop-backup' });
  await client.connect();
  const part = `${file}.part`;
  try {
    // One snapshot for all tables.
    await client.query('begin isolation level repeatable read read only');
    const gzip = createGzip();
    const out = createWriteStream(part, { mode: 0o600, flags: 'w' });
    gzip.pipe(out);
    const write = async (text: string | Buffer) => {
      if (!gzip.write(text)) await once(gzip, 'drain');
    };
    await write(`${HEAD_MARK}${JSON.stringify(await readHead(client))}\nbegin;\n`);
    let rows = 0;
    const tables = await findTables(client);
    for (const table of tables) {
      await write(`${copySql(table, 'from stdin')};\n`);
      const copy = client.query(copyTo(copySql(table, 'to stdout')));
      for await (const chunk of copy) await write(chunk as Buffer);
      rows += copy.rowCount;
      await write('\\.\n');
    }
    await write('commit;\n');
    gzip.end();
    await finished(out);
    await client.query('commit');
    await rename(part, file);
    return { tables: tables.length, rows };
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function readHead(client: pg.Client): Promise<BackupHead> {
  const migrations = await client.query<{ name: string }>('select name from kysely_migration order by name');
  const sequences = await client.query<{ name: string; last: string | null }>(
    `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public'`,
  );
  const hasJobs = await client.query<{ table: string | null }>("select to_regclass('jobs.job') as table");
  const jobs = hasJobs.rows[0]?.table
    ? await client.query<BackupHead['jobs'][number]>(
        `select name, data, start_after::text as "startAfter" from jobs.job
         where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%' and data is not null
           and data <> '{}'::jsonb order by created_on`,
      )
    : { rows: [] };
  return {
    format: 1,
    made_at: new Date().toISOString(),
    migrations: migrations.rows.map(({ name }) => name),
    sequences: Object.fromEntries(
      sequences.rows.flatMap(({ name, last }) => (last === null ? [] : [[name, last]])),
    ),
    jobs: jobs.rows,
  };
}

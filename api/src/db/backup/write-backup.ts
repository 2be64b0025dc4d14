import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { BackupError } from './backup-error.ts';
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

/** Full disk, or the user's share of it. */
const NO_SPACE = ['ENOSPC', 'EDQUOT'];

/** Says in one sentence why the file could not be written. Other errors stay as they are. */
const explained = (error: unknown, file: string): unknown => {
  const { code = '', message, name, syscall } = error as NodeJS.ErrnoException;
  if (name === 'AbortError') return new BackupError(`${file} was not written. The command was interrupted.`);
  if (NO_SPACE.includes(code))
    return new BackupError(
      `${file} was not written. No space is left for it: free some, or choose a file on another disk.`,
    );
  return syscall === undefined ? error : new BackupError(`${file} was not written. ${message}`);
};

/** Text of the backup. The caller reads `summary` afterwards. */
async function* textOf(client: pg.Client, summary: BackupSummary): AsyncGenerator<string | Buffer> {
  yield `${HEAD_MARK}${JSON.stringify(await readHead(client))}\nbegin;\n`;
  for (const table of await findTables(client)) {
    yield `${copySql(table, 'from stdin')};\n`;
    const copy = client.query(copyTo(copySql(table, 'to stdout')));
    for await (const chunk of copy) yield chunk as Buffer;
    summary.tables += 1;
    summary.rows += copy.rowCount;
    yield '\\.\n';
  }
  yield 'commit;\n';
}

const openPart = (part: string): Writable => createWriteStream(part, { mode: 0o600, flags: 'w' });

interface WriteOptions {
  open?: (part: string) => Writable;
  /** Interrupts the backup. */
  signal?: AbortSignal;
}

/**
 * Writes all rows as one compressed SQL file, from one snapshot, while the shop is running.
 * The file is complete or missing.
 * @throws BackupError when the file cannot be written, or the signal interrupts it
 */
export async function writeBackup(
  databaseUrl: string,
  file: string,
  { open = openPart, signal }: WriteOptions = {},
): Promise<BackupSummary> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'shop-backup' });
  await client.connect();
  const part = `${file}.part`;
  const summary: BackupSummary = { tables: 0, rows: 0 };
  try {
    // One snapshot for all tables.
    await client.query('begin isolation level repeatable read read only');
    await pipeline(textOf(client, summary), createGzip(), open(part), { signal });
    await client.query('commit');
    await rename(part, file);
    return summary;
  } catch (error) {
    await rm(part, { force: true });
    throw explained(error, file);
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

import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { BackupError } from './backup-error.ts';
import { copySql, findTables, hasJobs, IS_WAITING } from './tables.ts';

/** First line of a backup. It starts with `-- `, so that `psql` ignores it. */
export interface BackupHead {
  format: 1;
  made_at: string;
  /** Executed migrations. */
  migrations: string[];
  /** Sequences without a column, with their last value. */
  sequences: Record<string, string>;
  /** Queued jobs. */
  jobs: { name: string; data: object }[];
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
 * @throws BackupError when the file cannot be written, another backup writes it now, or the signal interrupts it
 */
export async function writeBackup(
  databaseUrl: string,
  file: string,
  options: WriteOptions = {},
): Promise<BackupSummary> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'shop-backup' });
  await client.connect();
  try {
    // One snapshot for all tables.
    await client.query('begin isolation level repeatable read read only');
    await refuseSecond(client, file);
    return await writeFile(client, file, options);
  } catch (error) {
    throw explained(error, file);
  } finally {
    await client.end();
  }
}

/** Locks the path until the transaction ends. */
async function refuseSecond(client: pg.Client, file: string): Promise<void> {
  const { rows } = await client.query<{ is_free: boolean }>(
    'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as is_free',
    [`backup ${file}`],
  );
  if (!rows[0]?.is_free) throw new BackupError(`${file} is being written by another backup.`);
}

async function writeFile(
  client: pg.Client,
  file: string,
  { open = openPart, signal }: WriteOptions,
): Promise<BackupSummary> {
  const part = `${file}.part`;
  const summary: BackupSummary = { tables: 0, rows: 0 };
  try {
    await pipeline(textOf(client, summary), createGzip(), open(part), { signal });
    await rename(part, file);
    return summary;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function readHead(client: pg.Client): Promise<BackupHead> {
  const migrations = await client.query<{ name: string }>('select name from kysely_migration order by name');
  const sequences = await client.query<{ name: string; last: string | null }>(
    `select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public'`,
  );
  const jobs = (await hasJobs(client))
    ? await client.query<BackupHead['jobs'][number]>(
        `select name, data from jobs.job
         where ${IS_WAITING} and data is not null and data <> '{}'::jsonb order by created_on`,
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

import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { BackupError } from './backup-error.ts';
import { type CopiedTable, findTables, hasJobs, IS_WAITING, quoted } from './tables.ts';
import { type BackupHead, type BackupSummary, HEAD_MARK } from './write-backup.ts';

/** Splits at \n only. `readline` would also split at other line separators inside rows. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const source = createReadStream(file);
  const unpacked = source.pipe(createGunzip()).setEncoding('utf8');
  source.on('error', (error) => unpacked.destroy(error));
  let rest = '';
  for await (const chunk of unpacked) {
    const lines = (rest + String(chunk)).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) yield rest;
}

/** Reads the first line of a backup. */
export async function readBackupHead(file: string): Promise<BackupHead> {
  for await (const line of linesOf(file)) {
    if (!line.startsWith(HEAD_MARK)) break;
    return JSON.parse(line.slice(HEAD_MARK.length)) as BackupHead;
  }
  throw new BackupError(`${file} is no backup of the shop.`);
}

/** Number of orders and customers together, so that a restore does not overwrite a shop in use. */
export async function countOrdersAndCustomers(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ n: string }>(
      'select (select count(*) from orders) + (select count(*) from users) as n',
    );
    return Number(rows[0]?.n ?? 0);
  } finally {
    await client.end();
  }
}

/**
 * Replaces all rows of the database by the backup's, in one transaction, and deletes the jobs that wait for the replaced
 * ones. The schema must have the backup's migrations.
 * @throws BackupError for a damaged file
 */
export async function restoreRows(databaseUrl: string, file: string): Promise<BackupSummary> {
  const { sequences } = await readBackupHead(file);
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'shop-restore' });
  await client.connect();
  try {
    await client.query('begin');
    const tables = await findTables(client);
    // Disable triggers: the backup already contains the rows that they write.
    for (const { name } of tables) await client.query(`alter table ${quoted(name)} disable trigger user`);
    await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')} restart identity`);
    await deleteWaitingJobs(client);
    const rows = await copyAll(client, file);
    for (const { name } of tables) await client.query(`alter table ${quoted(name)} enable trigger user`);
    for (const [name, last] of Object.entries(sequences)) {
      await client.query('select setval($1::regclass, $2::bigint)', [quoted(name), last]);
    }
    await endStaffSessions(client, tables);
    await client.query('commit');
    return { tables: tables.length, rows };
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    // The decompression fails, e.g. after an interrupted copy of the file.
    if (/^Z_/.test(String((error as NodeJS.ErrnoException).code)))
      throw new BackupError(`${file} is damaged or ends too early: nothing was restored.`);
    throw error;
  } finally {
    await client.end();
  }
}

/** Otherwise a mail would tell a buyer of a change that the backup does not have. */
async function deleteWaitingJobs(client: pg.Client): Promise<void> {
  if (await hasJobs(client)) await client.query(`delete from jobs.job where ${IS_WAITING}`);
}

/**
 * Deletes restored sessions and links of staff. Otherwise a session that was ended, or a link that was used since the
 * backup, would work again.
 */
async function endStaffSessions(client: pg.Client, tables: readonly CopiedTable[]): Promise<void> {
  for (const name of ['staff_sessions', 'staff_links'])
    if (tables.some((table) => table.name === name)) await client.query(`delete from ${quoted(name)}`);
}

async function copyAll(client: pg.Client, file: string): Promise<number> {
  // Not `for await`, because `untilEnd` takes the rows of each table from the same iterator.
  const lines = linesOf(file)[Symbol.asyncIterator]();
  let isWhole = false;
  let rows = 0;
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    const line: string = next.value;
    if (line === 'commit;') isWhole = true;
    if (!line.startsWith('copy ')) continue;
    const copy = client.query(copyFrom(line.replace(/;$/, '')));
    await pipeline(Readable.from(untilEnd(lines)), copy);
    rows += copy.rowCount;
  }
  if (!isWhole) throw new BackupError(`${file} ends too early: nothing was restored.`);
  return rows;
}

/** Rows of one table, up to its end marker. */
async function* untilEnd(lines: AsyncIterator<string>): AsyncGenerator<string> {
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    if (next.value === '\\.') return;
    yield `${next.value}\n`;
  }
  throw new BackupError('The backup ends within a table: nothing was restored.');
}

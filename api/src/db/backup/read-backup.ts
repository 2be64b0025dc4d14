import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { findTables, quoted } from './tables.ts';
import { type BackupHead, type BackupSummary, HEAD_MARK } from './write-backup.ts';

/** A file that is no backup, or not of this shop. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** Lines end with \n and nothing else: `readline` would also break rows at other characters that end a line. */
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

/** The first line of a backup. */
export async function readBackupHead(file: string): Promise<BackupHead> {
  for await (const line of linesOf(file)) {
    if (!line.startsWith(HEAD_MARK)) break;
    return JSON.parse(line.slice(HEAD_MARK.length)) as BackupHead;
  }
  throw new BackupError(`${file} is no backup of the shop.`);
}

/** How many customers and orders a database holds: a restore must not wipe out a shop that sells. */
export async function countWhatMatters(databaseUrl: string): Promise<number> {
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
 * Puts the rows of a backup in the place of all that the database holds, in one transaction: it ends with every row or
 * with none changed. The tables must be those of the backup's migrations.
 */
export async function restoreRows(databaseUrl: string, file: string): Promise<BackupSummary> {
  const { sequences } = await readBackupHead(file);
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'shop-restore' });
  await client.connect();
  try {
    await client.query('begin');
    const tables = await findTables(client);
    // History of orders and the like is written by triggers; the backup brings what they wrote.
    for (const { name } of tables) await client.query(`alter table ${quoted(name)} disable trigger user`);
    await client.query(`truncate ${tables.map(({ name }) => quoted(name)).join(', ')} restart identity`);
    const rows = await copyAll(client, file);
    for (const { name } of tables) await client.query(`alter table ${quoted(name)} enable trigger user`);
    for (const [name, last] of Object.entries(sequences)) {
      await client.query('select setval($1::regclass, $2::bigint)', [quoted(name), last]);
    }
    await client.query('commit');
    return { tables: tables.length, rows };
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    await client.end();
  }
}

async function copyAll(client: pg.Client, file: string): Promise<number> {
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

/** The rows of one table, up to the line that ends them. */
async function* untilEnd(lines: AsyncIterator<string>): AsyncGenerator<string> {
  for (let next = await lines.next(); !next.done; next = await lines.next()) {
    if (next.value === '\\.') return;
    yield `${next.value}\n`;
  }
  throw new BackupError('The backup ends within a table: nothing was restored.');
}

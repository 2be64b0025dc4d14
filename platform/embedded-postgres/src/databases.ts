import pg from 'pg';

const DUPLICATE_DATABASE = '42P04';
const MAINTENANCE_DATABASE = 'postgres';

/** `postgres://` URL for `pg` of a database on a unix socket. */
export function socketUrl(socketDir: string, database: string): string {
  const name = encodeURIComponent(database);
  return `postgres://postgres@localhost/${name}?host=${encodeURIComponent(socketDir)}`;
}

/** URL of another database on the same server. */
export function urlOfDatabase(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${encodeURIComponent(database)}`;
  return other.href;
}

/**
 * Creates a database, empty or as a copy of `template` (which must have no connections), and returns its URL.
 * @param url any database of the server
 */
export async function createDatabase(
  url: string,
  name: string,
  { template }: { template?: string } = {},
): Promise<string> {
  // The default strategy writes every page to the WAL; for a template of this size, a file copy is faster.
  const copy = template === undefined ? '' : ` TEMPLATE ${pg.escapeIdentifier(template)} STRATEGY FILE_COPY`;
  await execute(url, `CREATE DATABASE ${pg.escapeIdentifier(name)}${copy}`);
  return urlOfDatabase(url, name);
}

/** Creates the database of the URL if it does not exist. */
export async function ensureDatabase(url: string): Promise<void> {
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  try {
    await createDatabase(url, name);
  } catch (error) {
    if ((error as { code?: string }).code !== DUPLICATE_DATABASE) throw error;
  }
}

/** Drops a database and ends its connections. */
export async function dropDatabase(url: string, name: string): Promise<void> {
  await execute(url, `DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`);
}

/** Marks a database as template and refuses further connections to it. */
export async function sealTemplate(url: string, name: string): Promise<void> {
  await execute(url, `ALTER DATABASE ${pg.escapeIdentifier(name)} IS_TEMPLATE true ALLOW_CONNECTIONS false`);
}

const execute = (url: string, statement: string): Promise<unknown[]> =>
  queryRows(urlOfDatabase(url, MAINTENANCE_DATABASE), statement);

/** Runs one statement in a connection of its own. @returns its rows */
export async function queryRows<Row extends object>(url: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  // The server may end while the connection is idle. The next statement rejects then.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(statement)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

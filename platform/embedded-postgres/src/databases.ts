import pg from 'pg';

const DUPLICATE_DATABASE = '42P04';
const MAINTENANCE_DATABASE = 'postgres';

/** A `postgres://` address for `pg` of a database behind a unix socket. */
export function socketUrl(socketDir: string, database: string): string {
  return `postgres://postgres@localhost/${encodeURIComponent(database)}?host=${encodeURIComponent(socketDir)}`;
}

/** The same server, another database. */
export function urlOfDatabase(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${encodeURIComponent(database)}`;
  return other.href;
}

/**
 * Makes a database, empty or as a copy of `template` (nobody may be connected to that), and returns its address.
 * @param url any database of the server
 */
export async function createDatabase(
  url: string,
  name: string,
  { template }: { template?: string } = {},
): Promise<string> {
  // A file copy is quicker than the default for a template of our size, which writes every page to the log.
  const copy = template === undefined ? '' : ` TEMPLATE ${pg.escapeIdentifier(template)} STRATEGY FILE_COPY`;
  await execute(url, `CREATE DATABASE ${pg.escapeIdentifier(name)}${copy}`);
  return urlOfDatabase(url, name);
}

/** Makes the database that the address names unless it exists. */
export async function ensureDatabase(url: string): Promise<void> {
  const name = decodeURIComponent(new URL(url).pathname.slice(1));
  try {
    await createDatabase(url, name);
  } catch (error) {
    if ((error as { code?: string }).code !== DUPLICATE_DATABASE) throw error;
  }
}

/** Removes a database; whoever is still connected is disconnected. */
export async function dropDatabase(url: string, name: string): Promise<void> {
  await execute(url, `DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`);
}

/** Closes a database for all connections and marks it as one to be copied. */
export async function sealTemplate(url: string, name: string): Promise<void> {
  await execute(url, `ALTER DATABASE ${pg.escapeIdentifier(name)} IS_TEMPLATE true ALLOW_CONNECTIONS false`);
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: urlOfDatabase(url, MAINTENANCE_DATABASE) });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

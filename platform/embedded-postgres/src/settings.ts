/** PostgreSQL settings as data; what is not named keeps PostgreSQL's default (fsync on, synchronous_commit on). */
const ALWAYS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '100',
  log_checkpoints: 'off',
};

/** A test's database need not outlive a power cut. */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '64MB',
  autovacuum_naptime: '1d',
};

/** The server's arguments. Also how a left-over server is judged: with other arguments it is not taken over. */
export function serverArguments(dataDir: string, socketDir: string, durable: boolean): string[] {
  const settings = { ...ALWAYS, ...(durable ? {} : FAST) };
  const pairs = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', dataDir, '-k', socketDir, ...pairs];
}

/** Only what the server needs: the caller's environment may hold PGDATA, PGPORT and the like. */
export const SERVER_ENVIRONMENT = {
  PATH: process.env.PATH ?? '/usr/bin:/bin',
  LC_ALL: process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8',
  TZ: 'UTC',
};

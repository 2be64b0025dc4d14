/** Settings of every server. The rest keep PostgreSQL's defaults, such as fsync and synchronous_commit on. */
const ALWAYS = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '100',
  log_checkpoints: 'off',
};

/** Settings of test databases, which need not survive a power cut. */
const FAST = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  shared_buffers: '64MB',
  autovacuum_naptime: '1d',
};

/** Arguments of the server. A left-over server is reused only if it has the same arguments. */
export function serverArguments(dataDir: string, socketDir: string, durable: boolean): string[] {
  const settings = { ...ALWAYS, ...(durable ? {} : FAST) };
  const pairs = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', dataDir, '-k', socketDir, ...pairs];
}

/** Environment of the server. The caller's is not passed on, because it may contain PGDATA, PGPORT and the like. */
export const SERVER_ENVIRONMENT = {
  PATH: process.env.PATH ?? '/usr/bin:/bin',
  LC_ALL: process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8',
  TZ: 'UTC',
};

import { connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Faults of the connection to the database. `stalled`: no data passes. `slow`: data passes late. `cut`: open
 * connections are closed and new ones refused.
 */
export type LineFault = 'stalled' | 'slow' | 'cut';

const SLOW_MS = 1500;

const socketOf = (databaseUrl: string): string => {
  const target = new URL(databaseUrl);
  const folder = target.searchParams.get('host') ?? decodeURIComponent(target.hostname);
  const port = target.port || target.searchParams.get('port') || '5432';
  return path.join(folder, `.s.PGSQL.${port}`);
};

/**
 * Opens a TCP proxy to PostgreSQL in which a test can inject faults. Data sent while the connection is
 * stalled is lost, as on a dead network.
 */
export async function openProxy(databaseUrl: string) {
  let socket = socketOf(databaseUrl);
  const open = () => connect(socket);
  const lines = new Set<Socket>();
  let fault: LineFault | null = null;
  /** Connections that have lost data. They never pass data again. */
  const lost = new WeakSet<Socket>();

  const pass = (from: Socket, to: Socket) => {
    from.on('data', async (chunk: Buffer) => {
      if (fault === 'stalled') {
        lost.add(from).add(to);
        return;
      }
      if (lost.has(from)) return;
      if (fault === 'slow') {
        from.pause();
        await wait(SLOW_MS);
        from.resume();
      }
      to.write(chunk);
    });
    from.on('error', () => to.destroy());
    from.on('close', () => to.destroy());
  };

  const server = createServer((client) => {
    if (fault === 'cut') return client.destroy();
    const upstream = open();
    for (const end of [client, upstream]) {
      lines.add(end);
      end.on('close', () => lines.delete(end));
    }
    pass(client, upstream);
    pass(upstream, client);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const listening = typeof address === 'object' && address ? address.port : 0;
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  url.searchParams.delete('port');
  url.hostname = '127.0.0.1';
  url.port = String(listening);
  return {
    /** URL of the database through the proxy. */
    url: url.href,
    spoil(next: LineFault | null) {
      fault = next;
      if (next === 'cut') for (const line of lines) line.destroy();
    },
    /** Leads new connections to another server. Closes the open ones. */
    leadTo(otherUrl: string) {
      socket = socketOf(otherUrl);
      for (const line of lines) line.destroy();
    },
    async close() {
      for (const line of lines) line.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

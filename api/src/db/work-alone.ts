import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** Time until a process looks again whether the one that works has ended. */
const LOOK_AGAIN_MS = 10_000;
const CONNECT_MS = 5_000;

/**
 * Runs `work` once, in one process of the fleet at a time. An advisory lock of PostgreSQL chooses the process. The
 * database releases it when the process dies, and another one takes over.
 * @param url the database itself, because a pooler in transaction mode would lose the lock
 * @param work ends when its signal is aborted: at a stop, and when the connection with the lock is lost
 * @returns stops waiting and working
 */
export function workAlone(
  url: string,
  name: string,
  work: (signal: AbortSignal) => Promise<void>,
  lookAgainMs = LOOK_AGAIN_MS,
): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async (): Promise<void> => {
    while (!signal.aborted && !(await workWithLock(url, { name, work, signal })))
      await wait(lookAgainMs, undefined, { signal, ref: false }).catch(() => undefined);
  };
  void run();
  return () => stopping.abort();
}

/** @returns whether the work was done */
async function workWithLock(
  url: string,
  { name, work, signal }: { name: string; work: (signal: AbortSignal) => Promise<void>; signal: AbortSignal },
): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    application_name: `shop-api ${name}`,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
  });
  const lost = new AbortController();
  const lose = () => lost.abort();
  client.on('error', lose).on('end', lose);
  try {
    await client.connect();
    const { rows } = await client.query<{ is_mine: boolean }>(
      'select pg_try_advisory_lock(hashtext($1)) as is_mine',
      [name],
    );
    if (!rows[0]?.is_mine) return false;
    await work(AbortSignal.any([signal, lost.signal]));
    return !lost.signal.aborted;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

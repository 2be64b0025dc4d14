import { fork } from 'node:child_process';
import path from 'node:path';

/** The first requests of a fresh process go first. */
const WARM_AFTER_MS = 3_000;
const CLI = path.resolve(import.meta.dirname, '../../cli.ts');

/**
 * Makes missing pictures in a process of its own: encoding takes memory that this one would never give back.
 * @returns stops it
 */
export function warmPictures(databaseUrl: string, failed: (reason: string) => void): () => void {
  const stopping = new AbortController();
  const timer = setTimeout(() => {
    const child = fork(CLI, ['warm-pictures'], {
      env: { ...process.env, DATABASE_URL: databaseUrl },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      signal: stopping.signal,
    });
    child.on('error', (error) => {
      if (!stopping.signal.aborted) failed(error.message);
    });
    child.on('exit', (code) => {
      if (code) failed(`ended with ${code}`);
    });
    // A stop of this process does not wait for pictures.
    child.unref();
    child.channel?.unref();
  }, WARM_AFTER_MS).unref();
  return () => {
    clearTimeout(timer);
    stopping.abort();
  };
}

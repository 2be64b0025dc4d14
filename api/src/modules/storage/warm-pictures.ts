import { fork } from 'node:child_process';
import path from 'node:path';

/** Delay after the start, so that the first requests of the new process are not slowed down. */
const WARM_AFTER_MS = 3_000;
const CLI = path.resolve(import.meta.dirname, '../../cli.ts');

/**
 * Encodes missing pictures in a child process, because encoding takes memory that a process does not return.
 * @returns a function that stops the child process
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
    // Let this process end without waiting for the child process.
    child.unref();
    child.channel?.unref();
  }, WARM_AFTER_MS).unref();
  return () => {
    clearTimeout(timer);
    stopping.abort();
  };
}

import { fork } from 'node:child_process';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { AppDeps } from '../../module.ts';

/** Delay after the start, so that the first requests of the new process are not slowed down. */
const WARM_AFTER_MS = 3_000;
const CLI = path.resolve(import.meta.dirname, '../../cli.ts');

/** Prepares missing pictures after the start of a process that runs jobs. */
export function addPictureWarming(
  app: FastifyInstance,
  { config, databaseUrl }: Pick<AppDeps, 'config' | 'databaseUrl'>,
): void {
  if (!databaseUrl || config.WARM_PICTURES === 'off' || config.API_ROLE === 'web') return;
  let stop: (() => void) | undefined;
  app.addHook('onListen', () => {
    stop = warmPictures(databaseUrl, (reason) => app.log.warn({ reason }, 'pictures were not prepared'));
  });
  app.addHook('onClose', () => stop?.());
}

/**
 * Encodes missing pictures in a child process, because encoding takes memory that a process does not return.
 * @returns a function that stops the child process
 */
function warmPictures(databaseUrl: string, failed: (reason: string) => void): () => void {
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

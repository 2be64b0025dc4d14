import { fork } from 'node:child_process';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { workAlone } from '../../db/work-alone.ts';
import type { AppDeps } from '../../module.ts';

/** Delay after the start, so that the first requests of the new process are not slowed down. */
const WARM_AFTER_MS = 3_000;
const CLI = path.resolve(import.meta.dirname, '../../cli.ts');

/**
 * Prepares missing pictures after the start of a process that runs jobs. Of several processes one works at a time. The
 * next one finds the pictures ready.
 */
export function addPictureWarming(
  app: FastifyInstance,
  { config, databaseUrl }: Pick<AppDeps, 'config' | 'databaseUrl'>,
): void {
  if (!databaseUrl || config.WARM_PICTURES === 'off' || config.API_ROLE === 'web') return;
  let stop: (() => void) | undefined;
  app.addHook('onListen', () => {
    const warnOfFailure = (reason: string) => app.log.warn({ reason }, 'pictures were not prepared');
    const timer = setTimeout(() => {
      stop = workAlone(databaseUrl, 'pictures', (signal) => warmPictures(databaseUrl, signal, warnOfFailure));
    }, WARM_AFTER_MS).unref();
    stop = () => clearTimeout(timer);
  });
  app.addHook('onClose', () => stop?.());
}

/** Encodes missing pictures in a child process, because encoding takes memory that a process does not return. */
const warmPictures = (
  databaseUrl: string,
  signal: AbortSignal,
  warnOfFailure: (reason: string) => void,
): Promise<void> =>
  new Promise((resolve) => {
    const child = fork(CLI, ['warm-pictures'], {
      env: { ...process.env, DATABASE_URL: databaseUrl },
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      signal,
    });
    child.on('error', (error) => {
      if (!signal.aborted) warnOfFailure(error.message);
      resolve();
    });
    child.on('exit', (code, killedBy) => {
      if (code !== 0 && !signal.aborted) warnOfFailure(`ended with ${code ?? killedBy}`);
      resolve();
    });
    // Let this process end without waiting for the child process.
    child.unref();
    child.channel?.unref();
  });

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findServer, type RunningServer, readPidFile } from './left-over.ts';
import { PostgresError } from './postgres-error.ts';
import { runAs, type ServerUser } from './server-user.ts';
import { SERVER_ENVIRONMENT } from './settings.ts';

/** Timeout of a start. It includes crash recovery of a busy shop's data after a power cut. */
const READY_MS = 120_000;
const POLL_MS = 5;

export type LaunchOptions = {
  binaries: string;
  dataDir: string;
  args: string[];
  log: string;
  user: ServerUser;
  /** Keep the server running when this process ends. */
  keepAlive: boolean;
};

/**
 * Starts the server and waits until it accepts connections.
 * @throws PostgresError with the reason from the server's log if it ends instead
 */
export async function launch(options: LaunchOptions): Promise<RunningServer> {
  // A restarted container may give the new server the pid of a killed one, whose file says `ready`.
  const leftOver = readPidFile(options.dataDir)?.join();
  const child = spawnServer(options);
  let failure: Error | undefined;
  child.on('error', (error) => {
    failure = error;
  });
  const patience = performance.now() + READY_MS;
  while (performance.now() < patience) {
    const server = findServer(options.dataDir);
    if (server?.ready && readPidFile(options.dataDir)?.join() !== leftOver) {
      child.unref();
      return server;
    }
    if (failure || child.exitCode !== null || child.signalCode !== null) throw notStarted(options, failure);
    await sleep(POLL_MS);
  }
  child.kill('SIGINT');
  throw notStarted(options, new Error(`it was not ready after ${READY_MS / 1000} s`));
}

function spawnServer({ binaries, args, log, user, keepAlive }: LaunchOptions): ChildProcess {
  const program = path.join(binaries, 'bin/postgres');
  const output = openSync(log, 'a', 0o600);
  try {
    const options = {
      env: SERVER_ENVIRONMENT,
      stdio: ['ignore', output, output] as ['ignore', number, number],
      // A separate process group: Ctrl-C does not reach the server, which must stop after the programs that use it.
      detached: true,
    };
    if (keepAlive || !hasDeathSignal()) return spawn(program, args, { ...options, ...runAs(user) });
    // The kernel clears the parent-death signal when the user changes, so setpriv changes the user first.
    const change =
      process.getuid?.() === user.uid ? [] : [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'];
    return spawn('setpriv', [...change, '--pdeathsig=INT', '--', program, ...args], { ...options, cwd: '/' });
  } finally {
    closeSync(output);
  }
}

/**
 * True if the kernel can stop the server when this process ends, even by SIGKILL. Elsewhere the next start finds it.
 */
function hasDeathSignal(): boolean {
  return process.platform === 'linux' && spawnSync('setpriv', ['--pdeathsig=INT', 'true']).status === 0;
}

function notStarted({ log }: LaunchOptions, failure: Error | undefined): PostgresError {
  const fatal = readFileSync(log, 'utf8')
    .split('\n')
    .findLast((line) => /FATAL|PANIC|error/i.test(line));
  const reason =
    failure?.message ?? fatal?.replace(/^.*?(FATAL|PANIC|ERROR):\s*/i, '') ?? 'it gave no reason';
  return new PostgresError(
    `The database server did not start: ${reason}`,
    `Read ${log} for the whole story.`,
  );
}

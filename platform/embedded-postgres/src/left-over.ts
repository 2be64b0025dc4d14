import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PostgresError } from './postgres-error.ts';
import { isRunning, processInfo } from './process-info.ts';
import { SOCKET_NAME } from './socket-folder.ts';

/**
 * Timeout of a fast shutdown, which waits for a checkpoint. Then follows an immediate shutdown, after which
 * the next start recovers the data from the WAL.
 */
const FAST_STOP_MS = 15_000;
const ORPHANS_MS = 5_000;
const POLL_MS = 10;

export type RunningServer = { pid: number; socketDir: string; ready: boolean; args: string[] };

/** The server that runs on this data folder, if any, whichever process started it. */
export function findServer(dataDir: string): RunningServer | undefined {
  const lines = readPidFile(dataDir);
  const pid = Number(lines?.[0]);
  const info = lines && processInfo(pid);
  if (!info || info.zombie || !isServerOf(dataDir, info.args)) return undefined;
  return { pid, socketDir: lines[4] ?? '', ready: lines[7]?.trim() === 'ready', args: info.args };
}

/**
 * A container that shares the folder does not show its processes here, so its lock and its pid file look stale. Two
 * servers would destroy the data.
 * @throws PostgresError if a server whose process is not visible accepts connections on the folder's socket
 */
export async function refuseHiddenServer(dataDir: string): Promise<void> {
  const socketDir = readPidFile(dataDir)?.[4];
  if (!socketDir || findServer(dataDir)) return;
  const socket = connect(path.join(socketDir, SOCKET_NAME));
  try {
    await once(socket, 'connect');
  } catch {
    return;
  } finally {
    socket.destroy();
  }
  throw new PostgresError(
    `The data in ${dataDir} is in use by the database server of another container.`,
    'Stop that container first, or set DATA_DIR to another folder.',
  );
}

/** Stops the server and waits for its end. */
export async function stopServer(dataDir: string): Promise<void> {
  const server = findServer(dataDir);
  if (!server) return;
  signal(server.pid, 'SIGINT', dataDir);
  const patience = performance.now() + FAST_STOP_MS;
  for (let told = false; isRunning(server.pid); await sleep(POLL_MS)) {
    if (told || performance.now() < patience) continue;
    signal(server.pid, 'SIGQUIT', dataDir);
    told = true;
  }
}

/**
 * Removes a stale pid file of a killed server. PostgreSQL would refuse to start for ever if the pid is a
 * zombie (in a container whose init does not reap children) or now belongs to another program.
 */
export async function clearDeadServer(dataDir: string): Promise<void> {
  const lines = readPidFile(dataDir);
  if (!lines || findServer(dataDir) || !processInfo(Number(lines[0]))) return;
  // The pid file also protects against orphaned workers of the dead server, so wait for their end first.
  const patience = performance.now() + ORPHANS_MS;
  for (let workers = workersOf(dataDir); workers.length > 0; workers = workersOf(dataDir)) {
    if (performance.now() > patience) for (const pid of workers) signal(pid, 'SIGKILL', dataDir);
    await sleep(POLL_MS);
  }
  rmSync(path.join(dataDir, 'postmaster.pid'), { force: true });
  if (lines[4]) rmSync(path.join(lines[4], `${SOCKET_NAME}.lock`), { force: true });
}

function isServerOf(dataDir: string, args: string[]): boolean {
  // `ps` gives the whole command line as one string.
  return args.length === 1 ? args[0]?.includes(`-D ${dataDir} `) === true : args.includes(dataDir);
}

/**
 * Lines of the pid file, if there is one. Used here: 0 the pid, 4 the socket's folder, 7 `ready` once the server accepts
 * connections.
 */
export function readPidFile(dataDir: string): string[] | undefined {
  try {
    return readFileSync(path.join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
}

/** Pids of PostgreSQL workers: processes whose working directory is the data folder (Linux). */
function workersOf(dataDir: string): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => {
      try {
        return readlinkSync(`/proc/${pid}/cwd`) === dataDir && isRunning(pid);
      } catch {
        return false;
      }
    });
}

function signal(pid: number, name: NodeJS.Signals, dataDir: string): void {
  try {
    process.kill(pid, name);
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ESRCH') return;
    throw new PostgresError(
      `A database server of another user (process ${pid}) runs on ${dataDir} ` +
        'and cannot be stopped from here.',
      `Stop it as that user (kill -INT ${pid}), or set DATA_DIR to another folder.`,
      { cause },
    );
  }
}

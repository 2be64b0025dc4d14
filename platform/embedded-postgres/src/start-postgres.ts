import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createData } from './create-data.ts';
import { ensureDatabase, socketUrl } from './databases.ts';
import { keepUp } from './keep-up.ts';
import { launch } from './launch.ts';
import {
  clearDeadServer,
  findServer,
  type RunningServer,
  refuseHiddenServer,
  stopServer,
} from './left-over.ts';
import { locateBinaries } from './locate-binaries.ts';
import { takeOwnerLock } from './owner-lock.ts';
import { choosePlace, type Place } from './place.ts';
import { PostgresError } from './postgres-error.ts';
import { prepareBinaries } from './prepare-binaries.ts';
import { serverArguments } from './settings.ts';
import { socketFolder } from './socket-folder.ts';

export type StartPostgresOptions = {
  /** Absolute path of the data folder (DATA_DIR). */
  dataDir: string;
  /** True: committed data survives a power cut. False: fast, for tests. */
  durable: boolean;
  /** Keep the server running when this process ends; the next start takes it over. Default false. */
  keepAlive?: boolean;
  /** Database of `url`, created if missing. Default `shop`. */
  database?: string;
};

/**
 * Runs an embedded PostgreSQL on a unix socket, as an ordinary user or as root. Call it on the main thread,
 * because the server ends with the thread that started it.
 * @throws PostgresError with a remedy: data in use, no binaries for this machine, or data of another version
 */
export async function startPostgres(options: StartPostgresOptions) {
  const { durable, keepAlive = false, database = 'shop' } = options;
  if (!path.isAbsolute(options.dataDir))
    throw new PostgresError(
      `The data folder ${options.dataDir} is not an absolute path.`,
      'Give the whole path in DATA_DIR.',
    );
  const binariesOfNpm = locateBinaries();
  const place = choosePlace(options.dataDir);
  await refuseHiddenServer(place.dataDir);
  const lock = takeOwnerLock(place.asked);
  try {
    const binaries = prepareBinaries(binariesOfNpm, place.base, place.user);
    const log = path.join(place.base, 'postgres.log');
    createData(place, { binaries, version: binariesOfNpm.version, log, durable });
    const { dataDir, user, note } = place;
    const launchOn = async (socketDir: string): Promise<RunningServer> => {
      await clearDeadServer(dataDir);
      const args = serverArguments(dataDir, socketDir, durable);
      return launch({ binaries, log, keepAlive, dataDir, user, args });
    };
    const startFresh = async (): Promise<RunningServer> => {
      await stopServer(dataDir);
      rotate(log);
      return launchOn(socketFolder(place));
    };

    const reusable = keepAlive ? findReusable(place, durable) : undefined;
    const server = reusable ?? (await startFresh());
    const url = socketUrl(server.socketDir, database);
    await ensureDatabase(url);

    const kept = keepUp(server.pid, async () => (await launchOn(server.socketDir)).pid);
    const stopAtExit = () => interrupt(kept.pid());
    if (!keepAlive) process.once('exit', stopAtExit);
    const stop = async () => {
      process.removeListener('exit', stopAtExit);
      await kept.stop();
      await stopServer(dataDir);
      if (!server.socketDir.startsWith(place.base))
        rmSync(server.socketDir, { recursive: true, force: true });
      lock.release();
    };
    return {
      /** For `pg`, over a unix socket. */
      url,
      socketDir: server.socketDir,
      /** PostgreSQL's data folder, which may differ from the requested one. */
      dataDir,
      /** Path of the server's log. */
      log,
      pid: server.pid,
      /** Whether a `keepAlive` server was taken over. */
      reused: !!reusable,
      /** Message for the user if the data is not in the requested folder. */
      note,
      /** Ends all connections, stops the server and releases the folder. */
      stop,
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

export type PostgresHandle = Awaited<ReturnType<typeof startPostgres>>;

/** A running server of an earlier start with exactly these settings. */
function findReusable({ dataDir }: Place, durable: boolean): RunningServer | undefined {
  const server = findServer(dataDir);
  const wanted = server && serverArguments(dataDir, server.socketDir, durable).join(' ');
  return server?.ready && server.args.join(' ').endsWith(wanted ?? '') ? server : undefined;
}

/** Starts a new log, so that a failure's reason can be read from it. The previous log is kept. */
function rotate(log: string): void {
  if (existsSync(log)) renameSync(log, `${log}.1`);
}

function interrupt(pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    // already ended
  }
}

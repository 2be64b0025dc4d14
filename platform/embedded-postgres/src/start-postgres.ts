import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createData } from './create-data.ts';
import { ensureDatabase, socketUrl } from './databases.ts';
import { keepUp } from './keep-up.ts';
import { launch } from './launch.ts';
import { clearDeadServer, findServer, type RunningServer, stopServer } from './left-over.ts';
import { locateBinaries } from './locate-binaries.ts';
import { takeOwnerLock } from './owner-lock.ts';
import { choosePlace, type Place } from './place.ts';
import { PostgresError } from './postgres-error.ts';
import { prepareBinaries } from './prepare-binaries.ts';
import { serverArguments } from './settings.ts';
import { socketFolder } from './socket-folder.ts';

export type StartPostgresOptions = {
  /** Absolute folder for the data (DATA_DIR). */
  dataDir: string;
  /** True: what was answered outlives a power cut. False: fast, for tests. */
  durable: boolean;
  /** The server goes on when this process ends, and the next start takes it over. Default false. */
  keepAlive?: boolean;
  /** Made when it is missing; the one `url` names. Default `shop`. */
  database?: string;
};

export type PostgresHandle = {
  /** Address for `pg`, over a unix socket. */
  url: string;
  socketDir: string;
  /** PostgreSQL's data folder: where the data really lies. */
  dataDir: string;
  /** The server's log. */
  log: string;
  pid: number;
  /** True when a server left running by `keepAlive` was taken over. */
  reused: boolean;
  /** A sentence for the person at the keyboard when the data does not lie where they asked for. */
  note?: string;
  /** Disconnects everybody, stops the server and gives the folder free. */
  stop(): Promise<void>;
};

/**
 * Runs a PostgreSQL of our own on a unix socket, as an ordinary user or as root. Call it on the main thread: the
 * server ends with the thread that started it.
 * @throws PostgresError with a remedy: data in use by another process, no binaries for this machine, data of another version
 */
export async function startPostgres(options: StartPostgresOptions): Promise<PostgresHandle> {
  const { durable, keepAlive = false, database = 'shop' } = options;
  if (!path.isAbsolute(options.dataDir))
    throw new PostgresError(
      `The data folder ${options.dataDir} is not an absolute path.`,
      'Give the whole path in DATA_DIR.',
    );
  const binariesOfNpm = locateBinaries();
  const place = choosePlace(options.dataDir);
  const lock = takeOwnerLock(place.asked);
  try {
    const binaries = prepareBinaries(binariesOfNpm, place.base, place.user);
    const log = path.join(place.base, 'postgres.log');
    createData(place, { binaries, version: binariesOfNpm.version, log, durable });

    const reusable = keepAlive ? findReusable(place, durable) : undefined;
    const server = reusable ?? (await startFresh(place, { binaries, log, durable, keepAlive }));
    const url = socketUrl(server.socketDir, database);
    await ensureDatabase(url);

    const kept = keepUp(server.pid, async () => {
      const args = serverArguments(place.dataDir, server.socketDir, durable);
      const { dataDir, user } = place;
      await clearDeadServer(dataDir);
      return (await launch({ binaries, log, keepAlive, dataDir, user, args })).pid;
    });
    const stopAtExit = () => interrupt(kept.pid());
    if (!keepAlive) process.once('exit', stopAtExit);
    const stop = async () => {
      process.removeListener('exit', stopAtExit);
      await kept.stop();
      await stopServer(place.dataDir);
      if (!server.socketDir.startsWith(place.base))
        rmSync(server.socketDir, { recursive: true, force: true });
      lock.release();
    };
    const { dataDir, note } = place;
    return {
      url,
      socketDir: server.socketDir,
      dataDir,
      log,
      pid: server.pid,
      reused: !!reusable,
      note,
      stop,
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** A left-over is taken over only if it runs with the very settings asked for now. */
function findReusable({ dataDir }: Place, durable: boolean): RunningServer | undefined {
  const server = findServer(dataDir);
  const wanted = server && serverArguments(dataDir, server.socketDir, durable).join(' ');
  return server?.ready && server.args.join(' ').endsWith(wanted ?? '') ? server : undefined;
}

type Fresh = { binaries: string; log: string; durable: boolean; keepAlive: boolean };

async function startFresh(place: Place, { durable, ...rest }: Fresh): Promise<RunningServer> {
  const { dataDir, user } = place;
  await stopServer(dataDir);
  await clearDeadServer(dataDir);
  rotate(rest.log);
  return launch({ ...rest, dataDir, user, args: serverArguments(dataDir, socketFolder(place), durable) });
}

/** The log of this start is read for the reason when it fails; the one before is kept. */
function rotate(log: string): void {
  if (existsSync(log)) renameSync(log, `${log}.1`);
}

function interrupt(pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    // gone already
  }
}

import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { isSafelyOurs, makePassableFolder, statOf } from './owned-folder.ts';
import { PostgresError } from './postgres-error.ts';
import { canEnter, type ServerUser, serverUser } from './server-user.ts';

/** Alternatives when the requested folder cannot be used, best first. Both survive a reboot. */
const FALLBACK_ROOTS = ['/var/lib', '/var/tmp'];

const WRITABLE_BY_ALL = 0o002;

export type Place = {
  /** The requested folder with links resolved. */
  asked: string;
  /** Folder of data, log and socket. */
  base: string;
  /** PostgreSQL's data folder. */
  dataDir: string;
  user: ServerUser;
  /** Message for the user if the data is not in the requested folder. */
  note?: string;
};

/**
 * Chooses the folder of the data and the user of the server. Existing data decides both, so that a start as
 * root or changed permissions never make the shop look empty.
 */
export function choosePlace(askedDir: string): Place {
  mkdirSync(askedDir, { recursive: true });
  const asked = realpathSync(askedDir);
  const near = path.join(asked, 'postgres');
  refuseOpenFolder(asked);
  if (statOf(near)) return { asked, base: asked, dataDir: near, user: ownerOf(near) };

  const name = `shop-${createHash('sha256').update(asked).digest('hex').slice(0, 12)}`;
  const existing = FALLBACK_ROOTS.map((root) => path.join(root, name)).find(
    (folder) => isSafelyOurs(folder) && statOf(path.join(folder, 'postgres')),
  );
  if (existing) return elsewhere(existing, asked, ownerOf(path.join(existing, 'postgres')));
  const user = serverUser();
  if (canEnter(asked, user)) return { asked, base: asked, dataDir: near, user };
  return elsewhere(makeFallback(name), asked, user);
}

function refuseOpenFolder(asked: string): void {
  if (((statOf(asked)?.mode ?? 0) & WRITABLE_BY_ALL) === 0) return;
  throw new PostgresError(
    `Everybody may write to ${asked}, so the database does not keep its data there.`,
    `Close it with: chmod o-w ${asked}, or set DATA_DIR to a folder of your own.`,
  );
}

/** The owner of the data, who must run the server: PostgreSQL refuses any other user. */
function ownerOf(dataDir: string): ServerUser {
  const { uid = 0, gid = 0 } = statOf(dataDir) ?? {};
  const me = process.getuid?.();
  if (uid === 0 || (me !== 0 && me !== uid))
    throw new PostgresError(
      `The database in ${dataDir} belongs to another user (uid ${uid}).`,
      'Run as the user who made it, or set DATA_DIR to a folder of your own.',
    );
  if (canEnter(dataDir, { uid, gid })) return { uid, gid };
  throw new PostgresError(
    `The database in ${dataDir} belongs to uid ${uid}, who can no longer enter a folder above it.`,
    `Let others pass through those folders (chmod o+x), or run as uid ${uid} from a place it can enter.`,
  );
}

function elsewhere(base: string, asked: string, user: ServerUser): Place {
  const note =
    `The database cannot run as root, and its own user cannot enter ${asked}: ` + `its data lies in ${base}.`;
  return { asked, base, dataDir: path.join(base, 'postgres'), user, note };
}

function makeFallback(name: string): string {
  const reasons: unknown[] = [];
  for (const root of FALLBACK_ROOTS) {
    try {
      const folder = path.join(root, name);
      makePassableFolder(folder);
      return folder;
    } catch (reason) {
      reasons.push(reason);
    }
  }
  throw new PostgresError(
    `No folder can be made that the database's user can enter (tried ${FALLBACK_ROOTS.join(' and ')}).`,
    'Set DATA_DIR to a folder every user can pass through, or DATABASE_URL to a PostgreSQL of your own.',
    { cause: new AggregateError(reasons) },
  );
}

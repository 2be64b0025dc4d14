import { chmodSync, chownSync, lstatSync, mkdirSync, type Stats } from 'node:fs';
import { PostgresError } from './postgres-error.ts';
import type { ServerUser } from './server-user.ts';

/** Other users may pass through, but not list or write. */
const PASSABLE = 0o711;
const PRIVATE = 0o700;
const WRITABLE_BY_OTHERS = 0o022;

export function statOf(target: string): Stats | undefined {
  return lstatSync(target, { throwIfNoEntry: false });
}

/** True if no other user can have written to this folder. */
export function isSafelyOurs(folder: string): boolean {
  const stat = statOf(folder);
  return !!stat?.isDirectory() && stat.uid === process.getuid?.() && (stat.mode & WRITABLE_BY_OTHERS) === 0;
}

/**
 * Creates a folder that other users can pass through, inside a world-writable folder.
 * @throws PostgresError if another user created a folder of that name
 */
export function makePassableFolder(folder: string): void {
  if (!statOf(folder)) {
    mkdirSync(folder);
    chmodSync(folder, PASSABLE);
  }
  if (isSafelyOurs(folder)) return;
  throw new PostgresError(
    `${folder} was made by somebody else, or others may write to it, so the database does not use it.`,
    `Look at it and remove it, or set DATA_DIR to a folder of your own.`,
  );
}

/** Creates a folder that only the server's user can enter. */
export function makePrivateFolder(folder: string, user: ServerUser): void {
  mkdirSync(folder, { mode: PRIVATE });
  if (process.getuid?.() !== user.uid) chownSync(folder, user.uid, user.gid);
}

/** True if the user owns the folder and no other user can enter it. */
export function isPrivateTo(folder: string, user: ServerUser): boolean {
  const stat = statOf(folder);
  return !!stat?.isDirectory() && stat.uid === user.uid && (stat.mode & 0o077) === 0;
}

import { createHash } from 'node:crypto';
import { chownSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { isPrivateTo, makePrivateFolder, statOf } from './owned-folder.ts';
import type { Place } from './place.ts';

/** Longest path of a socket on macOS, which is shorter than the 107 bytes of Linux. */
const MAX_SOCKET_PATH_BYTES = 103;
export const SOCKET_NAME = '.s.PGSQL.5432';

/** Private folder of the server's socket: beside the data, or in /tmp if that path is too long. */
export function socketFolder({ base, dataDir, user }: Place): string {
  const near = path.join(base, 'run');
  const fits = Buffer.byteLength(path.join(near, SOCKET_NAME)) <= MAX_SOCKET_PATH_BYTES;
  const short = `/tmp/shop-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`;
  const folder = fits ? near : short;
  if (!statOf(folder)) makePrivateFolder(folder, user);
  if (isPrivateTo(folder, user)) return folder;

  // A folder of that name exists, but is not private to this user: use a random one.
  const own = mkdtempSync('/tmp/shop-');
  chownSync(own, user.uid, user.gid);
  return own;
}

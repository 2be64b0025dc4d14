/** The releases that the settings RELEASES_URL and RELEASES_DIR name. */
import path from 'node:path';
import type { ReleaseSigning } from 'releases/signing/release-signing';
import { openReleaseStorage } from 'releases/storage/open-release-storage';
import type { ReleaseStorage } from 'releases/storage/release-storage';
import { WORKSPACE } from './remote-folder.ts';

/** @param signing absent in a program that only reads @throws Error for settings that do not fit */
export const openReleases = (signing?: ReleaseSigning): ReleaseStorage => {
  const { RELEASES_URL: url, RELEASES_DIR: dir } = process.env;
  return openReleaseStorage({ url, dir: path.resolve(WORKSPACE, dir || 'releases') }, signing);
};

/** Updates the local copy, and prints which releases it lacks. The build is not compared with these. */
export const pullReleases = async (releases: ReleaseStorage, id?: string): Promise<void> => {
  for (const { reason } of await releases.pull(id)) console.error(`Not compared: ${reason}`);
};

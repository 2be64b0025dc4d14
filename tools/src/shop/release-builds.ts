/** Makes the builds of this workspace current in a folder of releases, as a started shop needs them. */
import path from 'node:path';
import { recordApi, teamOf } from 'releases/contract-record';
import { openReleaseStore } from 'releases/release-store';
import { ownershipOf } from '../build/owners.ts';
import { sourceVersion } from '../build/source-version.ts';
import { openShopSigning } from '../keys/release-signing.ts';
import { REMOTE_FOLDERS, WORKSPACE } from '../workspace/remote-folder.ts';

const at = (folder: string): string => path.join(WORKSPACE, folder);

/**
 * Releases all built remotes. Copies the shell's build, because the next build would remove files of the running shop.
 * @param say gets a line for each remote that stays at another version, which a person chose
 * @returns settings of shell and API
 */
export const releaseBuilds = (dir: string, say: (line: string) => void): Record<string, string> => {
  const releases = openReleaseStore(dir, openShopSigning());
  for (const name of REMOTE_FOLDERS) {
    const { id, version, kept } = releases.follow(at(name));
    if (kept)
      say(
        `${id} stays at ${version}, which a person chose (built: ${kept}; pnpm release ${id} makes it current)`,
      );
  }
  const shell = releases.follow(at('shell'));
  const api = recordApi(sourceVersion(at('api')), teamOf(ownershipOf(at('api'))));
  releases.keepContract(api);
  releases.point(api.id, api.version, 'start');
  return { RELEASES_DIR: dir, SHELL_DIST: path.join(dir, shell.id, shell.version), API_VERSION: api.version };
};

/** `pnpm start`: builds stale packages, prepares the database and runs the whole shop. Ctrl-C stops it. */
import path from 'node:path';
import { recordApi } from 'releases/contract-record';
import { openReleaseStore } from 'releases/release-store';
import { buildAll } from '../src/build/build-all.ts';
import { sourceVersion } from '../src/build/source-version.ts';
import { openReleaseSigning } from '../src/keys/release-signing.ts';
import { at, releasesDir, runShop, say } from '../src/shop/run-shop.ts';
import { REMOTE_FOLDERS } from '../src/workspace/remote-folder.ts';

await runShop({
  title: 'Building stale packages',
  async prepare() {
    await buildAll(say);
    const releases = openReleaseStore(releasesDir, openReleaseSigning());
    for (const name of REMOTE_FOLDERS) {
      const { id, version, kept } = releases.follow(at(name));
      if (kept)
        say(
          `${id} stays at ${version}, as set by hand (built: ${kept}; pnpm release ${id} makes it current)`,
        );
    }
    // Copy the builds, because the next build would remove files of the running shop.
    const shell = releases.follow(at('shell'));
    const api = recordApi(sourceVersion(at('api')));
    releases.keepContract(api);
    releases.point(api.id, api.version, 'start');
    return { RELEASES_DIR: releasesDir, SHELL_DIST: path.join(releasesDir, shell.id, shell.version) };
  },
});

/**
 * `pnpm start`: builds stale packages, prepares the database, runs the whole shop, and then opens the office. Ctrl-C stops
 * it.
 */
import path from 'node:path';
import { recordApi } from 'releases/contract-record';
import { openReleaseStore } from 'releases/release-store';
import { buildPackage, buildShop } from '../src/build/build-all.ts';
import { sourceVersion } from '../src/build/source-version.ts';
import { openShopSigning } from '../src/keys/release-signing.ts';
import { officeBeside } from '../src/shop/open-office.ts';
import { at, releasesDir, runShop, say } from '../src/shop/run-shop.ts';
import { openReleases } from '../src/workspace/releases.ts';
import { REMOTE_FOLDERS } from '../src/workspace/remote-folder.ts';

/** Serves the releases of the bucket. Builds of this tree become current with `pnpm release` only. */
const serveBucket = async (): Promise<NodeJS.ProcessEnv> => {
  const releases = openReleases();
  const failed = await releases.pull().catch((error: Error) => [{ reason: error.message }]);
  for (const { reason } of failed) say(`The last copy stays: ${reason}`);
  const local = openReleaseStore(releases.dir);
  const missing = REMOTE_FOLDERS.map((name) => name.replace('mfe-', '')).filter((id) => !local.current(id));
  if (missing.length === REMOTE_FOLDERS.length)
    throw new Error(`${releases.title} has no releases. Run: pnpm release ${missing[0]}, and so on`);
  for (const id of missing) say(`${id} has no release in ${releases.title} (pnpm release ${id} makes one)`);
  const shell = local.copy(at('shell'));
  return { RELEASES_DIR: releases.dir, SHELL_DIST: path.join(releases.dir, shell.id, shell.version) };
};

/** Makes the office of this tree current. With a bucket, `pnpm release office` does. */
const releaseOffice = async (): Promise<void> => {
  if (process.env.RELEASES_URL) return;
  await buildPackage('office', say);
  const { version, kept } = openReleaseStore(releasesDir, openShopSigning()).follow(at('office'));
  if (kept) say(`office stays at ${version}, which a person chose (built: ${kept})`);
};

await runShop({
  title: 'Building stale packages',
  async prepare() {
    await buildShop(say);
    if (process.env.RELEASES_URL) return serveBucket();
    const releases = openReleaseStore(releasesDir, openShopSigning());
    for (const name of REMOTE_FOLDERS) {
      const { id, version, kept } = releases.follow(at(name));
      if (kept)
        say(
          `${id} stays at ${version}, which a person chose (built: ${kept}; pnpm release ${id} makes it current)`,
        );
    }
    // Copy the builds, because the next build would remove files of the running shop.
    const shell = releases.follow(at('shell'));
    const api = recordApi(sourceVersion(at('api')));
    releases.keepContract(api);
    releases.point(api.id, api.version, 'start');
    return {
      RELEASES_DIR: releasesDir,
      SHELL_DIST: path.join(releasesDir, shell.id, shell.version),
      API_VERSION: api.version,
    };
  },
  beside: officeBeside(releaseOffice),
});

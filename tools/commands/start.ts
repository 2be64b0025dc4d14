/**
 * `pnpm start`: builds stale packages, prepares the database, runs the whole shop, and then opens the office. Ctrl-C stops
 * it.
 */
import path from 'node:path';
import { openReleaseStore } from 'releases/release-store';
import { buildPackage, buildShop } from '../src/build/build-all.ts';
import { openShopSigning } from '../src/keys/release-signing.ts';
import { asCommand } from '../src/process/as-command.ts';
import { officeBeside } from '../src/shop/open-office.ts';
import { releaseBuilds } from '../src/shop/release-builds.ts';
import { at, releasesDir, runShop, say } from '../src/shop/run-shop.ts';
import { openReleases } from '../src/workspace/releases.ts';
import { packageId, REMOTE_FOLDERS } from '../src/workspace/remote-folder.ts';

/** Serves the releases of the bucket. Builds of this tree become current with `pnpm release` only. */
const serveBucket = async (): Promise<NodeJS.ProcessEnv> => {
  const releases = openReleases();
  const failed = await releases.pull().catch((error: Error) => [{ reason: error.message }]);
  for (const { reason } of failed) say(`The last copy stays: ${reason}`);
  const local = openReleaseStore(releases.dir);
  const missing = REMOTE_FOLDERS.map(packageId).filter((id) => !local.current(id));
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

const start = (): Promise<void> =>
  runShop({
    async prepare() {
      await buildShop(say);
      if (process.env.RELEASES_URL) return serveBucket();
      return releaseBuilds(releasesDir, say);
    },
    beside: officeBeside(releaseOffice),
  });

await asCommand(start);

/**
 * `pnpm dev [remote|office]`: runs the whole shop with one remote, all of them, or the office in development mode. Ctrl-C
 * stops it. Other packages use their last release, which is built when missing.
 * `pnpm dev <remote> --shop <url>`: makes the remote a part of another running shop instead, for one browser.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { LiveReleases } from 'releases/live-releases';
import { openReleaseStore } from 'releases/release-store';
import { buildPackage, buildPackages } from '../src/build/build-all.ts';
import { openShopSigning } from '../src/keys/release-signing.ts';
import { asCommand } from '../src/process/as-command.ts';
import { commandWords } from '../src/process/command-words.ts';
import { officeBeside } from '../src/shop/open-office.ts';
import { at, dataDir, releasesDir, runShop, say } from '../src/shop/run-shop.ts';
import { onStop } from '../src/shop/until-stopped.ts';
import { packageId, REMOTE_FOLDERS, remoteFolder } from '../src/workspace/remote-folder.ts';

const FOLLOW_MS = 2_000;
const OFFICE = 'office';

const chosen = ([id, ...more]: string[]): string[] => {
  if (more.length > 0) throw new Error('One remote, office, or none: then all remotes are under edit');
  if (id === OFFICE) return [at(OFFICE)];
  return id ? [remoteFolder(id)] : REMOTE_FOLDERS.map((name) => at(name));
};

/** Puts the last releases of packages into the shop. Builds and releases the missing ones, two at a time. */
const linkReleases = async (live: LiveReleases, names: readonly string[]): Promise<void> => {
  const releases = openReleaseStore(releasesDir, openShopSigning());
  await buildPackages(
    names.filter((name) => !releases.current(packageId(name))),
    say,
  );
  for (const name of names) {
    const id = packageId(name);
    live.link(id, releases.current(id) ?? releases.follow(at(name)).version);
  }
};

/** Opens the office with the release that is current in the folder of live builds. */
let showOffice = async (): Promise<void> => undefined;

const prepareLive = async (folders: string[]): Promise<NodeJS.ProcessEnv> => {
  // Set the mode before importing the webpack configurations, which read it.
  process.env.NODE_ENV = 'development';
  process.env.NO_COLOR = '1';
  const { openLiveReleases } = await import('releases/live-releases');
  const { watchRemote } = await import('../src/live/watch-remote.ts');
  const { withHashes } = await import('../src/live/with-hashes.ts');
  const { startLiveServer } = await import('../src/live/live-server.ts');
  const liveIds = folders.map(packageId);
  const others = [...REMOTE_FOLDERS, OFFICE].filter((name) => !liveIds.includes(packageId(name)));
  // Shoppers come first: an office without a release is built after the shop is open.
  const otherRemotes = others.filter((name) => name !== OFFICE);
  const liveDir = path.join(dataDir, 'live');
  const signing = openShopSigning();
  const releases = openReleaseStore(releasesDir, signing);
  const live = openLiveReleases(liveDir, releasesDir, signing);

  await buildPackage('shell', say, 'development');
  await linkReleases(live, otherRemotes);
  if (others.includes(OFFICE)) showOffice = () => linkReleases(live, [OFFICE]);

  const remotes = [];
  for (const dir of folders) {
    const remote = await watchRemote({
      dir,
      say,
      onBuilt: (build) => void live.add(dir === at(OFFICE) ? withHashes(dir, build) : build),
    });
    onStop(() => remote.close());
    remotes.push(remote);
    if (await remote.first) continue;
    const before = releases.current(remote.id);
    if (before) live.link(remote.id, before);
  }
  const server = await startLiveServer(remotes);
  onStop(() => server.close());
  // Follow releases of other remotes.
  const follow = setInterval(() => {
    for (const name of others) {
      const version = releases.current(packageId(name));
      if (version) live.link(packageId(name), version);
    }
  }, FOLLOW_MS);
  follow.unref();
  say(
    `Under edit: ${liveIds.join(', ')}. ` +
      `Save a file of ${folders.map((dir) => `${path.basename(dir)}/src`).join(', ')}`,
  );
  return { RELEASES_DIR: liveDir, RELEASES_URL: '', SHELL_DIST: at('shell/dist/dev'), LIVE_URL: server.url };
};

const inOtherShop = async (shop: string, id: string | undefined): Promise<void> => {
  const { developInShop } = await import('../src/live/serve-to-shop.ts');
  const dir = remoteFolder(id);
  await developInShop({ dir, id: packageId(dir), port: Number(process.env.STANDALONE_PORT || 3100), shop });
};

const inOwnShop = (folders: string[]): Promise<void> =>
  runShop({
    prepare: () => prepareLive(folders),
    beside: officeBeside(() => showOffice()),
  });

await asCommand(() => {
  const { positionals, values } = parseArgs({
    args: commandWords(),
    allowPositionals: true,
    options: { shop: { type: 'string' } },
  });
  return values.shop ? inOtherShop(values.shop, positionals[0]) : inOwnShop(chosen(positionals));
});

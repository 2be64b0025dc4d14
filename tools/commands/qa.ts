/**
 * `pnpm qa`: the shell against stub remotes and a stubbed API, with the QA panel. No database. Ctrl-C stops all of it.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { openReleaseStore } from 'releases/release-store';
import { buildPackage } from '../src/build/build-all.ts';
import { buildStubs } from '../src/build/build-stubs.ts';
import { openShopSigning } from '../src/keys/release-signing.ts';
import { asCommand } from '../src/process/as-command.ts';
import { assertPortsFree } from '../src/process/ports.ts';
import { at, keepRunning, releasesDir, say } from '../src/shop/run-shop.ts';
import { untilStopped } from '../src/shop/until-stopped.ts';
import { packageId, REMOTE_FOLDERS } from '../src/workspace/remote-folder.ts';

const port = Number(process.env.PORT || 3000);
const apiPort = Number(process.env.STUB_API_PORT || 4200);
const publicUrl = process.env.PUBLIC_URL || `http://localhost:${port}`;
const apiUrl = `http://127.0.0.1:${apiPort}`;

/** Makes real remotes available beside the stubs: their current releases, else their last builds. */
const offerReal = (releases: ReturnType<typeof openReleaseStore>): void => {
  for (const name of REMOTE_FOLDERS) {
    const id = packageId(name);
    if (releases.current(id)) continue;
    if (existsSync(at(name, 'dist/release.json'))) releases.follow(at(name));
    else say(`${id} has no release, so only its stub is available (pnpm build creates one)`);
  }
};

const openQa = async (): Promise<void> => {
  await assertPortsFree({ PORT: port, STUB_API_PORT: apiPort });
  say('Building stale packages: shell, stub remotes, panel');
  await buildPackage('shell', say);
  const signing = openShopSigning();
  await buildStubs(releasesDir, say, signing);
  const releases = openReleaseStore(releasesDir, signing);
  offerReal(releases);
  const shell = releases.copy(at('shell'));
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    SHOP_MODE: 'demo',
    QA: '1',
    PORT: String(port),
    PUBLIC_URL: publicUrl,
    STUB_API_PORT: String(apiPort),
    API_URL: apiUrl,
    RELEASES_DIR: releasesDir,
    RELEASES_URL: '',
    SHELL_DIST: path.join(releasesDir, shell.id, shell.version),
  };
  await keepRunning('stub-api', at('shared-stubs/src/api/server.ts'), env, `${apiUrl}/readyz`);
  await keepRunning('qa-shell', at('shell/src/server/main.ts'), env, `http://127.0.0.1:${port}/readyz`);
  say('Ready. Ctrl-C stops it');
  console.log(`\nQA is open at ${publicUrl} (panel: button QA; the address contains all choices)\n`);
};

await asCommand(() => untilStopped(openQa));

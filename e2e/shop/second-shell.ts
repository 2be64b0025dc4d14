import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RemoteId } from 'shared-contracts/remote';
import { freePort } from 'tools/process/ports';
import { PATIENCE } from './patience.ts';
import { readShop } from './shop.ts';
import { startProgram } from './start-program.ts';

export interface SecondShell {
  url: string;
  /** Its own release store: a copy of the shop's. */
  releasesDir: string;
  stop(): Promise<void>;
}

interface Faults {
  /** Removes the files of this remote's current release. */
  without?: RemoteId;
  /** Points the shell to an API port that is closed. */
  apiDown?: boolean;
  /** Container id of the tag manager. With it the shop asks for consent. */
  tagManagerId?: string;
}

/** Starts a second shell with other settings or a fault. The shop under test is not affected. */
export const startSecondShell = async ({
  without,
  apiDown,
  tagManagerId = '',
}: Faults): Promise<SecondShell> => {
  const shop = readShop();
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-faults-'));
  const releases = path.join(folder, 'releases');
  cpSync(shop.releasesDir, releases, { recursive: true });
  if (without) renameSync(path.join(releases, without), path.join(releases, `${without}-gone`));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const program = await startProgram({
    script: 'shell/src/server/main.ts',
    env: {
      PORT: String(port),
      PUBLIC_URL: url,
      RELEASES_DIR: releases,
      RELEASE_STATE_FILE: path.join(folder, 'release-state.json'),
      API_URL: apiDown ? `http://127.0.0.1:${await freePort()}` : shop.apiUrl,
      GATEWAY_PORT: new URL(shop.gatewayUrl).port,
      ...PATIENCE,
      NODE_ENV: 'production',
      TAG_MANAGER_ID: tagManagerId,
    },
    readyMs: 120_000,
    isReady: async () => (await fetch(`${url}/healthz`).catch(() => undefined))?.ok ?? false,
  });
  // Warm up: the first render of each remote is the slowest.
  for (const path of ['/', '/vinos', '/carrito']) await fetch(`${url}${path}`);
  return {
    url,
    releasesDir: releases,
    async stop() {
      await program.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

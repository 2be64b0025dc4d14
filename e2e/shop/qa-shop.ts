import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from 'tools/process/ports';
import { startProgram } from './start-program.ts';

/** Includes the build of stale stub remotes. */
const READY_MS = 5 * 60_000;

export interface QaShop {
  url: string;
  stop(): Promise<void>;
}

/** Runs `pnpm qa` with its own ports and releases: no database, API or card gateway. */
export const startQaShop = async (): Promise<QaShop> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-qa-'));
  const port = await freePort();
  const program = await startProgram({
    script: 'tools/commands/qa.ts',
    env: {
      PORT: String(port),
      STUB_API_PORT: String(await freePort()),
      RELEASES_DIR: path.join(folder, 'releases'),
      RELEASE_STATE_FILE: path.join(folder, 'release-state.json'),
      LOG_DIR: path.join(folder, 'log'),
    },
    readyMs: READY_MS,
    isReady: (output) => output.includes('QA is open at'),
  });
  return {
    url: `http://localhost:${port}`,
    async stop() {
      await program.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

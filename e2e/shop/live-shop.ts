import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { keysDir } from 'tools/keys/release-signing';
import { freePort } from 'tools/process/ports';
import { createScratchWorkspace } from 'tools/scratch/scratch-workspace';
import { PATIENCE } from './patience.ts';
import { readShop } from './shop.ts';
import { type Program, startProgram } from './start-program.ts';

/** Includes two builds and a database start. */
const READY_MS = 10 * 60_000;

export interface LiveShop {
  url: string;
  apiUrl: string;
  /** Path of a source file in the copy of the workspace. */
  file(...parts: string[]): string;
  /** Terminal output. */
  output: Program['output'];
  stop(): Promise<void>;
}

/**
 * Runs `pnpm dev <remote>` in a copy of the workspace. The other remotes come from the releases of the shop under test.
 */
export const startLiveShop = async (remote: string): Promise<LiveShop> => {
  const scratch = createScratchWorkspace();
  const at = (...parts: string[]) => path.join(scratch.dir, ...parts);
  const [port, apiPort, gatewayPort] = [await freePort(), await freePort(), await freePort()].map(String);
  mkdirSync(at('var'));
  try {
    const program = await startProgram({
      root: scratch.dir,
      script: 'tools/commands/dev.ts',
      args: [remote],
      env: {
        PORT: String(port),
        API_PORT: String(apiPort),
        GATEWAY_PORT: String(gatewayPort),
        DATA_DIR: at('var/data'),
        LOG_DIR: at('var/log'),
        MAIL_DIR: at('var/mail'),
        RELEASES_DIR: readShop().releasesDir,
        // The development key that signed these releases.
        KEYS_DIR: keysDir(),
        ...PATIENCE,
        // Encoding every picture takes half a minute of processor time, and these journeys see only a few.
        WARM_PICTURES: 'off',
      },
      readyMs: READY_MS,
      isReady: (output) => output.includes('The shop is open at'),
    });
    return {
      url: `http://localhost:${port}`,
      apiUrl: `http://127.0.0.1:${apiPort}`,
      file: at,
      output: program.output,
      async stop() {
        await program.stop();
        scratch.remove();
      },
    };
  } catch (error) {
    scratch.remove();
    throw error;
  }
};

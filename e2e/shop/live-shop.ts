import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { freePort } from 'tools/ports';
import { createScratchWorkspace } from 'tools/scratch/scratch-workspace';
import { readShop } from './shop.ts';
import { type Program, startProgram } from './start-program.ts';

/** Two builds and a database stand before it. */
const READY_MS = 10 * 60_000;
/** The test is about what the server renders, not how fast on a busy machine. */
const RENDER_DEADLINE_MS = '20000';

export interface LiveShop {
  url: string;
  apiUrl: string;
  /** A source file of the copy that is under edit. */
  file(...parts: string[]): string;
  /** What the terminal shows. */
  output: Program['output'];
  stop(): Promise<void>;
}

/** `pnpm dev <remote>` in a copy of the workspace; the other remotes come from the releases of the shop under test. */
export const startLiveShop = async (remote: string): Promise<LiveShop> => {
  const scratch = createScratchWorkspace();
  const at = (...parts: string[]) => path.join(scratch.dir, ...parts);
  const [port, apiPort, gatewayPort] = [await freePort(), await freePort(), await freePort()].map(String);
  mkdirSync(at('var'));
  try {
    const program = await startProgram({
      root: scratch.dir,
      script: 'tools/src/dev.ts',
      args: [remote],
      env: {
        PORT: String(port),
        API_PORT: String(apiPort),
        GATEWAY_PORT: String(gatewayPort),
        DATA_DIR: at('var/data'),
        LOG_DIR: at('var/log'),
        MAIL_DIR: at('var/mail'),
        RELEASES_DIR: readShop().releasesDir,
        RENDER_DEADLINE_MS,
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

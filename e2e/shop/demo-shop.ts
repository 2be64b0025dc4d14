import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from 'tools/process/ports';
import { PATIENCE } from './patience.ts';
import { publishShop, type Shop } from './shop.ts';
import { saveWines } from './shop-api.ts';
import { startProgram } from './start-program.ts';

/** Longest time until the shop opens. It rebuilds stale packages and creates a database before. */
const READY_MS = 5 * 60_000;
/** Multiplies rate limits, because tests send more requests than a shopper. */
const RATE_LIMIT_FACTOR = '1000';

const logsBelow = (folder: string): string =>
  existsSync(folder)
    ? readdirSync(folder)
        .map((name) => `--- ${name}\n${readFileSync(path.join(folder, name), 'utf8').slice(-4_000)}`)
        .join('\n')
    : '';

export interface DemoShop extends Shop {
  stop(): Promise<void>;
}

/**
 * Starts the whole shop like `pnpm start`, with an empty database and its own ports, and publishes it to `readShop`.
 * @param settings environment variables, which may depend on the address of the gateway's sandbox
 */
export const startDemoShop = async (
  settings: (gatewayUrl: string) => Record<string, string> = () => ({}),
): Promise<DemoShop> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-journeys-'));
  // The database server may run as another user, which needs access.
  chmodSync(folder, 0o755);
  const at = (name: string) => path.join(folder, name);
  const [port, apiPort, gatewayPort] = [await freePort(), await freePort(), await freePort()].map(String);
  const [officePort, officeApiPort] = [await freePort(), await freePort()].map(String);
  const gatewayUrl = `http://127.0.0.1:${gatewayPort}`;
  const env = {
    PORT: port as string,
    API_PORT: apiPort as string,
    GATEWAY_PORT: gatewayPort as string,
    OFFICE_PORT: officePort as string,
    OFFICE_API_PORT: officeApiPort as string,
    OFFICE_RELEASE_STATE_FILE: at('office-release-state.json'),
    DATA_DIR: at('data'),
    LOG_DIR: at('log'),
    RELEASES_DIR: at('releases'),
    RELEASE_STATE_FILE: at('release-state.json'),
    MAIL_DIR: at('mail'),
    RATE_LIMIT_FACTOR,
    ...PATIENCE,
    // Encoding every picture takes half a minute of processor time. The API encodes those that journeys see.
    WARM_PICTURES: 'off',
    ...settings(gatewayUrl),
  };
  const clean = () => rmSync(folder, { recursive: true, force: true });
  try {
    const program = await startProgram({
      script: 'tools/commands/start.ts',
      env,
      readyMs: READY_MS,
      isReady: (output) => output.includes('The shop is open at'),
    });
    const shop: Shop = {
      url: `http://localhost:${port}`,
      apiUrl: `http://127.0.0.1:${apiPort}`,
      gatewayUrl,
      officeUrl: `http://localhost:${officePort}`,
      mailDir: env.MAIL_DIR,
      dataDir: env.DATA_DIR,
      releasesDir: env.RELEASES_DIR,
      winesFile: at('wines.json'),
    };
    publishShop(shop);
    await saveWines().catch(async (error: Error) => {
      await program.stop();
      throw error;
    });
    return {
      ...shop,
      async stop() {
        await program.stop();
        clean();
      },
    };
  } catch (error) {
    const logs = logsBelow(env.LOG_DIR);
    clean();
    throw new Error(`${(error as Error).message}\n${logs}`);
  }
};

import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureChromium } from 'tools/chromium';
import { freePort } from 'tools/ports';
import { publishShop } from './shop.ts';
import { startProgram } from './start-program.ts';

/** Builds may be stale, the database is always new. */
const READY_MS = 5 * 60_000;
/** A test run asks more often than a shopper would. */
const RATE_LIMIT_FACTOR = '1000';

/** Journeys are about what a page shows; on a busy machine it may take its time. */
const RENDER_DEADLINE_MS = '20000';

const logsBelow = (folder: string): string =>
  existsSync(folder)
    ? readdirSync(folder)
        .map((name) => `--- ${name}\n${readFileSync(path.join(folder, name), 'utf8').slice(-4_000)}`)
        .join('\n')
    : '';

/** The whole shop, as `pnpm start` runs it, on an empty database and ports of its own; stopped after the last journey. */
export default async function startShop(): Promise<() => Promise<void>> {
  await ensureChromium(console.log);
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-journeys-'));
  // The database server may run as another user, who has to get in.
  chmodSync(folder, 0o755);
  const at = (name: string) => path.join(folder, name);
  const [port, apiPort, gatewayPort] = [await freePort(), await freePort(), await freePort()].map(String);
  const env = {
    PORT: port as string,
    API_PORT: apiPort as string,
    GATEWAY_PORT: gatewayPort as string,
    DATA_DIR: at('data'),
    LOG_DIR: at('log'),
    RELEASES_DIR: at('releases'),
    MAIL_DIR: at('mail'),
    RATE_LIMIT_FACTOR,
    RENDER_DEADLINE_MS,
  };
  const clean = () => rmSync(folder, { recursive: true, force: true });
  try {
    const shop = await startProgram({
      script: 'tools/src/start.ts',
      env,
      readyMs: READY_MS,
      isReady: (output) => output.includes('The shop is open at'),
    });
    publishShop({
      url: `http://localhost:${port}`,
      apiUrl: `http://127.0.0.1:${apiPort}`,
      gatewayUrl: `http://127.0.0.1:${gatewayPort}`,
      mailDir: env.MAIL_DIR,
      dataDir: env.DATA_DIR,
      releasesDir: env.RELEASES_DIR,
    });
    return async () => {
      await shop.stop();
      clean();
    };
  } catch (error) {
    const logs = logsBelow(env.LOG_DIR);
    clean();
    throw new Error(`${(error as Error).message}\n${logs}`);
  }
}

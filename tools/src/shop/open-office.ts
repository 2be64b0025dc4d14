/** Opens the office beside a running shop. A fault of the office is printed, and the shop goes on. */
import { assertPortsFree, freePort } from '../process/ports.ts';
import { runToEnd } from '../process/run.ts';
import { at, keepRunning, type ShopPlan, say } from './run-shop.ts';
import { isInterrupted } from './until-stopped.ts';

const DEFAULT_PORT = 3001;
const DEFAULT_API_PORT = 4001;

interface OfficeSettings {
  OFFICE_PORT: string;
  OFFICE_API_PORT: string;
  OFFICE_URL: string;
}

const shopPorts = (): number[] => {
  const { PORT, API_PORT, GATEWAY_PORT } = process.env;
  return [PORT, API_PORT, GATEWAY_PORT].map(Number);
};

const fail = async (error: unknown): Promise<void> => {
  if (await isInterrupted()) return;
  const { message, remedy } = error as Error & { remedy?: string };
  const reason = remedy ? `${message} ${remedy}`.replaceAll('\n', ' ') : message;
  say(`The office does not open: ${reason}`);
};

/**
 * The port that a setting names. A shop with ports of its own, beside another shop, gets a free one. The shop's own
 * services do not listen yet.
 */
const choosePort = async (name: string, fallback: number, shopPort: string | undefined): Promise<number> => {
  const set = process.env[name];
  return !set && shopPort ? freePort(shopPorts()) : Number(set || fallback);
};

const chooseSettings = async (): Promise<OfficeSettings> => {
  const { PORT, API_PORT, OFFICE_URL } = process.env;
  const ports = {
    OFFICE_PORT: await choosePort('OFFICE_PORT', DEFAULT_PORT, PORT),
    OFFICE_API_PORT: await choosePort('OFFICE_API_PORT', DEFAULT_API_PORT, API_PORT),
  };
  await assertPortsFree(ports);
  return {
    OFFICE_PORT: String(ports.OFFICE_PORT),
    OFFICE_API_PORT: String(ports.OFFICE_API_PORT),
    OFFICE_URL: OFFICE_URL || `http://localhost:${ports.OFFICE_PORT}`,
  };
};

/** The sentence with the demo login, which only the demo shop knows. Empty in production. */
const readDemoLogin = async (env: NodeJS.ProcessEnv, officeUrl: string): Promise<string> => {
  if (env.SHOP_MODE === 'production') return '';
  const script = at('demo-shop/src/office-login.ts');
  const { code, output } = await runToEnd(process.execPath, [script, officeUrl], { env });
  return code === 0 ? `${output.trim()}\n` : '';
};

/**
 * `OFFICE_PORT=0` starts a shop without an office.
 * @param release builds and releases the office. Runs after the shop is open, because shoppers come first
 */
export const officeBeside = (release: () => Promise<void>): NonNullable<ShopPlan['beside']> => {
  let chosen: OfficeSettings | undefined;
  return {
    async settings() {
      if (process.env.OFFICE_PORT === '0') return {};
      try {
        chosen = await chooseSettings();
      } catch (error) {
        await fail(error);
      }
      return { ...chosen };
    },
    async open(env) {
      if (!chosen) return;
      const { OFFICE_PORT, OFFICE_URL } = chosen;
      try {
        await release();
        const readyUrl = `http://127.0.0.1:${OFFICE_PORT}/readyz`;
        await keepRunning('office', at('office/server/main.ts'), env, readyUrl);
        console.log(`The office is open at ${OFFICE_URL}\n${await readDemoLogin(env, OFFICE_URL)}`);
      } catch (error) {
        await fail(error);
      }
    },
  };
};

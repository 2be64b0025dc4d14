/** WebKitGTK's MiniBrowser through WebDriver, with Selenium as the client (docs/decisions/0087-other-engines.md). */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { Builder, Capabilities, Key } from 'selenium-webdriver';
import { TIME_ZONE } from 'shared-contracts/domain/santiago';
import { freePort } from 'tools/process/ports';
import { CALL_MS, SCRIPT_MS, type Tab, VIEWPORT, withTimeout } from './tab.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY_SERVER = '/usr/bin/Xvfb';
const CLOSE_MS = 20_000;

const findBrowser = (): string | undefined => globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0];

/** Names of the packages that are missing. */
export const missingForWebKit = (): string[] => [
  ...(existsSync(DRIVER) && findBrowser() ? [] : ['webkit2gtk-driver']),
  ...(existsSync(DISPLAY_SERVER) ? [] : ['xvfb']),
];

/** Starts a program as the leader of a process group, so that its children end with it. */
const start = (
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): ChildProcess =>
  spawn(program, args, { env, detached: true, stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });

const endGroup = ({ pid }: ChildProcess): void => {
  try {
    if (pid) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
};

/** The display server chooses a free display and writes its number to the file descriptor 3. */
const openDisplay = async (): Promise<{ display: string; server: ChildProcess }> => {
  const { width, height } = VIEWPORT;
  const screen = `${width}x${height + 200}x24`;
  const server = start(DISPLAY_SERVER, ['-displayfd', '3', '-screen', '0', screen, '-nolisten', 'tcp']);
  const [number] = await withTimeout('Xvfb', once(server.stdio[3] as NodeJS.ReadableStream, 'data'));
  return { display: `:${String(number).trim()}`, server };
};

const waitForDriver = async (url: string): Promise<void> => {
  for (const until = Date.now() + CALL_MS; Date.now() < until; ) {
    if ((await fetch(`${url}/status`).catch(() => undefined))?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('WebKitWebDriver did not start');
};

export const openWebKit = async (): Promise<Tab> => {
  const { display, server } = await openDisplay();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { ...process.env, DISPLAY: display, TZ: TIME_ZONE, LANG: 'es_CL.UTF-8', LANGUAGE: 'es_CL' };
  const driver = start(DRIVER, [`--port=${port}`], { ...env, WEBKIT_DISABLE_COMPOSITING_MODE: '1' });
  const endAll = () => [driver, server].forEach(endGroup);
  try {
    await waitForDriver(url);
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      // With `eager`, WebKitWebDriver 2.50 never answers a script that follows at once.
      pageLoadStrategy: 'normal',
      'webkitgtk:browserOptions': { binary: findBrowser(), args: ['--automation'] },
    });
    const session = new Builder().usingServer(url).withCapabilities(capabilities).build();
    await withTimeout('session', session.getSession());
    await session
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...VIEWPORT });
    await session.manage().setTimeouts({ script: SCRIPT_MS, pageLoad: CALL_MS });
    return {
      goto: (address) => withTimeout('goto', session.get(address)),
      run: (script) => withTimeout('script', session.executeScript(script), 2 * SCRIPT_MS),
      press: (x, y) => withTimeout('press', session.actions().move({ x, y, duration: 0 }).click().perform()),
      type: (text) => withTimeout('keys', session.actions().sendKeys(text).perform()),
      pressEnter: () => withTimeout('Enter', session.actions().sendKeys(Key.ENTER).perform()),
      async back() {
        await withTimeout('back', session.executeScript('setTimeout(() => history.back())'));
      },
      async close() {
        await Promise.race([session.quit(), new Promise((done) => setTimeout(done, CLOSE_MS))]).catch(
          () => undefined,
        );
        endAll();
      },
    };
  } catch (error) {
    endAll();
    throw error;
  }
};

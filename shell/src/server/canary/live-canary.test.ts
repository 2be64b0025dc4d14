/**
 * Canaries in a running shell with real render workers. Shoppers without cookies open pages, and their browsers report
 * as `inline/canary.entry.ts` does. Takes minutes, so only `pnpm test:full` runs it.
 */
import { openCanaryFolder } from 'releases/canary/canary-folder';
import type { SignalId } from 'releases/canary/signals';
import { aCanary } from 'releases/testing/releases-folder';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { BootData } from '../../boot-data.ts';
import { CANARY_REPORT_PATH } from '../../canary-report.ts';
import { BUNDLE, startTestShell, type TestShell } from '../testing/test-shell.ts';

const IS_FULL = process.env.TEST_FULL === '1';
const STOP_LATEST_MS = 60_000;
/** Shoppers who browse at the same time. */
const AT_ONCE = 4;
const ADDRESSES = 30;
/** Pause of a shopper between two pages. */
const PAUSE_MS = 10;

/** Changes the server bundle of the canary. */
const inRender = (code: string): string => BUNDLE.replace('const head =', `${code}\n  const head =`);
const THROWS = inRender("if (Math.random() < 0.2) throw new Error('one in five');");
const LOOPS = inRender('for (;;);');
const SLOWER = inRender('await new Promise((done) => setTimeout(done, 400));');

/** Probability of events in browsers. */
type Rates = Partial<Record<SignalId, number>>;
const USUAL: Rates = { error: 0.002, crashed: 0.002, 'load-failed': 0.002, fallback: 0, order: 0.1 };

describe.runIf(IS_FULL)('a canary in a running shell', () => {
  let shell: TestShell;
  let canaries = 0;
  let shoppers = 0;
  beforeAll(async () => {
    shell = await startTestShell();
  });
  afterAll(() => shell.stop());

  const startCanary = async (bundle: string, share: number): Promise<string> => {
    canaries += 1;
    const version = `canary-${canaries}`;
    shell.releases.add('catalog', version, {}, bundle);
    shell.releases.point({ catalog: '1', content: '1' }, { catalog: aCanary(version, share) });
    await vi.waitFor(
      async () => expect((await shell.get('/readyz')).body).toContain(`canary catalog@${version}`),
      {
        timeout: 30_000,
      },
    );
    return version;
  };

  /** A new shopper opens a page, and the browser reports, unless the canary was stopped just before. */
  const shop = async (version: string, share: number, rates: Rates): Promise<void> => {
    shoppers += 1;
    const page = await shell.get(`/vinos?page=${1 + Math.floor(Math.random() * ADDRESSES)}`);
    const cookie = [page.headers['set-cookie'] ?? []].flat().find((one) => one.startsWith('cohort='));
    const boot = JSON.parse(/id="boot">(.*?)<\/script>/.exec(page.body)?.[1] ?? '{}') as BootData;
    const own = boot.remotes?.find(({ id }) => id === 'catalog')?.version;
    if (!cookie || !own) return;
    const happens = { ...USUAL, ...(own === version ? rates : {}) };
    const trials = Object.fromEntries(
      Object.entries(happens).map(([signal, rate]) => [signal, Number(Math.random() < rate)]),
    );
    const { statusCode } = await shell.app.inject({
      method: 'POST',
      url: CANARY_REPORT_PATH,
      remoteAddress: `2001:db8::${shoppers.toString(16)}`,
      headers: { cookie: cookie.split(';')[0] as string },
      body: JSON.stringify({ catalog: { version: own, share, trials, events: [] } }),
    });
    expect(statusCode).toBe(204);
  };

  /**
   * Shoppers browse until the canary is stopped, `limit` shoppers came, or `STOP_LATEST_MS` passed.
   * @returns why and when it was stopped, or null
   */
  const browse = async (version: string, share: number, { rates = {}, limit = Infinity }) => {
    const began = performance.now();
    const stopOf = () =>
      openCanaryFolder(shell.releases.dir)
        .records()
        .find((record) => record.version === version && record.kind === 'stop');
    let count = 0;
    const one = async (): Promise<void> => {
      for (; count < limit && performance.now() - began < STOP_LATEST_MS && !stopOf(); count += 1) {
        await shop(version, share, rates);
        await new Promise((done) => setTimeout(done, PAUSE_MS));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
    const stop = stopOf();
    return stop?.kind === 'stop' ? { reason: stop.reason, ms: performance.now() - began, count } : null;
  };

  it.each([
    ['throws in one of five server renders', THROWS, 20, {}, /renders in which only one failed/],
    ['loops in every server render', LOOPS, 20, {}, /renders in which only one failed/],
    ['renders 400 ms slower', SLOWER, 20, {}, /one was much slower/],
    ['throws in one of five browsers', BUNDLE, 20, { crashed: 0.2 }, /in which it crashed/],
    ['loses its orders', BUNDLE, 50, { order: 0 }, /that ordered/],
  ])('that %s is stopped within 60 s, with the reason', async (title, bundle, share, rates, reason) => {
    const version = await startCanary(bundle, share);
    const stop = await browse(version, share, { rates });
    console.info(`${title}: stopped after ${Math.round(stop?.ms ?? 0)} ms and ${stop?.count} shoppers`);
    expect(stop?.reason).toMatch(reason);
    await vi.waitFor(async () => expect((await shell.get('/readyz')).body).not.toContain('canary'));
  });

  it('that is identical is not stopped, in ten tries', { timeout: 900_000 }, async () => {
    const stops: string[] = [];
    for (let round = 0; round < 10; round += 1) {
      const version = await startCanary(BUNDLE, 20);
      const stop = await browse(version, 20, { limit: 1_000 });
      if (stop) stops.push(stop.reason);
    }
    expect(stops).toEqual([]);
  });
});

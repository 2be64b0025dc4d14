/**
 * One first visit of a page on an emulated phone at full speed, without input. Lighthouse's emulation, but no
 * throttling, and the age gate is answered.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { AGE_ACCEPTED_VALUE, STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import type { Browser, Session } from 'tools/browser/devtools';
import type { TraceEvent } from './main-thread.ts';
import { withStolenTime } from './stolen-time.ts';
import { readVisit, type VisitTrace } from './visit-trace.ts';

/** The measurement ends this long after the load event. Scripts that wait for the paint have run by then. */
const UNTIL_MS = 3_500;
/** Most time until the load event. */
const LOADED_MS = 60_000;
const SCREEN = { mobile: true, width: 412, height: 823, deviceScaleFactor: 1.75 };
const USER_AGENT =
  'Mozilla/5.0 (Linux; Android 11; moto g power (2022)) AppleWebKit/537.36 (KHTML, like Gecko) ' +
  'Chrome/136.0.0.0 Mobile Safari/537.36';
/** Only what the figures need, because each category costs the page processor time. */
const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
  'loading',
  'v8',
  'v8.execute',
];

export interface Visit extends VisitTrace {
  stolenPercent: number;
}

/** Opens the page on an emulated phone and resolves after the load event. */
export const openOnPhone = async (page: Session, url: string): Promise<void> => {
  await page.send('Page.enable');
  await page.send('Emulation.setDeviceMetricsOverride', SCREEN);
  await page.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.send('Emulation.setUserAgentOverride', { userAgent: USER_AGENT });
  await page.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `localStorage.setItem('${STORAGE_KEYS.ageAccepted}', '${AGE_ACCEPTED_VALUE}')`,
  });
  const loaded = page.next('Page.loadEventFired');
  const { errorText } = await page.send<{ errorText?: string }>('Page.navigate', { url });
  if (errorText) throw new Error(`${url}: ${errorText}`);
  const isLoaded = await Promise.race([loaded.then(() => true), sleep(LOADED_MS, false, { ref: false })]);
  if (!isLoaded) throw new Error(`${url} did not load within ${LOADED_MS / 1000} s`);
};

/** Stays on the open page until the measurement ends. */
export const stay = (): Promise<void> => sleep(UNTIL_MS);

/** Records a trace of all processes during `work`. */
export const withTrace = async (browser: Browser, work: () => Promise<void>): Promise<TraceEvent[]> => {
  const events: TraceEvent[] = [];
  const stop = browser.on<{ value: TraceEvent[] }>('Tracing.dataCollected', ({ value }) => {
    events.push(...value);
  });
  await browser.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
  });
  try {
    await work();
  } finally {
    const complete = browser.next('Tracing.tracingComplete');
    await browser.send('Tracing.end');
    await complete;
    stop();
  }
  return events;
};

export const measureVisit = async (browser: Browser, url: string): Promise<Visit> => {
  const { page, close } = await browser.openPage();
  try {
    return await withStolenTime(async () => {
      const events = await withTrace(browser, async () => {
        await openOnPhone(page, url);
        await stay();
      });
      return readVisit(events, UNTIL_MS);
    });
  } finally {
    await close();
  }
};

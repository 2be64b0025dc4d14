// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { decideConsent } from '../../consent.ts';

const global = globalThis as { isTraceLoaded?: boolean };
const start = async (serverTiming: { name: string }[]) => {
  const script = document.createElement('script');
  script.dataset.trace = `data:text/javascript,globalThis.isTraceLoaded=true//${Math.random()}`;
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ serverTiming }] as never);
  vi.resetModules();
  await import('../trace-start.entry.ts');
};
/** Imports evaluate in order: one that was not held has ended too. */
const settled = () => import(`data:text/javascript,export default ${Math.random()}`);

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  delete global.isTraceLoaded;
});

it('loads the program only after consent', async () => {
  await start([{ name: 'trace' }]);
  decideConsent({ measurement: false, advertising: true });
  await settled();
  expect(global.isTraceLoaded).toBeUndefined();
  decideConsent({ measurement: true, advertising: false });
  await vi.waitFor(() => expect(global.isTraceLoaded).toBe(true));
});

it('loads nothing on a page that the server did not trace', async () => {
  await start([{ name: 'cache' }]);
  decideConsent({ measurement: true, advertising: true });
  await settled();
  expect(global.isTraceLoaded).toBeUndefined();
});

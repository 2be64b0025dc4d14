/** Reads what a user and the host can notice of a page, to find out whether a press did anything. */
import { setTimeout as sleep } from 'node:timers/promises';
import { vi } from 'vitest';
import type { StubHost } from '../host/stub-host.ts';

const LOOK_MS = 20;
const QUIET_LOOKS = 3;

/** Counts calls of the browser that a press may lead to. Undo them with `vi.restoreAllMocks`. */
const countBrowserCalls = (): (() => number) => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const scroll = vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(() => {});
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  return () => [print, scroll, focus].reduce((sum, { mock }) => sum + mock.calls.length, 0);
};

/** @returns reads the page and the calls so far */
export const watchEffects = (host: StubHost): (() => string) => {
  const browserCalls = countBrowserCalls();
  return () =>
    JSON.stringify({
      // React marks the borders of suspended parts by comments.
      html: document.body.innerHTML.replace(/<!--.*?-->/g, ''),
      fields: [...document.querySelectorAll('input')].map(({ value, checked }) => [value, checked]),
      calls: host.log
        .entries()
        .map(({ kind, topic }) => `${kind} ${topic}`)
        .sort(),
      browserCalls: browserCalls(),
    });
};

/** Waits until nothing changes any more. @returns what `read` then returns */
export const untilQuiet = async (read: () => string): Promise<string> => {
  let last = read();
  for (let same = 0; same < QUIET_LOOKS; ) {
    await sleep(LOOK_MS);
    const now = read();
    same = now === last ? same + 1 : 0;
    last = now;
  }
  return last;
};

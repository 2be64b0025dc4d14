// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const views = () => (window.dataLayer ?? []).map(({ event }) => event);
const restore = (persisted: boolean) => dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
/** Loads a new copy of the module, as the inline script and the shell's modules each have one. */
const start = async () => {
  vi.resetModules();
  return import('./data-layer.ts');
};

describe('a page view', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    performance.clearMarks();
    vi.useRealTimers();
    delete window.dataLayer;
  });

  it('is tracked once for an address, after 250 ms', async () => {
    const { pageViewed } = await start();
    pageViewed();
    pageViewed();
    vi.advanceTimersByTime(249);
    expect(views()).toEqual([]);
    vi.advanceTimersByTime(1);
    pageViewed();
    vi.advanceTimersByTime(250);
    expect(views()).toEqual(['page_view']);
  });

  it('is tracked once when two scripts of the page report it, also after a restore', async () => {
    for (const { pageViewed, followRestores } of [await start(), await start()]) {
      followRestores();
      pageViewed();
    }
    restore(false);
    vi.advanceTimersByTime(250);
    expect(views()).toEqual(['page_view']);
    restore(true);
    vi.advanceTimersByTime(250);
    expect(views()).toEqual(['page_view', 'page_view']);
  });
});

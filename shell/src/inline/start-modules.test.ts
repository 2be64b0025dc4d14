// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startModules } from './start-modules.ts';

const MODULES = '/static/main.js sha384-m /remotes/catalog/1/app.js sha384-a';

describe('loading the page’s modules', () => {
  const load = vi.fn();
  const observed: PerformanceObserverCallback[] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    document.head.innerHTML = '';
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        constructor(callback: PerformanceObserverCallback) {
          observed.push(callback);
        }
        observe() {}
      },
    );
  });
  afterEach(() => {
    vi.runAllTimers();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    observed.length = 0;
    load.mockClear();
  });

  it('preloads each module with its hash and imports the entry, once', () => {
    startModules(MODULES, load);
    dispatchEvent(new Event('keydown'));
    dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(5_000);
    expect(load.mock.calls).toEqual([['/static/main.js']]);
    const links = [...document.head.querySelectorAll('link')];
    expect(links.map(({ rel, href, integrity }) => [rel, new URL(href).pathname, integrity])).toEqual([
      ['modulepreload', '/static/main.js', 'sha384-m'],
      ['modulepreload', '/remotes/catalog/1/app.js', 'sha384-a'],
    ]);
  });

  it('waits for the first paint after load', () => {
    startModules(MODULES, load);
    dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(100);
    expect(observed).not.toEqual([]);
    expect(load).not.toHaveBeenCalled();
    for (const painted of observed) painted({} as PerformanceObserverEntryList, {} as PerformanceObserver);
    expect(load).toHaveBeenCalledOnce();
  });

  it('starts after 2.5 s when nothing is painted', () => {
    startModules(MODULES, load);
    vi.advanceTimersByTime(2_499);
    expect(load).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(load).toHaveBeenCalledOnce();
  });

  it('starts at once in a background page', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    startModules(MODULES, load);
    expect(load).toHaveBeenCalledOnce();
  });
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const PAINTED_AT = 800;
class Arrival {
  responseEnd: number;
  constructor(responseEnd: number) {
    this.responseEnd = responseEnd;
  }
}

describe('fonts on a slow connection', () => {
  /** Font faces that the module added to `document.fonts`. */
  const used = new Set<{ family: string }>();
  let arrivals: Record<string, Arrival>;
  let load: () => Promise<unknown>;

  const visit = async () => {
    vi.resetModules();
    const fonts = await import('./late-fonts.ts');
    fonts.startLateFonts();
    await Promise.resolve();
  };
  const moveOn = (address = '/cajas') => {
    history.pushState(null, '', address);
    dispatchEvent(new Event('single-spa:before-routing-event'));
  };
  const families = () => [...used].map(({ family }) => family);

  beforeEach(() => {
    history.replaceState(null, '', '/vinos');
    document.head.innerHTML = `<style>
      @font-face {
        font-family: "Fraunces"; src: url("/static/fraunces.woff2") format("woff2");
        font-weight: 400 700; font-display: optional;
      }
      @font-face {
        font-family: "Source Sans 3"; src: url("/static/sans.woff2") format("woff2");
        font-weight: 400 700; font-display: optional;
      }
      @font-face { font-family: "Fallback"; src: local("Georgia"); }
    </style>`;
    arrivals = {};
    load = async () => {};
    vi.stubGlobal(
      'FontFace',
      class {
        family: string;
        load = () => load();
        constructor(family: string) {
          this.family = family;
        }
      },
    );
    vi.stubGlobal('PerformanceResourceTiming', Arrival);
    Object.defineProperty(document, 'fonts', { value: used, configurable: true });
    vi.spyOn(performance, 'getEntriesByName').mockImplementation((name) => {
      if (name === 'first-contentful-paint') return [{ startTime: PAINTED_AT }] as never;
      const arrival = arrivals[new URL(name).pathname];
      return (arrival ? [arrival] : []) as never;
    });
  });
  afterEach(() => {
    used.clear();
    document.head.replaceChildren();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('are added with the next page, not before', async () => {
    arrivals = { '/static/fraunces.woff2': new Arrival(PAINTED_AT + 1) };
    await visit();
    expect(families()).toEqual([]);
    moveOn();
    expect(families()).toEqual(['Fraunces', 'Source Sans 3']);
  });

  it('are not added to a visible page, whose links would move under a press', async () => {
    let arrive = () => {};
    load = () => new Promise<void>((done) => (arrive = done));
    await visit();
    moveOn('/cajas');
    arrive();
    await Promise.resolve();
    expect(families()).toEqual([]);
    moveOn('/ofertas');
    expect(families()).toEqual(['Source Sans 3']);
  });

  it('are not added when only the query changes', async () => {
    await visit();
    moveOn('/vinos?tipo=tinto');
    expect(families()).toEqual([]);
    moveOn();
    expect(families()).toEqual(['Fraunces', 'Source Sans 3']);
  });

  it('are not added again when they were loaded at first paint', async () => {
    arrivals = {
      '/static/fraunces.woff2': new Arrival(PAINTED_AT - 1),
      '/static/sans.woff2': new Arrival(PAINTED_AT - 1),
    };
    await visit();
    moveOn();
    expect(families()).toEqual([]);
  });

  it('are not added when loading fails', async () => {
    load = () => Promise.reject(new Error('gone'));
    await visit();
    moveOn();
    expect(families()).toEqual([]);
  });
});

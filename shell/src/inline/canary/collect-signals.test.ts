// @vitest-environment happy-dom
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { REMOTE_FAILED } from '../../canary-report.ts';
import { collectSignals } from './collect-signals.ts';

type Vitals = NonNullable<Parameters<typeof collectSignals>[1]>;
type Listener = (metric: { value: number; entries: unknown[] }) => void;

const SHARES = { catalog: { share: 5, seed: 'one' }, checkout: { share: 50, seed: 'two' } };

describe('the program that watches canaries', () => {
  let sent: Record<string, { version: string; share: number; trials: object; events: string[] }>[];
  let measured: Record<'cls' | 'inp' | 'lcp', Listener>;
  /** Listeners of one page, which the next page does not have. */
  let added: [string, EventListener][];
  const openPage = (owner = 'catalog') => {
    for (const [type, listener] of added.splice(0)) removeEventListener(type, listener);
    window.dataLayer = [];
    const remotes = [
      { id: 'catalog', version: '2' },
      { id: 'checkout', version: '7' },
      { id: 'content', version: '1' },
    ];
    document.body.innerHTML =
      `<main><div id="mfe-${owner}" class="slot"><h1>x</h1>` +
      '<div data-widget="checkout/cart-sidebar"><b>y</b></div></div></main>' +
      `<script type="application/json" id="boot">${JSON.stringify({ remotes, owner })}</script>`;
    const on = (name: keyof typeof measured) => (listener: unknown) => {
      measured[name] = listener as Listener;
    };
    collectSignals(SHARES, { onCLS: on('cls'), onINP: on('inp'), onLCP: on('lcp') } as unknown as Vitals);
  };
  const leave = () => dispatchEvent(new Event('pagehide'));
  const fail = (detail: object) => dispatchEvent(new CustomEvent(REMOTE_FAILED, { detail }));

  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    sent = [];
    added = [];
    measured = {} as typeof measured;
    const add = window.addEventListener.bind(window);
    vi.spyOn(window, 'addEventListener').mockImplementation(((type: string, listener: EventListener) => {
      added.push([type, listener]);
      add(type, listener);
    }) as typeof addEventListener);
    Object.assign(navigator, {
      sendBeacon: (_: string, body: string) => sent.push(JSON.parse(body)),
    });
  });
  afterEach(() => {
    for (const [type, listener] of added) removeEventListener(type, listener);
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
    document.body.innerHTML = '';
    delete window.dataLayer;
    localStorage.clear();
  });

  it('reports the remote of the page after five seconds, and no other one', () => {
    openPage();
    vi.advanceTimersByTime(5_000);
    expect(sent).toEqual([
      {
        catalog: {
          version: '2',
          share: 5,
          trials: { 'load-failed': 0, crashed: 0, error: 0, fallback: 0, 'add-to-cart': 0, order: 0 },
          events: [],
        },
      },
    ]);
  });

  // The test must notice this fault in shell/src/inline/canary/memory.ts
  // - read()[canary]?.includes(item) ?? false
  // + false
  it('counts a browser once, on all pages', () => {
    openPage();
    leave();
    openPage();
    leave();
    expect(sent).toHaveLength(1);
  });

  it('reports a later failure once, beside the trial that it counted before', () => {
    openPage();
    leave();
    fail({ remote: 'catalog', error: new Error('x is undefined') });
    fail({ remote: 'catalog', error: new Error('again') });
    vi.advanceTimersByTime(300);
    openPage();
    fail({ remote: 'catalog', error: new Error('on the next page') });
    leave();
    expect(sent.slice(1)).toMatchObject([{ catalog: { trials: {}, events: ['crashed'] } }]);
  });

  it('tells a file that did not load from a crash', () => {
    openPage();
    fail({ remote: 'catalog', error: new TypeError('Failed to fetch dynamically imported module: x') });
    vi.advanceTimersByTime(300);
    expect(sent).toMatchObject([{ catalog: { trials: { 'load-failed': 1, crashed: 0 } } }]);
  });

  it('attributes an uncaught error to the remote of its file', () => {
    openPage();
    const filename = 'https://shop.example/remotes/checkout/7/page.1a2b3c4d.js';
    dispatchEvent(Object.assign(new Event('error'), { filename }));
    dispatchEvent(Object.assign(new Event('error'), { filename: 'chrome-extension://x/y.js' }));
    vi.advanceTimersByTime(300);
    expect(sent).toMatchObject([{ catalog: { trials: { error: 0 } }, checkout: { trials: { error: 1 } } }]);
  });

  it('reports the error region of a remote that is too slow', () => {
    openPage();
    document
      .querySelector('#mfe-catalog')
      ?.insertAdjacentHTML('beforebegin', '<section class="slot-fallback"/>');
    leave();
    expect(sent).toMatchObject([{ catalog: { trials: { fallback: 1 } } }]);
  });

  it('attributes vitals to the remote that owns the element, also within the page of another', () => {
    openPage();
    measured.lcp({ value: 812.4, entries: [{ element: document.querySelector('h1') }] });
    measured.inp({ value: 64, entries: [{ target: document.querySelector('b') }] });
    measured.cls({ value: 0, entries: [] });
    leave();
    expect(sent).toMatchObject([
      { catalog: { trials: { 'lcp-ms': 812.4, cls: 0 } }, checkout: { trials: { 'inp-ms': 64 } } },
    ]);
  });

  it('counts conversions of the data layer for each remote that the browser has used, without their content', () => {
    openPage();
    window.dataLayer?.push({ event: 'add_to_cart', value: 9_990 });
    leave();
    openPage('checkout');
    window.dataLayer?.push({ event: 'purchase', transaction_id: 'Q-17' });
    leave();
    expect(sent).toMatchObject([
      { catalog: { trials: { 'add-to-cart': 1, order: 0 } } },
      { catalog: { trials: {}, events: ['order'] }, checkout: { trials: { order: 1 } } },
    ]);
    expect(JSON.stringify(sent)).not.toMatch(/Q-17|9990/);
  });

  it('counts no conversion for a remote that the browser has not used', () => {
    openPage('checkout');
    window.dataLayer?.push({ event: 'purchase' });
    leave();
    expect(sent.map((report) => Object.keys(report))).toEqual([['checkout']]);
  });

  it('counts nothing in a browser without storage', () => {
    const blocked = () => {
      throw new Error('blocked');
    };
    vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked });
    openPage();
    leave();
    expect(sent).toEqual([]);
  });

  it('forgets canaries that have ended', () => {
    localStorage.setItem(STORAGE_KEYS.canary, JSON.stringify({ 'catalog old 5': ['error'] }));
    openPage();
    leave();
    expect(Object.keys(JSON.parse(localStorage.getItem(STORAGE_KEYS.canary) ?? '{}'))).toEqual([
      'catalog one 5',
      'checkout two 50',
    ]);
  });
});

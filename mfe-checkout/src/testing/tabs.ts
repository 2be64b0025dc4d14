/**
 * A browser with several tabs in one process. Each tab has its own copy of the cart's code; storage, locks and network
 * are the browser's. What is done on behalf of a page is known by its context, so a page that is left can be dead:
 * nobody hears its answers, and it stores nothing any more.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { cartState, cartUpdate, sessionState } from 'shared-contracts/bus/topics';
import { ApiError } from 'shared-contracts/errors';
import type { HostServices } from 'shared-contracts/host';
import { createTestHost } from 'shared-contracts/kit/test-host';
import { createFetchClient } from 'shared-stubs/host/fetch-client';
import { vi } from 'vitest';
import { anItem } from '../lib/testing/cart-fixtures.ts';
import { createFakeLocks } from './fake-locks.ts';

type Call = HostServices['api']['call'];

/** One document of a tab: after a reload it is another. */
interface Page {
  readonly tab: number;
  isAlive: boolean;
  /** Requests that the server has and has not answered. */
  sent: number;
  readonly listeners: Map<string, Set<(event: object) => void>>;
}

export interface Tab {
  /** Asks for this many of a sku; ends when the shopper is told, whatever it is. */
  wish(sku: string, qty: number): Promise<unknown>;
  /** Somebody signs in. */
  signIn(): void;
  /** What the tab shows. */
  lines(): Record<string, number>;
}

/** A moment of the network or between two tabs, ms at most. */
const LATENCY_MS = 4;
/** So often in a row nothing may be going on. */
const QUIET_LOOKS = 4;
const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
const never = new Promise<never>(() => {});
const cutOff = () => new ApiError({ code: 'NETWORK', message: 'Failed to fetch' });

const loadTab = async () => {
  vi.resetModules();
  const { start } = await import('../exposed/cart.ts');
  const { dropScope } = await import('shared-contracts/kit/scope');
  return { start, dropScope };
};

/** `close` at the end of a run; tabs are opened anew for the next. */
export const createBrowser = (apiUrl: string) => {
  const pages = new AsyncLocalStorage<Page>();
  const pageNow = (): Page => {
    const page = pages.getStore();
    if (!page) throw new Error('Done on behalf of no page');
    return page;
  };
  const locks = createFakeLocks(pageNow, (page, act) => pages.run(page as Page, act));
  const kept = new Map<string, string>();
  const code: Awaited<ReturnType<typeof loadTab>>[] = [];
  const open = new Map<number, { page: Page; tab: Tab; end: () => void }>();
  const asked: string[] = [];
  let isOnline = true;
  let busy = 0;
  const during = async <T>(act: () => Promise<T>): Promise<T> => {
    busy += 1;
    try {
      return await act();
    } finally {
      busy -= 1;
    }
  };
  const moment = () => wait(Math.random() * LATENCY_MS);
  const dispatch = (page: Page, type: string, event: object) =>
    pages.run(page, () => {
      for (const listener of page.listeners.get(type) ?? []) listener({ type, ...event });
    });

  // Storage: the other tabs hear of a change a moment later, in order.
  let told = Promise.resolve();
  const put = (key: string, value: string | null) => {
    const writer = pageNow();
    if (!writer.isAlive || (kept.get(key) ?? null) === value) return;
    if (value === null) kept.delete(key);
    else kept.set(key, value);
    told = told.then(() =>
      during(async () => {
        await moment();
        for (const { page } of open.values()) if (page.tab !== writer.tab) dispatch(page, 'storage', { key });
      }),
    );
  };
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => put(key, value),
    removeItem: (key: string) => put(key, null),
  });
  vi.stubGlobal('navigator', {
    locks,
    get onLine() {
      return isOnline;
    },
  });
  vi.stubGlobal('location', { origin: apiUrl });
  vi.stubGlobal('window', {
    addEventListener: (type: string, listener: () => void) => {
      const { listeners } = pageNow();
      listeners.set(type, (listeners.get(type) ?? new Set()).add(listener));
    },
    removeEventListener: (type: string, listener: () => void) =>
      pageNow().listeners.get(type)?.delete(listener),
  });

  // The network: slow now and then, gone at times; a page that was left hears nothing any more.
  const client = createFetchClient('es', { read: () => null } as never);
  const ask = async (
    page: Page,
    args: Parameters<Call>,
  ): Promise<{ value: unknown } | { error: unknown }> => {
    asked.push(args[0].id);
    await moment();
    if (!isOnline || !page.isAlive) return { error: cutOff() };
    page.sent += 1;
    const answer = await client.call(...args).then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    page.sent -= 1;
    await moment();
    return isOnline ? answer : { error: cutOff() };
  };
  const call = async (page: Page, args: Parameters<Call>) => {
    const answer = await during(() => ask(page, args));
    if (!page.isAlive) return never;
    if ('error' in answer) throw answer.error;
    return answer.value;
  };

  const leave = async (tab: number) => {
    const left = open.get(tab);
    if (!left) return;
    open.delete(tab);
    left.page.isAlive = false;
    left.end();
    // Its turn ends when the server is done with what it sent.
    while (left.page.sent > 0) await wait(1);
    locks.drop(left.page);
  };
  const visit = async (id: number) => {
    await leave(id);
    code[id] ??= await loadTab();
    const { start, dropScope } = code[id] as (typeof code)[number];
    const page: Page = { tab: id, isAlive: true, sent: 0, listeners: new Map() };
    await pages.run(page, async () => {
      dropScope();
      const host = createTestHost();
      Object.assign(host, { api: { call: (...args: Parameters<Call>) => call(page, args) } });
      const stop = await start({ host });
      const tab: Tab = {
        wish: (sku, qty) =>
          pages.run(page, () =>
            host.bus.request(cartUpdate, { item: anItem({ sku }), qty, previousQty: 0 }).catch(() => null),
          ),
        signIn: () =>
          pages.run(page, () => {
            host.bus.publish(sessionState, { kind: 'guest' });
            host.bus.publish(sessionState, { kind: 'customer', id: 'u-1', firstName: 'Ana' });
          }),
        lines: () =>
          Object.fromEntries((host.bus.read(cartState)?.lines ?? []).map(({ sku, qty }) => [sku, qty])),
      };
      open.set(id, { page, tab, end: () => pages.run(page, stop) });
    });
  };

  return {
    /** A page of this tab, opened anew: nothing is left of the one before but what is stored. */
    visit,
    tab: (id: number) => open.get(id)?.tab as Tab,
    tabs: () => [...open.values()].map(({ tab }) => tab),
    setOnline(isOn: boolean) {
      isOnline = isOn;
      for (const { page } of open.values()) dispatch(page, isOn ? 'online' : 'offline', {});
    },
    /** Ids of the endpoints that were asked. */
    asked: (): readonly string[] => asked,
    stored: (key: string) => kept.get(key) ?? null,
    /** Until nothing is on its way. */
    async settle() {
      for (let quiet = 0; quiet < QUIET_LOOKS; quiet += 1) {
        await wait(1);
        if (busy > 0 || !locks.isIdle()) quiet = -1;
      }
    },
    /** Leaves all pages and forgets all that is stored. */
    async close() {
      for (const id of [...open.keys()]) await leave(id);
      isOnline = true;
      kept.clear();
      asked.length = 0;
    },
  };
};
export type Browser = ReturnType<typeof createBrowser>;

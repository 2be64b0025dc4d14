/**
 * Browsers with several tabs in one process. Each tab has its own copy of the cart's code. Storage, locks, network and
 * session belong to the browser. The async context names the page that acts. A page that was left is dead: it gets no
 * answers and stores nothing.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { cartState, cartUpdate, sessionState } from 'shared-contracts/bus/topics';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { ApiError } from 'shared-contracts/errors';
import type { HostServices } from 'shared-contracts/host';
import { createTestHost } from 'shared-kit/test-host';
import { createFetchClient } from 'shared-stubs/host/fetch-client';
import { vi } from 'vitest';
import { anItem } from '../lib/testing/cart-fixtures.ts';
import { createFakeLocks } from './fake-locks.ts';

type Call = HostServices['api']['call'];

/** A signed-in customer and the access token of one of their sessions. */
export interface Signed {
  id: string;
  token: string;
}
/** The browser's globals, bound to the page that acts. */
interface Device {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  locks: object;
  isOnline(): boolean;
}

/** One document of a tab: after a reload it is another. */
interface Page {
  readonly tab: number;
  readonly device: Device;
  /** Whom this document takes for its customer. */
  signed: Signed | null;
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
  /** Signs a customer in with the browser's cart, as the shell does; the other tabs hear of it a moment later. */
  logIn(login: (cartId: string | null) => Promise<Signed>): Promise<void>;
  logOut(logout: (signed: Signed) => Promise<void>): Promise<void>;
  /** The shopper looks at this tab again. */
  comeToFront(): void;
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
  const { dropScope } = await import('shared-kit/scope');
  return { start, dropScope };
};

const pages = new AsyncLocalStorage<Page>();
const pageNow = (): Page => {
  const page = pages.getStore();
  if (!page) throw new Error('Done on behalf of no page');
  return page;
};

const listenersOf = () => ({
  addEventListener: (type: string, listener: () => void) => {
    const { listeners } = pageNow();
    listeners.set(type, (listeners.get(type) ?? new Set()).add(listener));
  },
  removeEventListener: (type: string, listener: () => void) =>
    pageNow().listeners.get(type)?.delete(listener),
});
const stubGlobals = (apiUrl: string) => {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => pageNow().device.storage.getItem(key),
    setItem: (key: string, value: string) => pageNow().device.storage.setItem(key, value),
    removeItem: (key: string) => pageNow().device.storage.removeItem(key),
  });
  vi.stubGlobal('navigator', {
    get locks() {
      return pageNow().device.locks;
    },
    get onLine() {
      return pages.getStore()?.device.isOnline() ?? true;
    },
  });
  vi.stubGlobal('location', { origin: apiUrl });
  vi.stubGlobal('window', listenersOf());
  vi.stubGlobal('document', { hidden: false, ...listenersOf() });
};

/** `close` at the end of a run; tabs are opened anew for the next. */
export const createBrowser = (apiUrl: string) => {
  stubGlobals(apiUrl);
  const locks = createFakeLocks(pageNow, (page, act) => pages.run(page as Page, act));
  const kept = new Map<string, string>();
  const code: Awaited<ReturnType<typeof loadTab>>[] = [];
  const open = new Map<number, { page: Page; tab: Tab; end: () => void; hearSession: () => void }>();
  const asked: string[] = [];
  let signed: Signed | null = null;
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
  const device: Device = {
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => put(key, value),
      removeItem: (key) => put(key, null),
    },
    locks,
    isOnline: () => isOnline,
  };

  // The network: slow now and then, gone at times; a page that was left hears nothing any more.
  const client = createFetchClient('es', { read: () => pages.getStore()?.signed?.token ?? null } as never);
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
    const page: Page = { tab: id, device, signed, isAlive: true, sent: 0, listeners: new Map() };
    await pages.run(page, async () => {
      dropScope();
      const host = createTestHost();
      const session = () =>
        page.signed
          ? { kind: 'customer' as const, id: page.signed.id, firstName: 'Ana' }
          : { kind: 'guest' as const };
      const hearSession = () => {
        page.signed = signed;
        host.bus.publish(sessionState, session());
      };
      /** This tab knows at once, the others a moment later. */
      const tellSession = (now: Signed | null) => {
        signed = now;
        put(STORAGE_KEYS.session, now && 'yes');
        hearSession();
        told = told.then(() =>
          during(async () => {
            await moment();
            for (const other of open.values())
              if (other.page !== page) pages.run(other.page, other.hearSession);
          }),
        );
      };
      Object.assign(host, { session, api: { call: (...args: Parameters<Call>) => call(page, args) } });
      hearSession();
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
        logIn: (login) =>
          pages.run(page, () => during(async () => tellSession(await login(kept.get('cartId') ?? null)))),
        logOut: (logout) =>
          pages.run(page, () =>
            during(async () => {
              if (page.signed) await logout(page.signed);
              tellSession(null);
            }),
          ),
        comeToFront: () => {
          dispatch(page, 'visibilitychange', {});
          dispatch(page, 'focus', {});
        },
        lines: () =>
          Object.fromEntries((host.bus.read(cartState)?.lines ?? []).map(({ sku, qty }) => [sku, qty])),
      };
      open.set(id, { page, tab, end: () => pages.run(page, stop), hearSession });
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
      signed = null;
      kept.clear();
      asked.length = 0;
    },
  };
};
export type Browser = ReturnType<typeof createBrowser>;

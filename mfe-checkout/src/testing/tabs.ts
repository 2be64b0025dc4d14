/**
 * Browsers with several tabs in one process. Each tab has its own copy of the cart's code. Storage, locks,
 * network and session belong to the browser. The async context identifies the acting page. A page that was
 * left gets no responses and stores nothing.
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
/** Browser globals, bound to the acting page. */
interface Device {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  locks: object;
  isOnline(): boolean;
}

/** Document of a tab. A reload creates a new one. */
interface Page {
  readonly tab: number;
  readonly device: Device;
  /** Customer of this document. */
  signed: Signed | null;
  isAlive: boolean;
  /** Number of requests without a response. */
  sent: number;
  readonly listeners: Map<string, Set<(event: object) => void>>;
}

export interface Tab {
  /** Sends a cart command. Resolves when it succeeds or fails. */
  wish(sku: string, qty: number): Promise<unknown>;
  /** Signs in. */
  signIn(): void;
  /**
   * Signs a customer in with the browser's cart, like the shell. Other tabs receive the session shortly
   * after.
   */
  logIn(login: (cartId: string | null) => Promise<Signed>): Promise<void>;
  logOut(logout: (signed: Signed) => Promise<void>): Promise<void>;
  /** Makes this tab visible. */
  comeToFront(): void;
  /** Lines on screen: sku → quantity. */
  lines(): Record<string, number>;
}

/** Highest latency of the network and between tabs. */
const LATENCY_MS = 4;
/** Number of consecutive idle checks until the browser counts as settled. */
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

/** Creates a browser with tabs. Call `close` after each run. */
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

  // Storage: other tabs receive changes shortly after, in order.
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

  // Network: sometimes slow, sometimes offline. A page that was left gets no responses.
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
    // Keep the lock until the server has processed the page's requests.
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
      /** Sets the session in this tab at once, in the others shortly after. */
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
    /** Opens a new page in this tab. Only storage survives. */
    visit,
    tab: (id: number) => open.get(id)?.tab as Tab,
    tabs: () => [...open.values()].map(({ tab }) => tab),
    setOnline(isOn: boolean) {
      isOnline = isOn;
      for (const { page } of open.values()) dispatch(page, isOn ? 'online' : 'offline', {});
    },
    /** Ids of the called endpoints. */
    asked: (): readonly string[] => asked,
    stored: (key: string) => kept.get(key) ?? null,
    /** Waits until no request or message is pending. */
    async settle() {
      for (let quiet = 0; quiet < QUIET_LOOKS; quiet += 1) {
        await wait(1);
        if (busy > 0 || !locks.isIdle()) quiet = -1;
      }
    },
    /** Closes all pages and clears storage. */
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

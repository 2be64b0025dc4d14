/**
 * Browsers with several tabs in one process. Each tab has its own copy of the cart's code. Storage, locks,
 * network and session belong to the browser. The async context identifies the acting page. A page that was
 * left gets no responses and stores nothing.
 */
import { cartState, cartUpdate, sessionState } from 'shared-contracts/bus/topics';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { createTestHost } from 'shared-kit/test-host';
import { vi } from 'vitest';
import { anItem } from '../lib/testing/cart-fixtures.ts';
import { type Activity, createActivity, wait } from './browser-activity.ts';
import { type Call, createNetwork, type Network } from './browser-network.ts';
import { createFakeLocks } from './fake-locks.ts';
import { type Device, dispatch, type Page, pageNow, pages, type Signed, stubGlobals } from './tab-page.ts';

export interface Tab {
  /** Sends a cart command. Resolves when it succeeds or fails. */
  wish(sku: string, qty: number): Promise<unknown>;
  /** Publishes a guest's, then a customer's session in this tab only. */
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

/** Number of consecutive idle checks until the browser counts as settled. */
const QUIET_LOOKS = 4;

const loadTab = async () => {
  vi.resetModules();
  const { start } = await import('../exposed/cart.ts');
  const { dropScope } = await import('shared-kit/scope');
  return { start, dropScope };
};

interface OpenTab {
  page: Page;
  tab: Tab;
  end: () => void;
  receiveSession: () => void;
}
/** State that the tabs of one browser share. */
interface Shared {
  activity: Activity;
  network: Network;
  kept: Map<string, string>;
  open: Map<number, OpenTab>;
  signed: Signed | null;
}

/** Stores a value for the acting page. Other tabs receive the change shortly after. */
const put = ({ activity, kept, open }: Shared, key: string, value: string | null) => {
  const writer = pageNow();
  if (!writer.isAlive || (kept.get(key) ?? null) === value) return;
  if (value === null) kept.delete(key);
  else kept.set(key, value);
  activity.soon(() => {
    for (const { page } of open.values()) if (page.tab !== writer.tab) dispatch(page, 'storage', { key });
  });
};

const sessionOf = ({ signed }: Page) =>
  signed ? { kind: 'customer' as const, id: signed.id, firstName: 'Ana' } : { kind: 'guest' as const };

/** Host of a page, with functions that change and receive the browser's session. */
const createPageHost = (shared: Shared, page: Page) => {
  const { activity, network, open } = shared;
  const host = createTestHost();
  const session = () => sessionOf(page);
  Object.assign(host, {
    session,
    api: { call: (...args: Parameters<Call>) => network.call(page, args) },
  });
  const receiveSession = () => {
    page.signed = shared.signed;
    host.bus.publish(sessionState, session());
  };
  /** Sets the session in this tab at once, in the others shortly after. */
  const changeSession = (now: Signed | null) => {
    shared.signed = now;
    put(shared, STORAGE_KEYS.session, now && 'yes');
    receiveSession();
    activity.soon(() => {
      for (const other of open.values()) if (other.page !== page) pages.run(other.page, other.receiveSession);
    });
  };
  return { host, receiveSession, changeSession };
};

const createTab = (
  { activity: { during }, kept }: Shared,
  page: Page,
  { host, changeSession }: ReturnType<typeof createPageHost>,
): Tab => ({
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
    pages.run(page, () => during(async () => changeSession(await login(kept.get('cartId') ?? null)))),
  logOut: (logout) =>
    pages.run(page, () =>
      during(async () => {
        if (page.signed) await logout(page.signed);
        changeSession(null);
      }),
    ),
  comeToFront: () => {
    dispatch(page, 'visibilitychange', {});
    dispatch(page, 'focus', {});
  },
  lines: () => Object.fromEntries((host.bus.read(cartState)?.lines ?? []).map(({ sku, qty }) => [sku, qty])),
});

/** Creates a browser with tabs. Call `close` after each run. */
export const createBrowser = (apiUrl: string) => {
  stubGlobals(apiUrl);
  const locks = createFakeLocks(pageNow, (page, act) => pages.run(page as Page, act));
  const activity = createActivity();
  const network = createNetwork(activity);
  const kept = new Map<string, string>();
  const open = new Map<number, OpenTab>();
  const shared: Shared = { activity, network, kept, open, signed: null };
  const code: Awaited<ReturnType<typeof loadTab>>[] = [];
  const device: Device = {
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => put(shared, key, value),
      removeItem: (key) => put(shared, key, null),
    },
    locks,
    isOnline: network.isOnline,
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
    const { signed } = shared;
    const page: Page = { tab: id, device, signed, isAlive: true, sent: 0, listeners: new Map() };
    await pages.run(page, async () => {
      dropScope();
      const pageHost = createPageHost(shared, page);
      const { host, receiveSession } = pageHost;
      receiveSession();
      const stop = await start({ host });
      const tab = createTab(shared, page, pageHost);
      open.set(id, { page, tab, end: () => pages.run(page, stop), receiveSession });
    });
  };

  return {
    /** Opens a new page in this tab. Only storage survives. */
    visit,
    tab: (id: number) => open.get(id)?.tab as Tab,
    tabs: () => [...open.values()].map(({ tab }) => tab),
    setOnline(isOn: boolean) {
      network.setOnline(isOn);
      for (const { page } of open.values()) dispatch(page, isOn ? 'online' : 'offline', {});
    },
    /** Ids of the called endpoints. */
    asked: (): readonly string[] => network.asked,
    stored: (key: string) => kept.get(key) ?? null,
    /** Waits until no request or message is pending. */
    async settle() {
      for (let quiet = 0; quiet < QUIET_LOOKS; quiet += 1) {
        await wait(1);
        if (activity.isBusy() || !locks.isIdle()) quiet = -1;
      }
    },
    /** Closes all pages and clears storage. */
    async close() {
      for (const id of [...open.keys()]) await leave(id);
      network.setOnline(true);
      network.asked.length = 0;
      shared.signed = null;
      kept.clear();
    },
  };
};
export type Browser = ReturnType<typeof createBrowser>;

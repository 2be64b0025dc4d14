/** Documents of the simulated browser in `tabs.ts`. The async context identifies the document that acts. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { vi } from 'vitest';

/** A signed-in customer and the access token of one of their sessions. */
export interface Signed {
  id: string;
  token: string;
}
/** Browser globals, bound to the acting page. */
export interface Device {
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  locks: object;
  isOnline(): boolean;
}

/** Document of a tab. A reload creates a new one. */
export interface Page {
  readonly tab: number;
  readonly device: Device;
  /** Customer of this document. */
  signed: Signed | null;
  isAlive: boolean;
  /** Number of requests without a response. */
  sent: number;
  readonly listeners: Map<string, Set<(event: object) => void>>;
}

export const pages = new AsyncLocalStorage<Page>();
export const pageNow = (): Page => {
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
export const stubGlobals = (apiUrl: string) => {
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

export const dispatch = (page: Page, type: string, event: object) =>
  pages.run(page, () => {
    for (const listener of page.listeners.get(type) ?? []) listener({ type, ...event });
  });

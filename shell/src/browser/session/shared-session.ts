/**
 * Session data that the tabs of a browser share: whether a login is remembered, its changes, the newest
 * token, and a lock for its renewal.
 */
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { openSessionChannel } from './session-channel.ts';

export interface SharedSession {
  /** Whether this browser remembers a login. */
  isRemembered(): boolean;
  remember(): void;
  forget(): void;
  /** Sends the token to the other tabs by a broadcast channel. It is never stored. */
  tellToken(token: string): void;
  tellSignedOut(): void;
  /**
   * Runs the work under a lock that all tabs share. After waiting for the lock, it also waits shortly for the
   * message of the tab that held the lock before.
   * @param hasNews whether that message has arrived
   */
  inTurn<T>(work: () => Promise<T>, hasNews: () => boolean): Promise<T>;
  /** Runs the work unless another tab runs it already. */
  once(work: () => Promise<void>): Promise<void>;
}

const TURN_NAME = 'session';
const ASK_NAME = 'session-question';
/**
 * How long to wait for the message of the previous lock holder, which may arrive after the lock is released.
 */
const NEWS_MS = 200;

type News = { token: string } | 'signed-out';

export const startSharedSession = (hears: {
  onToken(token: string): void;
  onSignedOut(): void;
}): SharedSession => {
  let onNews = (): void => {};
  const send = openSessionChannel<News>((received) => {
    if (received === 'signed-out') hears.onSignedOut();
    else hears.onToken(received.token);
    onNews();
  });
  const stored = (work: (storage: Storage) => unknown): unknown => {
    try {
      return work(localStorage);
    } catch {
      // Storage is blocked: the customer must log in again on the next page.
      return null;
    }
  };
  const news = (hasNews: () => boolean): Promise<void> =>
    new Promise((done) => {
      const timer = setTimeout(done, NEWS_MS);
      onNews = () => {
        if (!hasNews()) return;
        clearTimeout(timer);
        done();
      };
      onNews();
    });

  return {
    isRemembered: () => stored((storage) => storage.getItem(STORAGE_KEYS.session)) !== null,
    remember: () => void stored((storage) => storage.setItem(STORAGE_KEYS.session, String(Date.now()))),
    forget: () => void stored((storage) => storage.removeItem(STORAGE_KEYS.session)),
    tellToken: (token) => send({ token }),
    tellSignedOut: () => send('signed-out'),
    async inTurn(work, hasNews) {
      // Web Locks exist in secure contexts only.
      const { locks } = navigator;
      if (!locks) return work();
      const atOnce = await locks.request(TURN_NAME, { ifAvailable: true }, async (lock) =>
        lock ? { result: await work() } : null,
      );
      if (atOnce) return atOnce.result;
      return locks.request(TURN_NAME, async () => {
        await news(hasNews);
        return work();
      });
    },
    async once(work) {
      const { locks } = navigator;
      if (!locks) return work();
      await locks.request(ASK_NAME, { ifAvailable: true }, (lock) => (lock ? work() : undefined));
    },
  };
};

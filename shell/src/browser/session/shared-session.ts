/**
 * Session data that the tabs of a browser share: whether a login is remembered, its changes, the newest
 * token, and a lock for its renewal.
 */
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { openSessionChannel } from './session-channel.ts';

const REFRESH_LOCK = 'session';
const CHECK_LOCK = 'session-check';
/**
 * How long to wait for the message of the previous lock holder, which may arrive after the lock is released.
 */
const MESSAGE_WAIT_MS = 1_000;

type Message = { token: string } | 'signed-out';

export const startSharedSession = (listeners: { onToken(token: string): void; onSignedOut(): void }) => {
  let onMessage = (): void => {};
  const send = openSessionChannel<Message>((received) => {
    if (received === 'signed-out') listeners.onSignedOut();
    else listeners.onToken(received.token);
    onMessage();
  });
  const store = (work: (storage: Storage) => void): void => {
    try {
      work(localStorage);
    } catch {
      // Storage is blocked: the customer must log in again on the next page.
    }
  };
  /** Forgets the login. */
  const drop = () => store((storage) => storage.removeItem(STORAGE_KEYS.session));
  const messageOrTimeout = (hasArrived: () => boolean): Promise<void> =>
    new Promise((done) => {
      const timer = setTimeout(done, MESSAGE_WAIT_MS);
      onMessage = () => {
        if (!hasArrived()) return;
        clearTimeout(timer);
        done();
      };
      onMessage();
    });

  return {
    remember: () => store((storage) => storage.setItem(STORAGE_KEYS.session, String(Date.now()))),
    /** Forgets the login and tells the other tabs. */
    forget() {
      drop();
      send('signed-out');
    },
    drop,
    /** Sends the token to the other tabs by a broadcast channel. It is never stored. */
    sendToken: (token: string) => send({ token }),
    /**
     * Runs the work under a lock that all tabs share. After waiting for the lock, it also waits shortly for the
     * message of the tab that held the lock before.
     * @param hasArrived whether that message has arrived
     */
    async withRefreshLock<T>(work: () => Promise<T>, hasArrived: () => boolean): Promise<T> {
      // Web Locks exist in secure contexts only.
      const { locks } = navigator;
      if (!locks) return work();
      const withoutWaiting = await locks.request(REFRESH_LOCK, { ifAvailable: true }, async (lock) =>
        lock ? { result: await work() } : null,
      );
      if (withoutWaiting) return withoutWaiting.result;
      return locks.request(REFRESH_LOCK, async () => {
        await messageOrTimeout(hasArrived);
        return work();
      });
    },
    /** Runs the work unless another tab runs it already. */
    async unlessRunning(work: () => Promise<void>): Promise<void> {
      const { locks } = navigator;
      if (!locks) return work();
      await locks.request(CHECK_LOCK, { ifAvailable: true }, (lock) => (lock ? work() : undefined));
    },
  };
};

/** What the tabs of one browser share of a session: that there is one, its changes, its newest token, and turns in renewing it. */
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { SESSION_CHANNEL } from './session-channel.ts';

export interface SharedSession {
  /** Somebody signed in with this browser, as far as it remembers. */
  isRemembered(): boolean;
  remember(): void;
  forget(): void;
  /** The other tabs have this token from now on. It is never stored. */
  tellToken(token: string): void;
  tellSignedOut(): void;
  /**
   * Runs the work while no other tab does. A tab that had to wait for its turn also waits a moment for what the one before
   * it has to tell.
   * @param isTold that has come
   */
  inTurn<T>(work: () => Promise<T>, isTold: () => boolean): Promise<T>;
  /** Runs the work unless another tab is at it, which is as good. */
  once(work: () => Promise<void>): Promise<void>;
}

const TURN_NAME = 'session';
const ASK_NAME = 'session-question';
/** The word of the tab whose turn it was may come a moment after the turn itself. */
const NEWS_MS = 200;

type News = { token: string } | 'signed-out';

export const startSharedSession = (hears: {
  onToken(token: string): void;
  onSignedOut(): void;
}): SharedSession => {
  const channel = new BroadcastChannel(SESSION_CHANNEL);
  let onNews = (): void => {};
  channel.onmessage = ({ data }: MessageEvent<News>) => {
    if (data === 'signed-out') hears.onSignedOut();
    else hears.onToken(data.token);
    onNews();
  };
  const stored = (work: (storage: Storage) => unknown): unknown => {
    try {
      return work(localStorage);
    } catch {
      // A browser that keeps nothing asks for the password again.
      return null;
    }
  };
  const news = (isTold: () => boolean): Promise<void> =>
    new Promise((done) => {
      const timer = setTimeout(done, NEWS_MS);
      onNews = () => {
        if (!isTold()) return;
        clearTimeout(timer);
        done();
      };
      onNews();
    });

  return {
    isRemembered: () => stored((storage) => storage.getItem(STORAGE_KEYS.session)) !== null,
    remember: () => void stored((storage) => storage.setItem(STORAGE_KEYS.session, 'yes')),
    forget: () => void stored((storage) => storage.removeItem(STORAGE_KEYS.session)),
    tellToken: (token) => channel.postMessage({ token } satisfies News),
    tellSignedOut: () => channel.postMessage('signed-out' satisfies News),
    async inTurn(work, isTold) {
      // Locks are for secure contexts only.
      const { locks } = navigator;
      if (!locks) return work();
      const atOnce = await locks.request(TURN_NAME, { ifAvailable: true }, async (lock) =>
        lock ? { result: await work() } : null,
      );
      if (atOnce) return atOnce.result;
      return locks.request(TURN_NAME, async () => {
        await news(isTold);
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

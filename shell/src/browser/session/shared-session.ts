/** What the tabs of one browser share of a session: that there is one, its changes, and turns in renewing it. */
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';

export interface SharedSession {
  /** Somebody signed in with this browser, as far as it remembers. */
  isRemembered(): boolean;
  /** Also tells the other tabs. */
  remember(): void;
  forget(): void;
  tellSignedOut(): void;
  /** Runs the work while no other tab does. */
  alone<T>(work: () => Promise<T>): Promise<T>;
}

const NAME = 'session';

export const startSharedSession = (hears: { onSignedIn(): void; onSignedOut(): void }): SharedSession => {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'signed-in') hears.onSignedIn();
    if (data === 'signed-out') hears.onSignedOut();
  };
  const stored = (work: (storage: Storage) => unknown): unknown => {
    try {
      return work(localStorage);
    } catch {
      // A browser that keeps nothing asks for the password again.
      return null;
    }
  };
  return {
    isRemembered: () => stored((storage) => storage.getItem(STORAGE_KEYS.session)) !== null,
    remember() {
      stored((storage) => storage.setItem(STORAGE_KEYS.session, 'yes'));
      channel.postMessage('signed-in');
    },
    forget: () => void stored((storage) => storage.removeItem(STORAGE_KEYS.session)),
    tellSignedOut: () => channel.postMessage('signed-out'),
    // Locks are for secure contexts only.
    alone: (work) => navigator.locks?.request(NAME, work) ?? work(),
  };
};

/** State of the session: opening, away, signed out, signed in, or expired under an open page. */
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { readSession, signOut } from 'shared-contracts/office/session';
import type * as schema from 'shared-contracts/office/session.schema';
import { createOfficeClient, type OfficeClient } from '../api/office-client.ts';
import { isUnauthorized } from '../api/office-error.ts';

export type Session = EndpointOutput<typeof schema.readSession>;

type SessionState =
  | { kind: 'opening' }
  /** The API does not answer. */
  | { kind: 'away' }
  | { kind: 'signed-out' }
  /** `isExpired`: the page stays, and a dialog asks for the password. */
  | { kind: 'signed-in'; session: Session; isExpired: boolean };

export interface SessionModel {
  client: OfficeClient;
  state(): SessionState;
  subscribe(changed: () => void): () => void;
  /** Reads the session of the browser: at the start, and after a sign-in. */
  open(): Promise<void>;
  signOut(): Promise<void>;
}

interface ModelParts {
  locale(): string;
  /** Called before another person uses the tab. */
  forget(): void;
  /** Loads the page again, without anything of the person before. */
  reload(): void;
  fetch?: typeof fetch;
}

/**
 * Reads the session again when the person comes back to the tab. The cookie belongs to the browser, so another person
 * may have signed in beside this tab. Without an answer the tab stays as it is.
 */
export const reopenWhenVisible = (
  { state, open }: Pick<SessionModel, 'state' | 'open'>,
  page: EventTarget & Pick<Document, 'visibilityState'>,
): void =>
  page.addEventListener('visibilitychange', () => {
    if (page.visibilityState === 'visible' && state().kind === 'signed-in') open().catch(() => undefined);
  });

/**
 * The session with the array of permissions that pages have already, if both have the same ones. A new array would make
 * React draw all pages again and lose open dialogs.
 */
const withKnownPermissions = (session: Session, before: SessionState): Session => {
  if (before.kind !== 'signed-in') return session;
  const { permissions } = before.session;
  return permissions.join() === session.permissions.join() ? { ...session, permissions } : session;
};

export const createSession = ({ locale, forget, reload, fetch }: ModelParts): SessionModel => {
  let state: SessionState = { kind: 'opening' };
  const listeners = new Set<() => void>();
  /** Calls that wait for the person to sign in again. */
  let waiting: ((isBack: boolean) => void)[] = [];

  const change = (next: SessionState): void => {
    state = next;
    for (const changed of listeners) changed();
  };
  const release = (isBack: boolean): void => {
    const released = waiting;
    waiting = [];
    for (const go of released) go(isBack);
  };

  const askToSignIn = (): Promise<boolean> => {
    if (state.kind !== 'signed-in') return Promise.resolve(false);
    if (!state.isExpired) change({ ...state, isExpired: true });
    return new Promise((go) => waiting.push(go));
  };

  const parts = { locale, ...(fetch && { fetch }) };
  const client = createOfficeClient({ ...parts, askToSignIn });
  /** Without the dialog: it reads whether there is a session. */
  const reader = createOfficeClient({ ...parts, askToSignIn: () => Promise.resolve(false) });

  const enter = (session: Session): void => {
    const before = state;
    if (before.kind === 'signed-in' && before.session.staff.id !== session.staff.id) {
      forget();
      // Takes the pages away first: with typed text on them, the browser would let the person stay there.
      change({ kind: 'opening' });
      setTimeout(reload);
      return;
    }
    change({ kind: 'signed-in', session: withKnownPermissions(session, before), isExpired: false });
    release(true);
  };

  return {
    client,
    state: () => state,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    async open() {
      const before = state.kind;
      const isSignedOutMeanwhile = () => state.kind === 'signed-out' && before !== 'signed-out';
      try {
        const session = await reader.call(readSession, {});
        if (!isSignedOutMeanwhile()) enter(session);
      } catch (error) {
        if (state.kind === 'signed-in') throw error;
        if (!isSignedOutMeanwhile()) change({ kind: isUnauthorized(error) ? 'signed-out' : 'away' });
      }
    },
    async signOut() {
      await reader.call(signOut, {});
      forget();
      release(false);
      change({ kind: 'signed-out' });
    },
  };
};

/**
 * Session of the visitor. Only the shell has tokens; remotes read `session.state`
 * (docs/architecture/contract.md#hostservices).
 */
import type { ApiClient } from 'shared-contracts/api/endpoint';
import { readProfile } from 'shared-contracts/api/profile';
import { login, logout, refresh, verifySession } from 'shared-contracts/api/sessions';
import type { Bus } from 'shared-contracts/bus/bus';
import { type SessionState, sessionState } from 'shared-contracts/bus/topics';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { apiErrorOf } from 'shared-contracts/errors';
import { readStored } from '../../read-stored.ts';
import { isRemembered } from '../../visitor-mark.ts';
import { SESSION_CHECK_MS } from '../limits.ts';
import { startSharedSession } from './shared-session.ts';
import type { Tokens } from './tokens.ts';

/** Reads subject and first name of an access token. Does not verify it: only the server does. */
const readClaims = (token: string): { sub: string; name: string } => {
  const part = token.split('.')[1] ?? '';
  const bytes = Uint8Array.from(atob(part.replace(/-/g, '+').replace(/_/g, '/')), (character) =>
    character.charCodeAt(0),
  );
  const claims = JSON.parse(new TextDecoder().decode(bytes)) as { sub?: string; name?: string };
  return { sub: claims.sub ?? '', name: claims.name ?? '' };
};

/**
 * Publishes and stores the state of the visitor: on the bus, in the tokens, and in the session data that the
 * tabs of this browser share.
 */
const createVisitor = (bus: Bus, tokens: Tokens) => {
  const state = (): SessionState => bus.read(sessionState) ?? { kind: 'unknown' };
  const shared = startSharedSession({
    // Ignore the token of another tab that arrives after sign-out.
    onToken: (token) => isRemembered() && take(token),
    onSignedOut: () => {
      // The other tab's removal may arrive after its message. A later login has another value.
      if (storedLogin !== null && readStored(STORAGE_KEYS.session) === storedLogin) shared.drop();
      lose();
    },
  });
  /** Stored login to which the kept token belongs. */
  let storedLogin: string | null = null;
  /** Increases when a session ends. A response that belongs to an older session is ignored. */
  let ends = 0;
  let confirmedAt = 0;

  const publish = (next: SessionState): void => {
    const now = state();
    const isSame = now.kind === 'customer' && next.kind === 'customer' && now.id === next.id;
    if (!isSame || now.firstName !== next.firstName) bus.publish(sessionState, next);
  };
  const take = (token: string): void => {
    const { sub, name } = readClaims(token);
    tokens.keep(token, sub);
    storedLogin = readStored(STORAGE_KEYS.session);
    confirmedAt = Date.now();
    publish({ kind: 'customer', id: sub, firstName: name });
  };
  const lose = (): void => {
    ends += 1;
    tokens.keep(undefined);
    if (state().kind !== 'guest') bus.publish(sessionState, { kind: 'guest' });
  };

  return {
    state,
    shared,
    publish,
    take,
    lose,
    /** @returns a function that checks whether the session has ended since this call */
    watchEnd() {
      const before = ends;
      return () => before !== ends;
    },
    /**
     * Whether the session of the customer must be verified with the server. Returns true at most once per
     * interval.
     */
    isCheckDue(): boolean {
      if (state().kind !== 'customer' || Math.abs(Date.now() - confirmedAt) < SESSION_CHECK_MS) return false;
      confirmedAt = Date.now();
      return true;
    },
  };
};

type Visitor = ReturnType<typeof createVisitor>;

/**
 * Refreshes the access token once for all tabs, because each refresh replaces the cookie that the next one
 * needs. Sends the new token to the other tabs.
 */
const createRefresh = ({ shared, take, lose, watchEnd }: Visitor, api: ApiClient, tokens: Tokens) => {
  let renewing: Promise<boolean> | undefined;
  const refreshInTurn = (): Promise<boolean> => {
    const old = tokens.access();
    const isOver = watchEnd();
    const isNew = () => tokens.access() !== old;
    return shared.withRefreshLock(
      async () => {
        if (isOver()) return false;
        if (isNew()) return true;
        const { access_token } = await api.call(refresh, {});
        if (isOver()) return false;
        take(access_token);
        shared.sendToken(access_token);
        return true;
      },
      () => isOver() || isNew(),
    );
  };
  return (): Promise<boolean> => {
    renewing ??= refreshInTurn()
      .catch((error: unknown) => {
        if (apiErrorOf(error)?.statusCode !== 401) throw error;
        shared.forget();
        lose();
        return false;
      })
      .finally(() => {
        renewing = undefined;
      });
    return renewing;
  };
};

/** Loads the profile, because the token may contain an old name (docs/product/accounts.md#login). */
const loadProfile = async ({ publish, watchEnd }: Visitor, api: ApiClient): Promise<void> => {
  const isOver = watchEnd();
  const { data } = await api.call(readProfile, {});
  if (!isOver()) publish({ kind: 'customer', id: String(data.id), firstName: data.first_name });
};

export const createSession = (bus: Bus, api: ApiClient, tokens: Tokens) => {
  const visitor = createVisitor(bus, tokens);
  const { state, shared, take, lose } = visitor;
  const renew = createRefresh(visitor, api, tokens);
  tokens.renewBy(renew);

  /** Restores a remembered session. Without a connection it publishes a guest; the next page tries again. */
  const restore = (): Promise<void> =>
    renew().then(
      () => {},
      () => bus.publish(sessionState, { kind: 'guest' }),
    );

  let known = isRemembered() ? restore() : Promise.resolve();

  return {
    state,
    /** Resolves when it is known whether the visitor is signed in. */
    known(): Promise<void> {
      // The restore of this remembered customer failed. Try again, because the server may be back.
      if (state().kind === 'guest' && isRemembered()) known = restore();
      return known;
    },
    async signIn(credentials: { email: string; password: string }): Promise<void> {
      const cartId = readStored(STORAGE_KEYS.cartId);
      const body = { ...credentials, ...(cartId ? { cart_id: cartId } : {}) };
      const { access_token } = await api.call(login, { body });
      shared.remember();
      take(access_token);
      shared.sendToken(access_token);
      // The API client reports a failure. The name from the token is good enough.
      void loadProfile(visitor, api).catch(() => {});
    },
    async signOut(): Promise<void> {
      // The server deletes the session and its cookie. If it does not respond, only this browser forgets the
      // session.
      const before = readStored(STORAGE_KEYS.session);
      await api.call(logout, {}).catch(() => {});
      // A page from the back/forward cache continues here: the visitor may have signed in again on a page after it.
      const now = readStored(STORAGE_KEYS.session);
      if (now !== null && now !== before) return;
      shared.forget();
      lose();
    },
    /** Verifies the session when the tab becomes visible, because it may have ended on another device. */
    async check(): Promise<void> {
      if (!visitor.isCheckDue()) return;
      // After a 401, the API client renews the token, or the session ends (tokens.ts).
      await shared.unlessRunning(() => api.call(verifySession, {}).then(() => {})).catch(() => {});
    },
  };
};

export type Session = ReturnType<typeof createSession>;

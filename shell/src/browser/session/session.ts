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
import { SESSION_CHECK_MS } from '../limits.ts';
import { startSharedSession } from './shared-session.ts';
import type { Tokens } from './tokens.ts';

export interface Session {
  state(): SessionState;
  /** Resolves when the session is known. */
  known(): Promise<void>;
  signIn(credentials: { email: string; password: string }): Promise<void>;
  signOut(): Promise<void>;
  /** Verifies the session when the tab becomes visible, because it may have ended on another device. */
  check(): Promise<void>;
}

/** Reads subject and first name of an access token. Does not verify it: only the server does. */
const readClaims = (token: string): { sub: string; name: string } => {
  const part = token.split('.')[1] ?? '';
  const bytes = Uint8Array.from(atob(part.replace(/-/g, '+').replace(/_/g, '/')), (character) =>
    character.charCodeAt(0),
  );
  const claims = JSON.parse(new TextDecoder().decode(bytes)) as { sub?: string; name?: string };
  return { sub: claims.sub ?? '', name: claims.name ?? '' };
};

const readCartId = (): string | null => {
  try {
    return localStorage.getItem(STORAGE_KEYS.cartId);
  } catch {
    return null;
  }
};

export const createSession = (bus: Bus, api: ApiClient, tokens: Tokens): Session => {
  const state = (): SessionState => bus.read(sessionState) ?? { kind: 'unknown' };
  const shared = startSharedSession({
    // Ignore a token that arrives after sign-out.
    onToken: (token) => shared.isRemembered() && take(token),
    onSignedOut: () => lose(),
  });
  /** Increases when a session ends. Responses for older sessions are ignored. */
  let ends = 0;
  let confirmedAt = 0;

  const tell = (next: SessionState): void => {
    const now = state();
    const isSame = now.kind === 'customer' && next.kind === 'customer' && now.id === next.id;
    if (!isSame || now.firstName !== next.firstName) bus.publish(sessionState, next);
  };
  const take = (token: string): void => {
    tokens.keep(token);
    confirmedAt = Date.now();
    const { sub, name } = readClaims(token);
    tell({ kind: 'customer', id: sub, firstName: name });
  };
  const lose = (): void => {
    ends += 1;
    tokens.keep(undefined);
    shared.forget();
    if (state().kind !== 'guest') bus.publish(sessionState, { kind: 'guest' });
  };
  /** Loads the profile, because the token may contain an old name (docs/product/accounts.md#login). */
  const loadProfile = async (): Promise<void> => {
    const before = ends;
    const { data } = await api.call(readProfile, {});
    if (before === ends) tell({ kind: 'customer', id: String(data.id), firstName: data.first_name });
  };

  let renewing: Promise<boolean> | undefined;
  /**
   * Refreshes once for all tabs, because each refresh replaces the cookie that the next one needs. Shares the
   * new token.
   */
  const renew = (): Promise<boolean> => {
    const old = tokens.access();
    const before = ends;
    const isOver = () => before !== ends;
    const isNew = () => tokens.access() !== old;
    renewing ??= shared
      .inTurn(
        async () => {
          if (isOver()) return false;
          if (isNew()) return true;
          const { access_token } = await api.call(refresh, {});
          if (isOver()) return false;
          take(access_token);
          shared.tellToken(access_token);
          return true;
        },
        () => isOver() || isNew(),
      )
      .catch((error: unknown) => {
        if (apiErrorOf(error)?.statusCode !== 401) throw error;
        lose();
        shared.tellSignedOut();
        return false;
      })
      .finally(() => {
        renewing = undefined;
      });
    return renewing;
  };
  tokens.renewBy(renew);

  /** Restores a remembered session. Offline, it publishes a guest; the next page retries. */
  const restore = (): Promise<void> =>
    renew().then(
      () => {},
      () => bus.publish(sessionState, { kind: 'guest' }),
    );

  if (bus.read(sessionState) === undefined)
    bus.publish(sessionState, { kind: shared.isRemembered() ? 'unknown' : 'guest' });
  let known = shared.isRemembered() ? restore() : Promise.resolve();

  return {
    state,
    known() {
      // A remembered customer whose restore failed: retry, because the server may work again.
      if (state().kind === 'guest' && shared.isRemembered()) known = restore();
      return known;
    },
    async signIn(credentials) {
      const cartId = readCartId();
      const body = { ...credentials, ...(cartId ? { cart_id: cartId } : {}) };
      const { access_token } = await api.call(login, { body });
      shared.remember();
      take(access_token);
      shared.tellToken(access_token);
      // The client reports a failure. The token's name is good enough.
      void loadProfile().catch(() => {});
    },
    async signOut() {
      // The server deletes the cookie. Without a response, the session is deleted in this browser only.
      await api.call(logout, {}).catch(() => {});
      lose();
      shared.tellSignedOut();
    },
    async check() {
      if (state().kind !== 'customer' || Date.now() - confirmedAt < SESSION_CHECK_MS) return;
      confirmedAt = Date.now();
      // The client renews a refused token or ends the session (tokens.ts).
      await shared.once(() => api.call(verifySession, {}).then(() => {})).catch(() => {});
    },
  };
};

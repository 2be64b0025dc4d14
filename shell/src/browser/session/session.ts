/** Who is shopping. The shell alone knows tokens; everybody hears `session.state` (DESIGN §5). */
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
  /** Done when it is known who is shopping. */
  known(): Promise<void>;
  signIn(credentials: { email: string; password: string }): Promise<void>;
  signOut(): Promise<void>;
  /** Somebody is back at this page: is the session still one? It may have been ended on another machine. */
  check(): Promise<void>;
}

/** Subject and first name of an access token; the server alone decides whether it is valid. */
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
    // A token that comes after the sign-out it crossed is no longer worth anything.
    onToken: (token) => shared.isRemembered() && take(token),
    onSignedOut: () => lose(),
  });
  /** Raised whenever a session ends: what was asked for an older one is ignored. */
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
  /** SPEC §4 "After login the user is loaded from the profile endpoint": a token may hold an older name. */
  const loadProfile = async (): Promise<void> => {
    const before = ends;
    const { data } = await api.call(readProfile, {});
    if (before === ends) tell({ kind: 'customer', id: String(data.id), firstName: data.first_name });
  };

  let renewing: Promise<boolean> | undefined;
  /** One refresh for all tabs: each answer replaces the cookie that the next one needs, and the token goes to everybody. */
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

  /** Offline or a server that is down: nobody for now, the next page asks again. */
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
      // Somebody whom nobody could ask about: perhaps the server is back.
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
      // The client reports a failure; the name in the token will do.
      void loadProfile().catch(() => {});
    },
    async signOut() {
      // The cookie dies at the server; without an answer it is at least forgotten here.
      await api.call(logout, {}).catch(() => {});
      lose();
      shared.tellSignedOut();
    },
    async check() {
      if (state().kind !== 'customer' || Date.now() - confirmedAt < SESSION_CHECK_MS) return;
      confirmedAt = Date.now();
      // A token that is no longer taken is renewed by the client, or ends the session (tokens.ts).
      await shared.once(() => api.call(verifySession, {}).then(() => {})).catch(() => {});
    },
  };
};

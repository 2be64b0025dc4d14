/** Who is shopping. The shell alone knows tokens; everybody hears `session.state` (DESIGN §5). */
import type { ApiClient } from 'shared-contracts/api/endpoint';
import { login, logout, refresh } from 'shared-contracts/api/sessions';
import type { Bus } from 'shared-contracts/bus/bus';
import { type SessionState, sessionState } from 'shared-contracts/bus/topics';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { apiErrorOf } from 'shared-contracts/errors';
import { startSharedSession } from './shared-session.ts';
import type { Tokens } from './tokens.ts';

export interface Session {
  state(): SessionState;
  /** Done when it is known who is shopping. */
  known(): Promise<void>;
  signIn(credentials: { email: string; password: string }): Promise<void>;
  signOut(): Promise<void>;
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
    onSignedIn: () => state().kind !== 'customer' && void restore(),
    onSignedOut: () => lose(),
  });

  const take = (token: string): void => {
    tokens.keep(token);
    const { sub, name } = readClaims(token);
    bus.publish(sessionState, { kind: 'customer', id: sub, firstName: name });
  };
  const lose = (): void => {
    tokens.keep(undefined);
    shared.forget();
    if (state().kind !== 'guest') bus.publish(sessionState, { kind: 'guest' });
  };

  let renewing: Promise<boolean> | undefined;
  /** One refresh in flight, across tabs: each answer replaces the cookie that the next one needs. */
  const renew = (): Promise<boolean> => {
    renewing ??= shared
      .alone(async () => {
        const { access_token } = await api.call(refresh, {});
        take(access_token);
        return true;
      })
      .catch((error: unknown) => {
        if (apiErrorOf(error)?.statusCode !== 401) throw error;
        lose();
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

  bus.publish(sessionState, shared.isRemembered() ? { kind: 'unknown' } : { kind: 'guest' });
  const known = shared.isRemembered() ? restore() : Promise.resolve();

  return {
    state,
    known: () => known,
    async signIn(credentials) {
      const cartId = readCartId();
      const body = { ...credentials, ...(cartId ? { cart_id: cartId } : {}) };
      const { access_token } = await api.call(login, { body });
      take(access_token);
      shared.remember();
    },
    async signOut() {
      // The cookie dies at the server; without an answer it is at least forgotten here.
      await api.call(logout, {}).catch(() => {});
      lose();
      shared.tellSignedOut();
    },
  };
};

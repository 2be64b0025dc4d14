/** Who is shopping. The shell alone knows tokens; everybody hears `session.state` (DESIGN §5). */
import type { ApiClient } from 'shared-contracts/api/endpoint';
import { login } from 'shared-contracts/api/sessions';
import type { Bus } from 'shared-contracts/bus/bus';
import { type SessionState, sessionState } from 'shared-contracts/bus/topics';
import type { Tokens } from './tokens.ts';

export interface Session {
  state(): SessionState;
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

export const createSession = (bus: Bus, api: ApiClient, tokens: Tokens): Session => {
  bus.publish(sessionState, { kind: 'guest' });
  return {
    state: () => bus.read(sessionState) ?? { kind: 'unknown' },
    async signIn(credentials) {
      const { access_token } = await api.call(login, { body: credentials });
      tokens.keep(access_token);
      const { sub, name } = readClaims(access_token);
      bus.publish(sessionState, { kind: 'customer', id: sub, firstName: name });
    },
    async signOut() {
      tokens.keep(undefined);
      bus.publish(sessionState, { kind: 'guest' });
    },
  };
};

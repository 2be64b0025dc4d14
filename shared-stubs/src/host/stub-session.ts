import type { ApiClient } from 'shared-contracts/api/endpoint';
import { login } from 'shared-contracts/api/sessions';
import type { Bus } from 'shared-contracts/bus/bus';
import { sessionState } from 'shared-contracts/bus/topics';
import type { HostServices } from 'shared-contracts/host';

export const createTokenKeeper = () => {
  let kept: string | undefined;
  return {
    read: (): string | undefined => kept,
    keep(token: string | undefined) {
      kept = token;
    },
  };
};

/** Keeps the page's access token in memory only, as the shell does. */
export type TokenKeeper = ReturnType<typeof createTokenKeeper>;

/** Customer id and first name from an access token. */
const claimsOf = (token: string): { sub: string; name: string } => {
  const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(part), (character) => character.charCodeAt(0));
  const { sub = '', name = '' } = JSON.parse(new TextDecoder().decode(bytes)) as {
    sub?: string;
    name?: string;
  };
  return { sub, name };
};

/** Signs in at the API and publishes the session. Rejects with the API's error. */
export const createSignIn =
  (bus: Bus, api: ApiClient, tokens: TokenKeeper): HostServices['signIn'] =>
  async (credentials) => {
    const { access_token } = await api.call(login, { body: credentials });
    tokens.keep(access_token);
    const { sub, name } = claimsOf(access_token);
    bus.publish(sessionState, { kind: 'customer', id: sub, firstName: name });
  };

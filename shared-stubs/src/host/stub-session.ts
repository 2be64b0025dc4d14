import type { ApiClient } from 'shared-contracts/api/endpoint';
import { login } from 'shared-contracts/api/sessions';
import type { Bus } from 'shared-contracts/bus/bus';
import { type SessionState, sessionState } from 'shared-contracts/bus/topics';
import type { HostServices } from 'shared-contracts/host';

/** Access token of the page, kept like the shell does: in memory only. */
export interface TokenKeeper {
  read(): string | undefined;
  keep(token: string | undefined): void;
}

export const createTokenKeeper = (): TokenKeeper => {
  let kept: string | undefined;
  return {
    read: () => kept,
    keep(token) {
      kept = token;
    },
  };
};

/** Subject and first name that an access token carries. */
const claimsOf = (token: string): { sub: string; name: string } => {
  const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
  const bytes = Uint8Array.from(atob(part), (character) => character.charCodeAt(0));
  const { sub = '', name = '' } = JSON.parse(new TextDecoder().decode(bytes)) as {
    sub?: string;
    name?: string;
  };
  return { sub, name };
};

/** Signs in against the API and tells everybody; an API error is the caller's. */
export const createSignIn =
  (bus: Bus, api: ApiClient, tokens: TokenKeeper): HostServices['signIn'] =>
  async (credentials) => {
    const { access_token } = await api.call(login, { body: credentials });
    tokens.keep(access_token);
    const { sub, name } = claimsOf(access_token);
    const customer: SessionState = { kind: 'customer', id: sub, firstName: name };
    bus.publish(sessionState, customer);
  };

/**
 * Session of a visitor without its code: most visitors are guests. It loads the full session together with
 * the API client only for a remembered customer, on login, or when another tab signs in.
 */
import type { ApiClient } from 'shared-contracts/api/endpoint';
import type { Bus } from 'shared-contracts/bus/bus';
import { sessionState } from 'shared-contracts/bus/topics';
import { isRemembered } from '../../visitor-mark.ts';
import { importOnline } from '../import-online.ts';
import type { Session } from './session.ts';
import { openSessionChannel } from './session-channel.ts';
import type { Tokens } from './tokens.ts';

export const createLazySession = (bus: Bus, api: ApiClient, tokens: Tokens): Session => {
  let loading: Promise<Session> | undefined;
  const load = (): Promise<Session> => {
    loading ??= importOnline(() => import(/* webpackChunkName: "api-client" */ './session.ts'))
      .then(({ createSession }) => createSession(bus, api, tokens))
      .catch((error) => {
        loading = undefined;
        throw error;
      });
    return loading;
  };

  bus.publish(sessionState, { kind: isRemembered() ? 'unknown' : 'guest' });
  const restored = async (): Promise<void> => (await load()).known();
  const known = isRemembered()
    ? // The restore failed. Publish a guest for now; the next page tries again.
      restored().catch(() => bus.publish(sessionState, { kind: 'guest' }))
    : Promise.resolve();
  tokens.settledBy(known);
  openSessionChannel(() => {
    if (!loading && isRemembered()) void load().catch(() => {});
  });

  return {
    state: () => bus.read(sessionState) ?? { kind: 'unknown' },
    known: () => (isRemembered() ? restored().catch(() => {}) : known),
    signIn: async (credentials) => (await load()).signIn(credentials),
    signOut: async () => (await load()).signOut(),
    check: async () => (await loading)?.check(),
  };
};

import { attach } from 'effector';
import type { HostServices } from 'shared-contracts/host';
import { $host } from './host.ts';

export type Credentials = Parameters<HostServices['signIn']>[0];

/** The shell keeps the tokens and publishes `session.state`. Fails with `ApiError`. */
export const signInFx = attach({
  source: $host,
  effect: (host, credentials: Credentials) => {
    if (!host) throw new Error('Signing in needs the host');
    return host.signIn(credentials);
  },
});

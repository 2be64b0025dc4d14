import type { HostServices } from 'shared-contracts/host';
import { createHostEffect } from './host.ts';

export type Credentials = Parameters<HostServices['signIn']>[0];

/** The shell keeps the tokens and publishes `session.state`. Fails with `ApiError`. */
export const signInFx = createHostEffect((host, credentials: Credentials) => host.signIn(credentials));

/** Signing in through the shell, and where a customer goes afterwards (SPEC §4 "Login"). */
import { attach, createEffect, createEvent, sample } from 'effector';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import type { HostServices } from 'shared-contracts/host';
import { hrefs } from 'shared-contracts/hrefs';
import { $host, navigateFx } from 'shared-kit/host';
import { pathAfterSignIn } from './path-after-sign-in.ts';

export type Credentials = Parameters<HostServices['signIn']>[0];

/** The shell keeps the tokens and tells `session.state`. Fails with `ApiError`. */
export const signInFx = attach({
  source: $host,
  effect: (host, credentials: Credentials) => {
    if (!host) throw new Error('Signing in needs the host');
    return host.signIn(credentials);
  },
});

/** The customer is in and leaves the guests' pages: for the path they wanted, else for this one. */
export const wayOnTaken = createEvent<string>();

/** Takes the remembered path out of the session's storage. */
const takeReturnPathFx = createEffect((_otherwise: string): string | null => {
  const path = sessionStorage.getItem(STORAGE_KEYS.returnPath);
  sessionStorage.removeItem(STORAGE_KEYS.returnPath);
  return path;
});
const leaveFx = attach({ effect: navigateFx });

sample({ clock: wayOnTaken, target: takeReturnPathFx });
sample({
  clock: takeReturnPathFx.done,
  fn: ({ params, result }) => ({ href: pathAfterSignIn(result, params), replace: true }),
  target: leaveFx,
});
// A browser may refuse storage altogether.
sample({ clock: takeReturnPathFx.fail, fn: () => ({ href: hrefs.home, replace: true }), target: leaveFx });

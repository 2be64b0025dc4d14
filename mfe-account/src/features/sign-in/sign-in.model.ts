import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import type { HostServices } from 'shared-contracts/host';
import { hrefs } from 'shared-contracts/hrefs';
import { type FailureCode, failureCodeOf } from 'shared-contracts/kit/failure';
import { $host, navigateFx } from 'shared-contracts/kit/host';
import { pathAfterSignIn } from './path-after-sign-in.ts';
import { waitSecondsOf } from './wait-seconds.ts';

export type Credentials = Parameters<HostServices['signIn']>[0];

export interface SignInFailure {
  code: FailureCode;
  /** How long the next try has to wait, when the server said so. */
  waitSeconds: number | null;
}

export const credentialsSubmitted = createEvent<Credentials>();

const signInFx = attach({
  source: $host,
  effect: (host, credentials: Credentials) => {
    if (!host) throw new Error('Signing in needs the host');
    return host.signIn(credentials);
  },
});
/** Takes the remembered path out of the session's storage. */
const takeReturnPathFx = createEffect((): string | null => {
  const path = sessionStorage.getItem(STORAGE_KEYS.returnPath);
  sessionStorage.removeItem(STORAGE_KEYS.returnPath);
  return path;
});
const leaveFx = attach({ effect: navigateFx });

export const $isSigningIn = signInFx.pending;
export const $signInFailure = createStore<SignInFailure | null>(null, { serialize: 'ignore' })
  .on(signInFx.failData, (_, error) => ({ code: failureCodeOf(error), waitSeconds: waitSecondsOf(error) }))
  .reset(signInFx);

sample({
  clock: credentialsSubmitted,
  source: $isSigningIn,
  filter: (isSigningIn) => !isSigningIn,
  fn: (_, { email, password }) => ({ email: email.trim(), password }),
  target: signInFx,
});
sample({ clock: signInFx.done, fn: () => {}, target: takeReturnPathFx });
sample({
  clock: takeReturnPathFx.doneData,
  fn: (path) => ({ href: pathAfterSignIn(path), replace: true }),
  target: leaveFx,
});
// A browser may refuse storage altogether.
sample({ clock: takeReturnPathFx.fail, fn: () => ({ href: hrefs.home, replace: true }), target: leaveFx });

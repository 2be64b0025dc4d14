/**
 * Sign-out by the customer: the shell ends the session, publishes `session.state` and navigates to the home
 * page.
 */
import { attach, createStore, sample } from 'effector';
import { $host } from 'shared-kit/host';
import { $lastCustomer, $session, visited } from './customer-page.model.ts';

export const signOutFx = attach({
  source: $host,
  effect: (host) => {
    if (!host) throw new Error('Signing out needs the host');
    return host.signOut();
  },
});

/**
 * Whether the customer signed out deliberately. Then the page on screen does not ask to renew the session. The next
 * opened page does, e.g. after Back.
 */
export const $isLeaving = createStore(false, { serialize: 'ignore' })
  .on(signOutFx, () => true)
  .on(signOutFx.fail, () => false)
  .on($session, (isLeaving, { kind }) => isLeaving && kind !== 'customer')
  .on(visited, () => false);

// An expired session keeps the page below the password form. A deliberate sign-out leaves no data in it.
sample({
  clock: $session,
  source: $isLeaving,
  filter: (isLeaving, { kind }) => isLeaving && kind === 'guest',
  fn: () => null,
  target: $lastCustomer,
});

/**
 * Sign-out by the customer: the shell ends the session, publishes `session.state` and navigates to the home
 * page.
 */
import { attach, createStore } from 'effector';
import { $host } from 'shared-kit/host';
import { $session } from './customer-page.model.ts';

export const signOutFx = attach({
  source: $host,
  effect: (host) => {
    if (!host) throw new Error('Signing out needs the host');
    return host.signOut();
  },
});

/** Whether the customer signed out deliberately. Then pages do not ask to renew the session. */
export const $isLeaving = createStore(false, { serialize: 'ignore' })
  .on(signOutFx, () => true)
  .on(signOutFx.fail, () => false)
  .on($session, (isLeaving, { kind }) => isLeaving && kind !== 'customer');

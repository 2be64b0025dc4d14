/** The customer's own way out: the shell ends the session, tells everybody and goes home. */
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

/** The customer leaves by choice: no page has to ask for their password, until they are back. */
export const $isLeaving = createStore(false, { serialize: 'ignore' })
  .on(signOutFx, () => true)
  .on(signOutFx.fail, () => false)
  .on($session, (isLeaving, { kind }) => isLeaving && kind !== 'customer');

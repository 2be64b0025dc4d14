import { attach, createEvent, createStore, sample } from 'effector';
import { $host } from 'shared-contracts/kit/host';

export const signOutClicked = createEvent();

/** The shell ends the session, tells everybody and goes home. */
const signOutFx = attach({
  source: $host,
  effect: (host) => {
    if (!host) throw new Error('Signing out needs the host');
    return host.signOut();
  },
});

/** The customer leaves by choice: no page has to ask for their password again. */
export const $isLeaving = createStore(false, { serialize: 'ignore' })
  .on(signOutFx, () => true)
  .on(signOutFx.fail, () => false);

sample({
  clock: signOutClicked,
  filter: signOutFx.pending.map((isPending) => !isPending),
  target: signOutFx,
});

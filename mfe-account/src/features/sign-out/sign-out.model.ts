import { createEvent, sample } from 'effector';
import { signOutFx } from '../../lib/leave.model.ts';

export const signOutClicked = createEvent();

sample({
  clock: signOutClicked,
  filter: signOutFx.pending.map((isPending) => !isPending),
  target: signOutFx,
});

import { createEvent, createStore, sample } from 'effector';
import { hrefs } from 'shared-contracts/hrefs';
import { type Credentials, signInFx } from 'shared-kit/sign-in';
import { createSubmission } from 'shared-kit/submission/create-submission';
import { signInFinished } from '../../lib/sign-in/after-sign-in.model.ts';

export const credentialsSubmitted = createEvent<Credentials>();
/** Login after a session expired. The customer stays on the page, which keeps its typed values. */
export const credentialsRenewed = createEvent<Credentials>();

export const signingIn = createSubmission(signInFx);
const $isStaying = createStore(false, { serialize: 'ignore' });

sample({ clock: credentialsSubmitted, fn: () => false, target: $isStaying });
sample({ clock: credentialsRenewed, fn: () => true, target: $isStaying });
sample({
  clock: [credentialsSubmitted, credentialsRenewed],
  fn: ({ email, password }) => ({ email: email.trim(), password }),
  target: signingIn.submitted,
});
sample({
  clock: signingIn.done,
  source: $isStaying,
  filter: (isStaying) => !isStaying,
  fn: () => hrefs.home,
  target: signInFinished,
});

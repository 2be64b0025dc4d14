import { createEvent, createStore, sample } from 'effector';
import { hrefs } from 'shared-contracts/hrefs';
import { createSubmission } from 'shared-kit/submission/create-submission';
import { type Credentials, signInFinished, signInFx } from '../../lib/sign-in/sign-in.model.ts';

export type { Credentials } from '../../lib/sign-in/sign-in.model.ts';

export const credentialsSubmitted = createEvent<Credentials>();
/** Login after a session expired. The customer stays on the page, which keeps its typed values. */
export const credentialsRenewed = createEvent<Credentials>();

const signIn = createSubmission(signInFx);
const $isStaying = createStore(false, { serialize: 'ignore' });

export const $isSigningIn = signIn.$isSending;
export const $signInFailure = signIn.$failure;
export const signInForgotten = signIn.forgotten;

sample({ clock: credentialsSubmitted, fn: () => false, target: $isStaying });
sample({ clock: credentialsRenewed, fn: () => true, target: $isStaying });
sample({
  clock: [credentialsSubmitted, credentialsRenewed],
  fn: ({ email, password }) => ({ email: email.trim(), password }),
  target: signIn.submitted,
});
sample({
  clock: signIn.done,
  source: $isStaying,
  filter: (isStaying) => !isStaying,
  fn: () => hrefs.home,
  target: signInFinished,
});

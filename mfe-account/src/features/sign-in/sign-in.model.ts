import { createEvent, createStore, sample } from 'effector';
import { hrefs } from 'shared-contracts/hrefs';
import { createSubmission } from '../../lib/create-submission.ts';
import { type Credentials, signInFx, wayOnTaken } from '../../lib/sign-in/sign-in.model.ts';

export type { Credentials } from '../../lib/sign-in/sign-in.model.ts';

export const credentialsSubmitted = createEvent<Credentials>();
/** The same where a session ended: the customer stays on the page, and what was typed there with them. */
export const credentialsRenewed = createEvent<Credentials>();

const signIn = createSubmission(signInFx);
const $isStaying = createStore(false, { serialize: 'ignore' });

export const $isSigningIn = signIn.$isSending;
export const $signInFailure = signIn.$failure;

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
  target: wayOnTaken,
});

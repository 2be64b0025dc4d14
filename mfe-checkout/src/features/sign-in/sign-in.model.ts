import { createEvent, createStore, sample } from 'effector';
import { type FailureCode, failureCodeOf } from 'shared-kit/failure';
import { type Credentials, signInFx } from '../../lib/customer/customer.model.ts';

export type { Credentials } from '../../lib/customer/customer.model.ts';

export const credentialsSubmitted = createEvent<Credentials>();

export const $isSigningIn = signInFx.pending;
export const $signInFailure = createStore<FailureCode | null>(null, { serialize: 'ignore' })
  .on(signInFx.failData, (_, error) => failureCodeOf(error))
  .reset(signInFx);

sample({
  clock: credentialsSubmitted,
  source: $isSigningIn,
  filter: (isSigningIn) => !isSigningIn,
  fn: (_, { email, password }) => ({ email: email.trim(), password }),
  target: signInFx,
});

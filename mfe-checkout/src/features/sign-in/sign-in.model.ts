import { attach } from 'effector';
import { type Credentials, signInFx } from 'shared-kit/sign-in';
import { createSubmission } from 'shared-kit/submission/create-submission';

export const signingIn = createSubmission(
  attach({
    effect: signInFx,
    mapParams: ({ email, password }: Credentials) => ({ email: email.trim(), password }),
  }),
);

import { createEvent, sample } from 'effector';
import { recover } from 'shared-contracts/api/accounts';
import { createSubmission } from 'shared-kit/submission/create-submission';
import { createCheckedEffect } from '../../lib/bot-check/create-checked-effect.ts';

export const recoverySubmitted = createEvent<{ email: string }>();

/** The response is the same whether or not the e-mail has an account. */
export const recovery = createSubmission(createCheckedEffect('recover', recover));

sample({
  clock: recoverySubmitted,
  fn: ({ email }) => ({ email: email.trim() }),
  target: recovery.submitted,
});

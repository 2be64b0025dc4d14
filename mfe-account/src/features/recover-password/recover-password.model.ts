import { attach } from 'effector';
import { recover } from 'shared-contracts/api/accounts';
import { createCheckedEffect } from 'shared-kit/bot-check/create-checked-effect';
import { createSubmission } from 'shared-kit/submission/create-submission';

/** The response is the same whether or not the e-mail has an account. */
export const recovery = createSubmission(
  attach({
    effect: createCheckedEffect('recover', recover),
    mapParams: ({ email }: { email: string }) => ({ email: email.trim() }),
  }),
);

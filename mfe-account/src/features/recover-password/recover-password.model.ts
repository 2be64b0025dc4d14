import { attach } from 'effector';
import { recover } from 'shared-contracts/api/accounts';
import { createSubmission } from 'shared-kit/submission/create-submission';
import { createCheckedEffect } from '../../lib/bot-check/create-checked-effect.ts';

/** The response is the same whether or not the e-mail has an account. */
export const recovery = createSubmission(
  attach({
    effect: createCheckedEffect('recover', recover),
    mapParams: ({ email }: { email: string }) => ({ email: email.trim() }),
  }),
);

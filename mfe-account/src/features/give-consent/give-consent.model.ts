/** Consents of the customer and their withdrawal (law 21.719). */
import { attach, createStore, sample } from 'effector';
import { readConsents, updateConsents } from 'shared-contracts/api/privacy';
import { createDataEffect } from 'shared-kit/host';
import { createOwnData } from '../../lib/create-customer-data.ts';
import { createCustomerSubmission } from '../../lib/create-customer-submission.ts';

/** `asked`: the API sent a confirmation mail, because the e-mail is not confirmed. */
export type ConsentAnswer = 'given' | 'asked' | 'withdrawn';

export const ownConsents = createOwnData(createDataEffect(readConsents));
/** The customer switches the newsletter on or off. */
export const consenting = createCustomerSubmission(
  attach({
    effect: createDataEffect(updateConsents),
    mapParams: (newsletter: boolean) => ({ body: { newsletter } }),
  }),
);
export const $answer = createStore<ConsentAnswer | null>(null, { serialize: 'ignore' })
  .on(consenting.done, (_, { params: isWanted, result }) => {
    if (!isWanted) return 'withdrawn';
    return result.newsletter ? 'given' : 'asked';
  })
  .reset([consenting.submitted, consenting.forgotten]);

sample({ clock: consenting.done, fn: ({ result }) => result, target: ownConsents.changed });

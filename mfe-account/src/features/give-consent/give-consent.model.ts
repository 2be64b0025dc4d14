/** Consents of the customer and their withdrawal (law 21.719). */
import { attach, createEvent, createStore, sample } from 'effector';
import { readConsents, updateConsents } from 'shared-contracts/api/privacy';
import { createApiEffect, createDataEffect } from 'shared-kit/host';
import { createCustomerData } from '../../lib/create-customer-data.ts';
import { createCustomerSubmission } from '../../lib/create-customer-submission.ts';

export const consentsWanted = createEvent();
/** The customer switched the newsletter on or off. */
export const newsletterClicked = createEvent<boolean>();

/** `asked`: the API sent a confirmation mail, because the e-mail is not confirmed. */
export type ConsentAnswer = 'given' | 'asked' | 'withdrawn';

const readFx = createDataEffect(readConsents);
const updateFx = attach({
  effect: createApiEffect(updateConsents),
  mapParams: (newsletter: boolean) => ({ body: { newsletter } }),
});

export const consenting = createCustomerSubmission(updateFx);
export const $consents = createCustomerData(readFx).on(consenting.done, (_, { result }) => ({
  kind: 'ready',
  params: {},
  data: result.data,
}));
export const $answer = createStore<ConsentAnswer | null>(null, { serialize: 'ignore' })
  .on(consenting.done, (_, { params: isWanted, result }) => {
    if (!isWanted) return 'withdrawn';
    return result.data.newsletter ? 'given' : 'asked';
  })
  .reset([consenting.submitted, consenting.forgotten]);

sample({ clock: consentsWanted, fn: () => ({}), target: readFx });
sample({ clock: newsletterClicked, target: consenting.submitted });

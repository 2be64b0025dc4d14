/** Active sessions of the customer, and ending them. */
import { attach, createStore, sample } from 'effector';
import { endOtherSessions, endSession, listSessions } from 'shared-contracts/api/sessions';
import { createApiEffect, createDataEffect } from 'shared-kit/host';
import { createOwnData } from '../../lib/create-customer-data.ts';
import { createCustomerSubmission } from '../../lib/create-customer-submission.ts';

/** Ends the session of an id. */
export const ending = createCustomerSubmission(
  attach({ effect: createApiEffect(endSession), mapParams: (id: string) => ({ params: { id } }) }),
);
export const endingOthers = createCustomerSubmission(
  attach({ effect: createApiEffect(endOtherSessions), mapParams: () => ({}) }),
);

export const openSessions = createOwnData(createDataEffect(listSessions));
/** Number of sessions that the last click ended. Null until the server has confirmed it. */
export const $ended = createStore<number | null>(null, { serialize: 'ignore' })
  .on(ending.done, () => 1)
  .on(endingOthers.done, (_, { result }) => result.ended)
  .reset([ending.forgotten, endingOthers.forgotten]);

// The view shows the result of the last click only.
sample({ clock: ending.submitted, target: endingOthers.forgotten });
sample({ clock: endingOthers.submitted, target: ending.forgotten });
sample({ clock: [ending.done, endingOthers.done], target: openSessions.wanted });
// It has ended elsewhere meanwhile. That is no failure for the customer.
sample({
  clock: ending.$failure,
  filter: (failure) => failure?.code === 'NOT_FOUND',
  fn: () => {},
  target: [ending.forgotten, openSessions.wanted],
});

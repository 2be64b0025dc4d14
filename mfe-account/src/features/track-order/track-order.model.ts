import { attach, createStore } from 'effector';
import { trackOrder } from 'shared-contracts/api/order-tracking';
import type { TrackedOrder } from 'shared-contracts/api/order-tracking.schema';
import { createApiEffect } from 'shared-kit/host';
import { createSubmission } from 'shared-kit/submission/create-submission';

export const NO_SEARCH = { number: '', buyer: '' };
type Search = typeof NO_SEARCH;

/** Whether the buyer typed an e-mail instead of a RUT. Only an e-mail contains an @. */
export const isEmailLike = (buyer: string): boolean => buyer.includes('@');

const toQuery = ({ number, buyer }: Search) => ({
  number: number.trim(),
  ...(isEmailLike(buyer) ? { email: buyer.trim() } : { rut: buyer.trim() }),
});

/** The API sends the same error for a wrong number and for another buyer's order. */
export const tracking = createSubmission(
  attach({
    effect: createApiEffect(trackOrder),
    mapParams: (search: Search) => ({ query: toQuery(search) }),
  }),
);

export const $trackedOrder = createStore<TrackedOrder | null>(null, { serialize: 'ignore' })
  .on(tracking.done, (_, { result }) => result.data)
  .reset(tracking.submitted);

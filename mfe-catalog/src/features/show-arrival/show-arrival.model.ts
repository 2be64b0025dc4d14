import { createEffect, createEvent, sample } from 'effector';
import { readDeliveryOptions } from 'shared-contracts/api/delivery-options';
import type { readDeliveryOptions as schema } from 'shared-contracts/api/delivery-options.schema';
import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { createDataEffect } from 'shared-kit/host';
import { keepCommune } from 'shared-kit/kept-commune';
import { createQuery } from 'shared-kit/query/create-query';

type Arrival = EndpointOutput<typeof schema>['data'];

/** Name or code of a commune. */
export const communeAsked = createEvent<string>();

const arrival = createQuery<{ query: { commune: string } }, Arrival>({
  load: createDataEffect(readDeliveryOptions),
  keyOf: ({ query }) => query.commune,
});
export const $arrival = arrival.$outcome;
export const $isLoading = arrival.$isLoading;

sample({ clock: communeAsked, fn: (commune) => ({ query: { commune } }), target: arrival.requested });
sample({
  clock: $arrival,
  filter: ({ kind }) => kind === 'ready',
  fn: (outcome) => (outcome.kind === 'ready' ? outcome.data.commune_id : ''),
  target: createEffect(keepCommune),
});

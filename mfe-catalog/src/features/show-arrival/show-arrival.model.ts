import { attach, createEffect, sample } from 'effector';
import { readDeliveryOptions } from 'shared-contracts/api/delivery-options';
import { createDataEffect } from 'shared-kit/host';
import { keepCommune } from 'shared-kit/kept-commune';
import { createQuery } from 'shared-kit/query/create-query';
import { dataOf } from 'shared-kit/query/outcome';

/** When the product arrives in a commune, by its name or code. */
export const arrival = createQuery({
  load: attach({
    effect: createDataEffect(readDeliveryOptions),
    mapParams: (commune: string) => ({ query: { commune } }),
  }),
  keyOf: (commune: string) => commune,
});

sample({
  clock: arrival.$outcome.updates.filterMap((outcome) => dataOf(outcome)?.commune_id),
  target: createEffect(keepCommune),
});

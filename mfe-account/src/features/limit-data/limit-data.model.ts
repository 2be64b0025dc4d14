/** Uses of the data that a signed-in customer has stopped, and requests that staff must answer (law 21.719). */
import { attach, createEvent, sample } from 'effector';
import { askCorrection, readOwnRequests, updateDataLimits } from 'shared-contracts/api/privacy-requests';
import type { OwnPrivacyRequests } from 'shared-contracts/api/privacy-requests.schema';
import { DATA_LIMITS, type DataLimit } from 'shared-contracts/domain/privacy-rights';
import { createApiEffect, createDataEffect } from 'shared-kit/host';
import { createCustomerData } from '../../lib/create-customer-data.ts';
import { createCustomerSubmission } from '../../lib/create-customer-submission.ts';

export type LimitValues = Record<DataLimit, boolean>;

export const requestsWanted = createEvent();

export const limiting = createCustomerSubmission(
  attach({
    effect: createApiEffect(updateDataLimits),
    mapParams: (values: LimitValues) => ({
      body: { limits: DATA_LIMITS.filter((limit) => values[limit]) },
    }),
  }),
);
export const correcting = createCustomerSubmission(
  attach({ effect: createApiEffect(askCorrection), mapParams: (body: { text: string }) => ({ body }) }),
);

const readFx = createDataEffect(readOwnRequests);
export const $requests = createCustomerData(readFx).on(
  [limiting.done, correcting.done],
  (_, { result }: { result: { data: OwnPrivacyRequests } }) => ({
    kind: 'ready',
    params: {},
    data: result.data,
  }),
);

sample({ clock: requestsWanted, fn: () => ({}), target: readFx });

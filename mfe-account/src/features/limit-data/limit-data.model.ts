/** Uses of the data that a signed-in customer has stopped, and requests that staff must answer (law 21.719). */
import { attach, sample } from 'effector';
import { askCorrection, readOwnRequests, updateDataLimits } from 'shared-contracts/api/privacy-requests';
import { DATA_LIMITS, type DataLimit } from 'shared-contracts/domain/privacy-rights';
import { createDataEffect } from 'shared-kit/host';
import { createOwnData } from '../../lib/create-customer-data.ts';
import { createCustomerSubmission } from '../../lib/create-customer-submission.ts';

export type LimitValues = Record<DataLimit, boolean>;

export const limiting = createCustomerSubmission(
  attach({
    effect: createDataEffect(updateDataLimits),
    mapParams: (values: LimitValues) => ({
      body: { limits: DATA_LIMITS.filter((limit) => values[limit]) },
    }),
  }),
);
export const correcting = createCustomerSubmission(
  attach({ effect: createDataEffect(askCorrection), mapParams: (body: { text: string }) => ({ body }) }),
);

const requests = createOwnData(createDataEffect(readOwnRequests));
export const { wanted: requestsWanted, $data: $requests } = requests;

sample({ clock: [limiting.done, correcting.done], fn: ({ result }) => result, target: requests.changed });

/** Uses of the data that a signed-in customer has stopped, and requests that staff must answer (law 21.719). */
import { attach, sample } from 'effector';
import { askCorrection, readOwnRequests, updateDataLimits } from 'shared-contracts/api/privacy-requests';
import { DATA_LIMITS, type DataLimit } from 'shared-contracts/domain/privacy-rights';
import { $host, createDataEffect } from 'shared-kit/host';
import { dataOf } from 'shared-kit/query/outcome';
import { createOwnData } from '../../lib/create-customer-data.ts';
import { createCustomerSubmission } from '../../lib/create-customer-submission.ts';

export type LimitValues = Record<DataLimit, boolean>;

export const ownRequests = createOwnData(createDataEffect(readOwnRequests));

const limitFx = attach({
  source: { host: $host, shown: ownRequests.$data },
  effect: async ({ host, shown }, values: LimitValues) => {
    if (!host) throw new Error('Changing the limits needs the host');
    const before = dataOf(shown)?.limits ?? [];
    // Another tab or a mailed link may have changed the limits since: send only what this form changes.
    const { limits: now } = (await host.api.call(readOwnRequests, {})).data;
    const limits = DATA_LIMITS.filter((limit) =>
      values[limit] === before.includes(limit) ? now.includes(limit) : values[limit],
    );
    return (await host.api.call(updateDataLimits, { body: { limits } })).data;
  },
});
export const limiting = createCustomerSubmission(limitFx);
export const correcting = createCustomerSubmission(
  attach({ effect: createDataEffect(askCorrection), mapParams: (body: { text: string }) => ({ body }) }),
);

sample({ clock: [limiting.done, correcting.done], fn: ({ result }) => result, target: ownRequests.changed });

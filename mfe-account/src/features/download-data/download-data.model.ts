/** Download of the customer's data (law 21.719, data portability). */
import { attach, createEvent, sample } from 'effector';
import { exportData } from 'shared-contracts/api/privacy';
import { createApiEffect } from 'shared-kit/host';
import { createCustomerSubmission } from '../../lib/create-customer-submission.ts';
import { saveDataFileFx } from '../../lib/save-data-file.ts';

export const downloadClicked = createEvent();

export const downloading = createCustomerSubmission(
  attach({ effect: createApiEffect(exportData), mapParams: () => ({}) }),
);

sample({ clock: downloadClicked, fn: () => {}, target: downloading.submitted });
sample({ clock: downloading.done, fn: ({ result }) => result, target: saveDataFileFx });

/** Download of the customer's data (law 21.719, data portability). */
import { attach, sample } from 'effector';
import { exportData } from 'shared-contracts/api/privacy';
import { createApiEffect } from 'shared-kit/host';
import { createCustomerSubmission } from '../../lib/create-customer-submission.ts';
import { type DataFormat, saveDataFileFx } from '../../lib/save-data-file.ts';

export const downloading = createCustomerSubmission(
  attach({ effect: createApiEffect(exportData), mapParams: (_: DataFormat) => ({}) }),
);

sample({ clock: downloading.done, target: saveDataFileFx });

/** Download of the customer's data (law 21.719, data portability). */
import { attach, createEvent, sample } from 'effector';
import { exportData } from 'shared-contracts/api/privacy';
import { createApiEffect } from 'shared-kit/host';
import { createCustomerSubmission } from '../../lib/create-customer-submission.ts';
import { type DataFormat, saveDataFileFx } from '../../lib/save-data-file.ts';

export const downloadClicked = createEvent<DataFormat>();

export const downloading = createCustomerSubmission(
  attach({ effect: createApiEffect(exportData), mapParams: (_: DataFormat) => ({}) }),
);

sample({ clock: downloadClicked, target: downloading.submitted });
sample({
  clock: downloading.done,
  fn: ({ params: format, result: file }) => ({ file, format }),
  target: saveDataFileFx,
});

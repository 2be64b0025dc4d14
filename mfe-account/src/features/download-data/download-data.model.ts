/** Download of the customer's data (law 21.719, data portability). */
import { attach, createEffect, createEvent, sample } from 'effector';
import { exportData } from 'shared-contracts/api/privacy';
import { createApiEffect } from 'shared-kit/host';
import { createCustomerSubmission } from '../../lib/create-customer-submission.ts';

/** Same file name as in the API. */
const FILE_NAME = 'mis-datos.json';

export const downloadClicked = createEvent();

export const downloading = createCustomerSubmission(
  attach({ effect: createApiEffect(exportData), mapParams: () => ({}) }),
);

/** Starts a browser download. */
const saveFileFx = createEffect((content: object) => {
  const file = new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = FILE_NAME;
  link.click();
  URL.revokeObjectURL(link.href);
});

sample({ clock: downloadClicked, fn: () => {}, target: downloading.submitted });
sample({ clock: downloading.done, fn: ({ result }) => result, target: saveFileFx });

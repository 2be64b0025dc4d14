/** Deletes the account: asks for confirmation with the password, deletes, signs out. */
import { attach, createEvent, createStore, sample } from 'effector';
import { eraseAccount } from 'shared-contracts/api/privacy';
import { createApiEffect, openDialogFx } from 'shared-kit/host';
import { createCustomerSubmission } from '../../lib/create-customer-submission.ts';
import { customerChanged } from '../../lib/customer-page.model.ts';
import { signOutFx } from '../../lib/leave.model.ts';
import { $messages } from '../../lib/messages.ts';

export const NO_PASSWORD = { current_password: '' };

export const eraseClicked = createEvent();
export const erasureCancelled = createEvent();

export const erasing = createCustomerSubmission(
  attach({
    effect: createApiEffect(eraseAccount),
    mapParams: (body: typeof NO_PASSWORD) => ({ body }),
  }),
);
const leaveFx = attach({ effect: signOutFx });

/** Whether the form asks for the password. */
export const $isAsked = createStore(false, { serialize: 'ignore' })
  .on(eraseClicked, () => true)
  .reset([erasureCancelled, erasing.done, customerChanged]);

sample({ clock: [eraseClicked, erasureCancelled], target: erasing.forgotten });
sample({ clock: erasing.done, target: leaveFx });
sample({
  clock: leaveFx.done,
  source: $messages,
  fn: ({ erase }) => ({ type: 'success' as const, title: erase.doneTitle, description: erase.doneText }),
  target: openDialogFx,
});

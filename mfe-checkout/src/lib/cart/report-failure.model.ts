/**
 * Shows a dialog for a failed update of the cart page or panel, or one made offline. The sender of a command
 * reports other failures itself.
 */
import { sample } from 'effector';
import { addFailureDialog } from 'shared-kit/add-to-cart/add-failure';
import { $host, openDialogFx } from 'shared-kit/host';
import { updateFailed } from './cart.model.ts';

sample({
  clock: updateFailed,
  source: $host,
  filter: (_, { update }) => update.source === 'page',
  fn: (host, { error }) => addFailureDialog(error, host?.locale ?? 'es'),
  target: openDialogFx,
});

/** The sender of a command tells of its failure; what was done on a page of the cart, or sent late, is told here (SPEC §8). */
import { attach, sample } from 'effector';
import { addFailureDialog } from 'shared-kit/add-to-cart/add-failure';
import { $host, openDialogFx } from 'shared-kit/host';
import { lineFailed } from './cart.model.ts';

const openFailureFx = attach({ effect: openDialogFx });

sample({
  clock: lineFailed,
  source: $host,
  filter: (_, { wish }) => wish.by === 'page',
  fn: (host, { error }) => addFailureDialog(error, host?.locale ?? 'es'),
  target: openFailureFx,
});

import { z } from 'zod';
import { clp } from '../api/common.schema.ts';
import { missing } from '../api/fields.schema.ts';
import { REVISION_FATES } from '../domain/order-revisions.ts';
import { REFUND_FATES } from '../domain/refund-shares.ts';
import { reason, version } from './common.schema.ts';
import { hasCause, platform, unitsWith } from './order-common.schema.ts';
import { sku } from './rows.schema.ts';

/** Money that staff give back: parts of the order, a free amount, or everything that is left. */
export const refundWish = z
  .object({
    version,
    /**
     * CLP. Without it: all that is left, or the refunds that are still open. `open`: only the refunds that are still
     * open, although more is left.
     */
    amount: clp.min(1).or(z.literal('open')).optional(),
    /**
     * Parts of the order to give back. Then `amount` is their amount (`refundOf` in `domain/refund-shares`), which the
     * server computes again. Without parts: a free amount.
     */
    parts: z
      .object({
        lines: z
          .array(
            z
              .object({ id: z.string().max(10), ...unitsWith(REFUND_FATES) })
              .refine(hasCause, missing('cause')),
          )
          .max(200),
        delivery: z.boolean().default(false),
        gift: z.boolean().default(false),
      })
      .optional(),
    by_hand: z.boolean().default(false),
    reason,
  })
  .refine(({ parts, amount }) => parts === undefined || amount !== undefined, missing('amount'));

/** Units of a line that staff take out of an order, or replace by another product. */
export const revisionWish = z
  .object({
    version,
    /** Line of the order, or of an earlier revision. */
    line: z.string().max(10),
    ...unitsWith(REVISION_FATES),
    /** Product that comes in. Without it: the units are taken out. */
    sku: sku.optional(),
    /** CLP that the staff member saw (`revisionRefund` in `domain/order-revisions`). The server computes it again. */
    refund: clp.min(0),
    by_hand: z.boolean().default(false),
    /**
     * Difference to a dearer product that the buyer is asked for. The order changes when it is paid. `amount`: CLP that
     * the staff member saw. Without it, the order changes at once and the shop bears the difference.
     */
    ask: z.object({ platform, amount: clp.min(1) }).optional(),
    reason,
  })
  .refine(({ ask, sku }) => !ask || sku !== undefined, missing('sku'))
  .refine(hasCause, missing('cause'));

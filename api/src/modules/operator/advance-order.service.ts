import { cancelOrder, confirmOrder, isUnpaid } from '../orders/order-status.service.ts';
import { updateOrderStatus } from '../orders/orders.repository.ts';
import { updateParcel } from '../shipping/parcel.repository.ts';
import { NO_PARCEL } from '../shipping/parcel.ts';
import { findOpenShipment } from '../shipping/shipments.repository.ts';
import { noteProof } from '../transfers/proofs.service.ts';
import { updateProofCame, updateProofRefused } from '../transfers/transfers.repository.ts';
import { PROOF_REVIEW_DAYS } from '../unpaid-orders/unpaid-limits.ts';
import { planDifference } from './apply-difference.service.ts';
import { type OperateDeps, type Operation, operate, type Step } from './operate.service.ts';
import { findStatusTime } from './operator.repository.ts';
import {
  formerOf,
  nextOf,
  refuseAdvance,
  refuseBack,
  refuseCancellation,
  refuseConfirmation,
  refuseProofRecord,
  refuseProofRefusal,
} from './order-rules.ts';

const confirm =
  ({ jobs }: OperateDeps): Step =>
  async (trx, locked) => {
    const refused = refuseConfirmation(locked);
    if (refused) return { refused };
    const difference = await planDifference(trx, jobs, locked.order);
    if (difference && 'refused' in difference) return difference;
    return {
      did: { code: 'transfer-confirmed' },
      run: async () => {
        await confirmOrder(trx, jobs, locked, null);
        await difference?.run();
      },
    };
  };

const advance =
  ({ jobs }: OperateDeps): Step =>
  async (trx, locked) => {
    const { order } = locked;
    const next = nextOf(order);
    const refused = refuseAdvance(locked);
    if (refused || !next) return { refused: refused ?? { code: 'no-next-step' } };
    return {
      did: { code: 'moved', params: { from: order.status, to: next.status } },
      run: async () => {
        await updateOrderStatus(trx, order.id, next.status);
        // A lost parcel was found, or a parcel that came back went out again.
        if (order.parcel_problem) await updateParcel(trx, order.id, { parcel_problem: null });
        await jobs.enqueue(trx, 'send-order-mail', { order_id: order.id, kind: next.mail });
      },
    };
  };

/** Confirms the payment of a transfer. */
export const confirmTransfer: Operation = (deps, orderId, options) =>
  operate(deps, orderId, options, confirm(deps));

/** Advances a paid order by one status: shipped (or ready), then delivered. */
export const advancePaidOrder: Operation = (deps, orderId, options) =>
  operate(deps, orderId, options, advance(deps));

/** Advances an order by one status: a paid transfer is confirmed, then shipped (or ready), then delivered. */
export const advanceOrder: Operation = (deps, orderId, options) =>
  operate(deps, orderId, options, (trx, locked) => (isUnpaid(locked) ? confirm : advance)(deps)(trx, locked));

/** Corrects the last step of a paid order. The buyer gets a mail only when `mail` says so. */
export const takeOrderBack: Operation<{ mail: boolean }> = (deps, orderId, { mail, ...options }) =>
  operate(deps, orderId, options, async (trx, locked) => {
    const { order } = locked;
    const former = formerOf(order);
    const refused = refuseBack(locked, await findStatusTime(trx, order));
    if (refused || !former) return { refused: refused ?? { code: 'no-step-back' } };
    return {
      did: { code: 'moved', params: { from: order.status, to: former } },
      run: async () => {
        await updateOrderStatus(trx, order.id, former);
        // A booked parcel is still at its carrier.
        const booked = await findOpenShipment(trx, order.id);
        if (former === 'confirmed' && (!booked || booked.tracking_number !== order.tracking_number))
          await updateParcel(trx, order.id, NO_PARCEL);
        if (mail)
          await deps.jobs.enqueue(trx, 'send-order-mail', { order_id: order.id, kind: 'order-corrected' });
      },
    };
  });

/** Records the proof of a transfer and extends the order's deadline. `advanceOrder` confirms the payment. */
export const recordProof: Operation<{ note: string | null }> = (deps, orderId, { note, ...options }) =>
  operate(deps, orderId, options, async (trx, locked) => {
    const { order } = locked;
    const refused = refuseProofRecord(locked);
    if (refused) return { refused };
    return {
      did: { code: 'proof-recorded', params: { days: PROOF_REVIEW_DAYS } },
      run: () =>
        // Only the first proof sends a mail.
        order.proof_at === null
          ? noteProof(trx, deps.jobs, order.id, note)
          : updateProofCame(trx, order.id, note ?? order.proof_note),
    };
  });

/**
 * Refuses the proof of a transfer. The order waits for another one, at least as long as a new transfer order.
 * The buyer's mail gives the reason.
 */
export const refuseProof: Operation<{ reason: string; waitHours: number }> = (
  deps,
  orderId,
  { reason, waitHours, ...options },
) =>
  operate(deps, orderId, options, async (trx, locked) => {
    const refused = refuseProofRefusal(locked);
    if (refused) return { refused };
    return {
      did: { code: 'proof-refused' },
      run: async () => {
        await updateProofRefused(trx, orderId, { reason, waitHours });
        await deps.jobs.enqueue(trx, 'send-order-mail', { order_id: orderId, kind: 'proof-refused' });
      },
    };
  });

/**
 * Cancels an unpaid order. Releases its stock and coupon. A buyer whose card form is still open cannot pay any more: the
 * shop does not accept the payment, so the card network charges nothing.
 */
export const cancelUnpaid: Operation = (deps, orderId, options) =>
  operate(deps, orderId, options, async (trx, locked) => {
    const refused = refuseCancellation(locked);
    if (refused) return { refused };
    return {
      did: { code: 'cancelled' },
      run: () => cancelOrder(trx, deps.jobs, locked, locked.payment ? 'cancelled' : 'expired'),
    };
  });

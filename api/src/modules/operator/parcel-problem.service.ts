import type { Tx } from '../../db/connect.ts';
import type { ParcelProblem } from '../../db/schema/sales.ts';
import { type LineNow, linesToSend } from '../order-revisions/lines-now.ts';
import { findRevisions } from '../order-revisions/order-revisions.repository.ts';
import { findOrderLines, updateOrderStatus } from '../orders/orders.repository.ts';
import { moveUnits } from '../refunds/move-returned.service.ts';
import { lockRefunds } from '../refunds/refunds.repository.ts';
import { updateParcel } from '../shipping/parcel.repository.ts';
import { NO_PARCEL, PROBLEM_MAILS, parcelProblemOf } from '../shipping/parcel.ts';
import { findBoxContents, insertOrderStock, lockOrderStock, lockStock } from '../stock/stock.repository.ts';
import { requireStock, skusOf, stockSkus } from '../stock/take-stock.ts';
import { type Operation, operate } from './operate.service.ts';
import { refuseParcelProblem, refuseSendAgain } from './order-rules.ts';
import type { RefundFacts } from './plan-refund.ts';

/**
 * Records that the parcel of a sent order came back or is lost, with a mail to the buyer. Null: it is on its way after
 * all, without a mail. The same state again changes nothing.
 */
export const setParcelProblem: Operation<{ problem: ParcelProblem | null }> = (
  deps,
  orderId,
  { problem, ...options },
) =>
  operate(deps, orderId, options, async (trx, locked) => {
    const refused = refuseParcelProblem(locked);
    if (refused) return { refused };
    const did = { code: 'parcel-noted' as const };
    if (locked.order.parcel_problem === problem) return { did, run: null };
    return {
      did,
      run: async () => {
        await updateParcel(trx, orderId, { parcel_problem: problem });
        if (problem)
          await deps.jobs.enqueue(trx, 'send-order-mail', {
            order_id: orderId,
            kind: PROBLEM_MAILS[problem],
          });
      },
    };
  });

/**
 * Prepares an order again whose parcel came back or is lost. Lost units are written off, and others are taken from the
 * stock.
 * @throws DomainError OUT_OF_STOCK
 */
export const sendAgain: Operation<{ staffId: string }> = (deps, orderId, { staffId, ...options }) =>
  operate(deps, orderId, options, async (trx, locked) => {
    const { order } = locked;
    const refunds = await lockRefunds(trx, orderId);
    const lines = await findOrderLines(trx, orderId);
    const revisions = await findRevisions(trx, orderId);
    const refused = refuseSendAgain({ ...locked, lines, revisions }, refunds);
    if (refused) return { refused };
    return {
      did: { code: 'moved', params: { from: order.status, to: 'confirmed' } },
      run: async () => {
        if (parcelProblemOf(order) === 'lost')
          await replaceLostUnits(trx, orderId, { lines: linesToSend(lines, revisions, refunds), staffId });
        await updateOrderStatus(trx, orderId, 'confirmed');
        await updateParcel(trx, orderId, NO_PARCEL);
      },
    };
  });

const replaceLostUnits = async (
  trx: Tx,
  orderId: string,
  { lines, staffId }: { lines: LineNow<RefundFacts['lines'][number]>[]; staffId: string },
): Promise<void> => {
  const contents = await findBoxContents(trx, skusOf(lines));
  const skus = stockSkus(lines, contents);
  await lockOrderStock(trx, orderId);
  await lockStock(trx, skus);
  await moveUnits(
    trx,
    orderId,
    lines.map(({ sku, qty }) => ({ sku, qty, fate: 'written_off' as const, cause: 'missing' as const })),
    { staffId, action: 'orders.advance' },
  );
  await insertOrderStock(trx, orderId, requireStock(lines, contents, await lockStock(trx, skus)));
};

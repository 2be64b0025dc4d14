import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Tx } from '../../db/connect.ts';
import type { ProductIn } from '../../db/schema/selling.ts';
import {
  findProductIn,
  findRevisionByKey,
  findRevisions,
  insertRevision,
  type RevisedProduct,
  updateRevisionRefund,
} from '../order-revisions/order-revisions.repository.ts';
import { findOrderLines, type LockedOrder } from '../orders/orders.repository.ts';
import { moveUnits } from '../refunds/move-returned.service.ts';
import type { RefundLine } from '../refunds/refund-lines.repository.ts';
import { findRefunds, lockRefunds } from '../refunds/refunds.repository.ts';
import { findBoxContents, insertOrderStock, lockOrderStock, lockStock } from '../stock/stock.repository.ts';
import { requireStock, stockSkus } from '../stock/take-stock.ts';
import { findPaidDifference } from './differences.repository.ts';
import { type OperateDeps, type Operated, type OperateOptions, operate } from './operate.service.ts';
import { planRevision, type RevisionPlan, type RevisionRequest } from './plan-revision.ts';
import { noteRefund, type Refunding } from './refund-order.service.ts';

export interface Revising extends RevisionRequest {
  staffId: string;
  /** Made by the office for each revision. A repeated request, after a lost response, changes nothing. */
  idempotencyKey: string;
  /** The buyer reads it. */
  reason: string;
  /** Product that comes in for each unit. Undefined: the units are taken out. */
  sku?: string | undefined;
}

/**
 * Takes units of a line out of an order before it is sent, or replaces them by a product, in one transaction with stock,
 * refund and mail. The order is locked: a second change at the same moment waits, and is then checked again.
 * @throws DomainError OUT_OF_STOCK; CONFLICT when the key belongs to another revision
 */
export const reviseOrder = async (
  deps: OperateDeps,
  orderId: string,
  { before, ...revising }: Revising & OperateOptions,
): Promise<Operated & { refunding?: Refunding }> => {
  let refunding: Refunding | undefined;
  /** This revision, when an earlier request with the same key has made it. `before` has run then. */
  let known: Awaited<ReturnType<typeof findRevisionByKey>>;
  const options: OperateOptions = {
    ...revising,
    before: async (trx, locked) => {
      known = await findRevisionByKey(trx, orderId, revising.idempotencyKey);
      if (!known) await before?.(trx, locked);
    },
  };
  const operated = await operate(deps, orderId, options, async (trx, locked) => {
    const did = { code: 'revised' as const };
    if (known) {
      const { refund_id, ...made } = known;
      if (!isSame(made, revising)) throw new DomainError('CONFLICT');
      if (refund_id) refunding = await toRefunding(trx, orderId, refund_id);
      return { did, run: null };
    }
    const paidWith = await findPaidDifference(trx, orderId, revising.line);
    if (paidWith) return { refused: { code: 'difference-paid' as const, params: { number: paidWith } } };
    const refunds = await lockRefunds(trx, orderId);
    const [lines, revisions] = [await findOrderLines(trx, orderId), await findRevisions(trx, orderId)];
    const { sku } = revising;
    const product = sku === undefined ? null : await findProductIn(trx, sku, locked.order.locale);
    if (product === undefined) return { refused: { code: 'revision-not-sold' as const } };
    const plan = planRevision({ ...locked, lines, revisions }, refunds, revising, product);
    if (plan.kind === 'refused') return { refused: plan.why };
    return {
      did,
      run: async () => {
        await moveStock(trx, orderId, plan, { revising, product });
        const number = revisions.length + 1;
        await insertRevision(trx, toRevisionRow(orderId, number, plan, { revising, product }));
        await deps.jobs.enqueue(trx, 'send-order-mail', { order_id: orderId, kind: 'order-revised' });
        const id = await giveRefund(trx, deps, locked, plan, revising);
        if (!id) return;
        await updateRevisionRefund(trx, orderId, number, id);
        refunding = await toRefunding(trx, orderId, id);
      },
    };
  });
  return { ...operated, ...(refunding && { refunding }) };
};

interface Facts {
  revising: Revising;
  product: RevisedProduct | null;
}

const isSame = (
  made: { line_out: number; qty: number; sku_in: string | null },
  { line, qty, sku }: Revising,
): boolean => String(made.line_out) === line && made.qty === qty && made.sku_in === (sku ?? null);

const toRefunding = async (trx: Tx, orderId: string, refundId: string): Promise<Refunding> => {
  const refund = (await findRefunds(trx, orderId)).find(({ id }) => id === refundId);
  return { amount: refund?.amount ?? 0, ids: [refundId], cancels: false };
};

/** Units out go back on sale or are written off, then units in are taken. Locks all their stock at once. */
const moveStock = async (
  trx: Tx,
  orderId: string,
  { out }: RevisionPlan,
  { revising, product }: Facts,
): Promise<void> => {
  const { qty, fate, cause, staffId } = revising;
  const linesIn = product ? [{ sku: product.sku, name: product.name, format: product.format, qty }] : [];
  const contents = await findBoxContents(trx, [out.sku, ...linesIn.map(({ sku }) => sku)]);
  const skusIn = stockSkus(linesIn, contents);
  await lockOrderStock(trx, orderId);
  await lockStock(trx, [...stockSkus([{ ...out, qty }], contents), ...skusIn]);
  await moveUnits(trx, orderId, [{ sku: out.sku, qty, fate, cause: cause ?? null }], {
    staffId,
    action: 'orders.revise',
  });
  // Read again: the units out may just have gone back to it.
  await insertOrderStock(trx, orderId, requireStock(linesIn, contents, await lockStock(trx, skusIn)));
};

/** @param number of the revision among those of its order */
export const toRevisionRow = (
  orderId: string,
  number: number,
  { position, waived }: Pick<RevisionPlan, 'position' | 'waived'>,
  { revising, product }: { revising: Omit<Revising, 'refund' | 'byHand'>; product: RevisedProduct | null },
): Parameters<typeof insertRevision>[1] => {
  const { line, qty, fate, cause, reason, staffId, idempotencyKey } = revising;
  return {
    order_id: orderId,
    number,
    idempotency_key: idempotencyKey,
    staff_id: staffId,
    reason,
    line_out: Number(line),
    position,
    qty,
    fate,
    cause: cause ?? null,
    sku_in: product?.sku ?? null,
    product_in: product && JSON.stringify(toProductIn(product)),
    waived,
  };
};

const toProductIn = ({ sku: _, ...product }: RevisedProduct): ProductIn => product;

/** @returns id of the refund. Undefined: the revision gives nothing back */
const giveRefund = async (
  trx: Tx,
  deps: OperateDeps,
  locked: LockedOrder,
  { refund }: RevisionPlan,
  { byHand, fate, cause }: Revising,
): Promise<string | undefined> => {
  if (!refund) return undefined;
  const lines = refund.parts.map(
    (part): RefundLine =>
      // A part without units is the difference to a cheaper product that replaces the line. The revision has moved the
      // units of the other parts: here their fate is only recorded.
      part.qty === 0
        ? { ...part, fate: 'not_returned', cause: null }
        : { ...part, fate, cause: cause ?? null },
  );
  return noteRefund(trx, deps, locked, { amount: refund.amount, lines, byHand });
};

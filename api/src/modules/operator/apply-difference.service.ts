import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Tx } from '../../db/connect.ts';
import type { Jobs } from '../../queue/jobs.ts';
import {
  findProductIn,
  findRevisions,
  insertRevision,
  type RevisedProduct,
} from '../order-revisions/order-revisions.repository.ts';
import { isUnpaid } from '../orders/order-status.service.ts';
import { findOrderLines, lockOrder, type OrderRow } from '../orders/orders.repository.ts';
import { moveUnits } from '../refunds/move-returned.service.ts';
import { lockRefunds } from '../refunds/refunds.repository.ts';
import { findDifferences, moveHeldUnits } from './differences.repository.ts';
import type { Refusal } from './operator-texts.ts';
import { planRevision } from './plan-revision.ts';
import { toRevisionRow } from './revise-order.service.ts';

type PlannedDifference = { refused: Refusal } | { run: () => Promise<void> };

/**
 * The buyer pays a dearer replacement by a second order, "the difference" (`ask-difference.service.ts`). Plans what the
 * paid second order changes in the first one: units that come in replace units that go out. Locks the first order.
 * Refused when the first order was cancelled, sent or changed meanwhile.
 * @returns null when `order` is not a difference
 */
export const planDifference = async (
  trx: Tx,
  jobs: Jobs,
  order: OrderRow,
): Promise<PlannedDifference | null> => {
  if (order.difference_of === null) return null;
  const changed = await lockOrder(trx, order.difference_of);
  const asked = await readAsked(trx, order);
  const { placed_by: staffId } = order;
  if (!changed || !asked || !staffId) return { refused: { code: 'revision-units-gone' } };
  const lines = await findOrderLines(trx, changed.order.id);
  const revisions = await findRevisions(trx, changed.order.id);
  const refunds = await lockRefunds(trx, changed.order.id);
  const wanted = { ...asked, refund: 0, byHand: false };
  const plan = planRevision({ ...changed, lines, revisions }, refunds, wanted, asked.product);
  if (plan.kind === 'refused') {
    // Staff read it on the page of the difference, which has another state and another way back.
    const isTooLate = plan.why.code === 'revise-sent';
    const { number } = changed.order;
    return { refused: isTooLate ? { code: 'difference-too-late', params: { number } } : plan.why };
  }
  const { qty, fate, cause, product } = asked;
  const { id } = changed.order;
  const revising = { ...asked, staffId, idempotencyKey: order.id, sku: product.sku };
  // The buyer paid the difference, so the shop bears nothing of it.
  const revision = { position: plan.position, waived: 0 };
  return {
    run: async () => {
      await moveUnits(trx, id, [{ sku: plan.out.sku, qty, fate, cause: cause ?? null }], {
        staffId,
        action: 'orders.revise',
      });
      await moveHeldUnits(trx, order.id, id);
      await insertRevision(trx, toRevisionRow(id, revisions.length + 1, revision, { revising, product }));
      await jobs.enqueue(trx, 'send-order-mail', { order_id: id, kind: 'order-revised' });
    },
  };
};

/**
 * Refuses a difference that can no longer be paid, or not at this price.
 * @throws DomainError CONFLICT, ORDER_CHANGED
 */
export const requireSameDifference = async (trx: Tx, jobs: Jobs, order: OrderRow): Promise<void> => {
  const planned = await planDifference(trx, jobs, order);
  if (!planned || 'refused' in planned) throw new DomainError('CONFLICT');
  const others = await findDifferences(trx, order.difference_of ?? '');
  if (others.some((other) => other.id !== order.id && isUnpaid({ order: other })))
    throw new DomainError('CONFLICT');
  const [line] = await findOrderLines(trx, order.id);
  const product = await findProductIn(trx, line?.sku ?? '', order.locale);
  if (product?.price !== order.difference?.price) throw new DomainError('ORDER_CHANGED');
};

/** Revision that the order for a difference asks for. Undefined when its data was erased. */
const readAsked = async (trx: Tx, { id, difference }: OrderRow) => {
  const [line] = await findOrderLines(trx, id);
  if (!line || !difference) return undefined;
  const { sku, product_type, slug, name, brand, year, format, image, frontend_image, qty } = line;
  const sold = { sku, product_type, slug, name, brand, year, format, image, frontend_image };
  const product: RevisedProduct = { ...sold, price: difference.price };
  return { ...difference, qty, product, cause: difference.cause ?? undefined };
};

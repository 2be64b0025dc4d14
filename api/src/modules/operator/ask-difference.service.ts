import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import { formatClp } from 'shared-contracts/domain/money';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Tx } from '../../db/connect.ts';
import type { OrderDifference, OrdersTable, Platform } from '../../db/schema/sales.ts';
import { newId } from '../../lib/token.ts';
import { findTransferAccount } from '../content/find-transfer-account.ts';
import {
  findProductIn,
  findRevisions,
  type RevisedProduct,
} from '../order-revisions/order-revisions.repository.ts';
import { insertOrder, type NewOrderLine } from '../orders/insert-order.repository.ts';
import { isUnpaid } from '../orders/order-status.service.ts';
import { findOrderLines, type OrderRow } from '../orders/orders.repository.ts';
import { findRefunds } from '../refunds/refunds.repository.ts';
import { findBoxContents, lockStock } from '../stock/stock.repository.ts';
import { requireStock, stockSkus } from '../stock/take-stock.ts';
import { findDifferenceByKey, findDifferences, findPaidDifference } from './differences.repository.ts';
import { type OperateDeps, type Operated, type OperateOptions, operate } from './operate.service.ts';
import { planRevision } from './plan-revision.ts';
import type { Revising } from './revise-order.service.ts';

export interface Asking extends Omit<Revising, 'refund' | 'byHand'> {
  platform: Platform;
  /** CLP that the staff member saw. */
  amount: number;
  /** How long the buyer may pay, and the units that come in are held. */
  holdMs: number;
}

const hashOf = ({ line, qty, sku, fate, cause, platform, amount }: Asking): string =>
  createHash('sha256')
    .update(JSON.stringify([line, qty, sku, fate, cause, platform, amount]))
    .digest('hex');

/**
 * Asks the buyer for the difference to a dearer product: places an order for it that waits for its payment and holds the
 * units that come in. The paid order changes when the difference is paid (`planDifference`).
 * @throws DomainError OUT_OF_STOCK; CONFLICT when the key belongs to another request
 */
export const askDifference = (
  deps: OperateDeps,
  orderId: string,
  { before, ...asking }: Asking & OperateOptions,
): Promise<Operated> => {
  let known: OrderRow | undefined;
  const options: OperateOptions = {
    ...asking,
    before: async (trx, locked) => {
      known = await findDifferenceByKey(trx, orderId, asking.idempotencyKey);
      if (!known) await before?.(trx, locked);
    },
  };
  return operate(deps, orderId, options, async (trx, locked) => {
    const did = { code: 'difference-asked' as const, params: { amount: formatClp(asking.amount) } };
    if (known && known.request_hash !== hashOf(asking)) throw new DomainError('CONFLICT');
    if (known) return { did, run: null };
    const [open] = (await findDifferences(trx, orderId)).filter((order) => isUnpaid({ order }));
    if (open) return { refused: { code: 'difference-awaited', params: { number: open.number } } };
    const paidWith = await findPaidDifference(trx, orderId, asking.line);
    if (paidWith) return { refused: { code: 'difference-paid', params: { number: paidWith } } };
    const { order } = locked;
    const product = await findProductIn(trx, asking.sku ?? '', order.locale);
    if (!product) return { refused: { code: 'revision-not-sold' } };
    const lines = await findOrderLines(trx, orderId);
    const revisions = await findRevisions(trx, orderId);
    const wanted = { ...asking, refund: 0, byHand: false };
    const plan = planRevision(
      { ...locked, lines, revisions },
      await findRefunds(trx, orderId),
      wanted,
      product,
    );
    if (plan.kind === 'refused') return { refused: plan.why };
    if (plan.waived !== asking.amount || plan.waived === 0)
      return { refused: { code: 'other-difference', params: { amount: formatClp(plan.waived) } } };
    return { did, run: () => place(trx, deps, { order, asking, product, amount: plan.waived }) };
  });
};

interface Placing {
  order: OrderRow;
  asking: Asking;
  product: RevisedProduct;
  /** CLP */
  amount: number;
}

const place = async (trx: Tx, { jobs }: OperateDeps, placing: Placing): Promise<void> => {
  const { order, asking, product } = placing;
  const { price, ...sold } = product;
  const line: NewOrderLine = {
    ...sold,
    qty: asking.qty,
    price: placing.amount / asking.qty,
    reference_price: null,
    retracto_excluded: null,
    case_id: null,
    case_size: null,
  };
  const contents = await findBoxContents(trx, [product.sku]);
  const units = requireStock([line], contents, await lockStock(trx, stockSkus([line], contents)));
  const account = asking.platform === 'transfer' ? await findTransferAccount(trx, order.locale) : null;
  const columns = { ...columnsOf(placing), transfer_account: account && JSON.stringify(account) };
  const { id } = await insertOrder(trx, columns, [line], units);
  await jobs.enqueue(trx, 'send-order-mail', {
    order_id: id,
    kind: asking.platform === 'transfer' ? 'transfer-instructions' : 'order-received',
  });
};

/** Buyer, delivery and document are those of the order that changes. */
const columnsOf = ({ order, asking, product, amount }: Placing): Insertable<OrdersTable> => {
  const { line, fate, cause, reason, platform, idempotencyKey, staffId, holdMs } = asking;
  const { email, name, surname, rut, phone, locale, cart_id, user_id, guest_id, document } = order;
  const { delivery_method, address, department, commune_id, commune, region, receiver, comment } = order;
  const difference: OrderDifference = {
    number: order.number,
    line,
    price: product.price,
    fate,
    cause: cause ?? null,
    reason,
  };
  const buyer = { email, name, surname, rut, phone, locale, cart_id, user_id, guest_id, document };
  const delivery = { delivery_method, address, department, commune_id, commune, region, receiver, comment };
  return {
    ...buyer,
    ...delivery,
    id: newId(),
    idempotency_key: idempotencyKey,
    request_hash: hashOf(asking),
    status: 'in_validation',
    platform,
    contact: order.contact && JSON.stringify(order.contact),
    invoice: order.invoice && JSON.stringify(order.invoice),
    min_days: null,
    max_days: null,
    gift_check: false,
    gift_text: null,
    subtotal: amount,
    discount: 0,
    price_delivery: 0,
    gift_price: 0,
    total: amount,
    placed_by: staffId,
    difference_of: order.id,
    difference: JSON.stringify(difference),
    expires_at: new Date(Date.now() + holdMs),
  };
};

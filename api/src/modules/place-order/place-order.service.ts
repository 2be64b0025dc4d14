import { normalizeCode } from 'shared-contracts/domain/coupon';
import { inStockLines } from 'shared-contracts/domain/discount';
import { lineName } from 'shared-contracts/domain/line-name';
import { COUPON_REFUSALS } from 'shared-contracts/errors/coupon-refusals';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Db, Tx } from '../../db/connect.ts';
import { requestHash } from '../../lib/request-hash.ts';
import type { Jobs } from '../../queue/jobs.ts';
import { deleteBoughtItems } from '../carts/bought-items.repository.ts';
import { findDroppedCouponSeen } from '../carts/cart-changes.repository.ts';
import { cartsHolding, findCartLines } from '../carts/carts.repository.ts';
import { lockAccount, lockCart } from '../carts/lock-cart.repository.ts';
import type { StoredCartLine } from '../carts/stored-cart-line.ts';
import { deleteCartCoupon, insertCouponUse } from '../discounts/discounts.repository.ts';
import { readCartCoupon, type TakenCoupon, takeCoupon } from '../discounts/discounts.service.ts';
import { upsertRequest } from '../forms/newsletter.repository.ts';
import { findOrdersOfCart } from '../orders/cart-orders.repository.ts';
import { rutOf } from '../orders/customer-details.ts';
import { insertOrder, type PlacedOrder } from '../orders/insert-order.repository.ts';
import { cancelOrder, lockReplacedOrder } from '../orders/order-status.service.ts';
import type { LockedOrder, OrderRow } from '../orders/orders.repository.ts';
import { isBlockedUser } from '../sessions/sessions.repository.ts';
import { promiseInWords } from '../shipping/promise.service.ts';
import { settleWaits } from '../stock/give-stock.service.ts';
import { findBoxContents, findHeldSkus, lockStock } from '../stock/stock.repository.ts';
import { hasWaits } from '../stock/stock-waits.repository.ts';
import { requireStock, stockSkus } from '../stock/take-stock.ts';
import {
  refuseHeldCoupon,
  refuseLargeHold,
  refuseManyOpen,
  requireCheck,
} from '../unpaid-orders/unpaid-orders.service.ts';
import { newsletterTick } from './newsletter-tick.ts';
import { orderColumns } from './order-columns.service.ts';
import type { OrderRequest } from './order-request.ts';

/** Delay of the "payment missing" mail, so that a buyer who pays at once does not get it. */
const RECEIVED_MAIL_AFTER_S = 180;

/**
 * Places an order from a cart in one transaction: reads prices, delivery, coupon and stock again and reserves
 * the stock. Does not start the payment, so that no rows stay locked during the gateway call.
 * @throws DomainError CART_EMPTY, OUT_OF_STOCK, ORDER_CHANGED (the shopper saw another total),
 *   DELIVERY_DAY_CHANGED (the order arrives later than the shopper saw), DELIVERY_OPTION_GONE, COMMUNE_NOT_SERVED,
 *   IDEMPOTENCY_KEY_REUSED, COUPON_*, VALIDATION_FAILED,
 *   TOO_MANY_UNPAID, TRANSFER_HELD, STOCK_HELD,
 *   CONFLICT (the cart's former order is being paid now),
 *   BOT_CHECK_FAILED (near the limits of `unpaid-limits.ts`),
 *   UNAUTHORIZED (the account was erased meanwhile), ACCOUNT_BLOCKED
 */
export const placeOrder = async (
  { db, jobs }: { db: Db; jobs: Jobs },
  request: OrderRequest,
): Promise<PlacedOrder> => {
  /** Code that the order tries to use. Null before, and once it is taken. */
  let triedCoupon: string | null = null;
  try {
    return await db.transaction().execute(async (trx) => {
      const { cartKey, idempotencyKey, body, placer, userId } = request;
      if (userId !== null && !(await lockAccount(trx, userId, 'ordering')))
        throw new DomainError('UNAUTHORIZED');
      if (userId !== null && (await isBlockedUser(trx, userId))) throw new DomainError('ACCOUNT_BLOCKED');
      if (!(await lockCart(trx, cartKey))) throw new DomainError('CART_EMPTY');

      // A repeat of an order may have another solution of the bot check, and its shopper may see another total and
      // other days now.
      const { altcha: _, expected_total: _total, expected_arrival: _arrival, ...wish } = body;
      const wishHash = requestHash(wish);
      const { known, unpaidCardOrderId } = await findOrdersOfCart(trx, cartKey, idempotencyKey);
      if (known && known.request_hash !== wishHash) throw new DomainError('IDEMPOTENCY_KEY_REUSED');
      if (known) return { order: known, isNew: false };

      if (placer.isNearLimit) requireCheck(placer);
      const former = unpaidCardOrderId ? await lockReplacedOrder(trx, unpaidCardOrderId) : undefined;
      const lines = await findCartLines(trx, cartKey, request.locale);
      if (lines.length === 0) throw new DomainError('CART_EMPTY');
      // Use the coupon of the request, else of the cart.
      // A refused coupon is removed from the cart below, so that a retry works without it.
      triedCoupon = body.coupon || (await findExpectedCoupon(trx, cartKey, { lines, former }));
      const rut = rutOf(body.rut, 'rut');
      const person = { email: body.email, rut, userId, exceptOrderId: former?.order.id };
      await refuseManyOpen(trx, body.payment_method.platform, placer, person);
      const coupon = await takeOrderCoupon(trx, request, { code: triedCoupon, lines, former });
      triedCoupon = null;
      const order = await storeOrder(trx, jobs, request, { wishHash, former, lines, coupon });
      await beginPayment(trx, jobs, order);
      await request.byStaff?.audit(trx, order);
      return { order, isNew: true };
    });
  } catch (error) {
    if (triedCoupon && error instanceof DomainError && COUPON_REFUSALS.some((code) => code === error.code))
      await deleteCartCoupon(db, request.cartKey, normalizeCode(triedCoupon));
    throw error;
  }
};

/**
 * The cart's coupon code. Null when the coupon does not apply and the shopper has seen that, because the
 * shown total is then without it.
 */
const findExpectedCoupon = async (
  trx: Tx,
  cartKey: string,
  { lines, former }: { lines: StoredCartLine[]; former: LockedOrder | undefined },
): Promise<string | null> => {
  const code = lines[0]?.coupon_code ?? null;
  const use = { lines: inStockLines(lines), exceptOrderId: former?.order.id };
  if (code === null || (await readCartCoupon(trx, code, use))) return code;
  return (await findDroppedCouponSeen(trx, cartKey)) === code ? null : code;
};

const takeOrderCoupon = async (
  trx: Tx,
  { body, placer }: OrderRequest,
  { code, lines, former }: { code: string | null; lines: StoredCartLine[]; former: LockedOrder | undefined },
): Promise<TakenCoupon | null> => {
  if (!code) return null;
  const exceptOrderId = former?.order.id;
  const rut = rutOf(body.rut, 'rut');
  const coupon = await takeCoupon(trx, code, { lines, email: body.email, rut, exceptOrderId });
  // It would give nothing, because only the cheapest delivery is ever free. The buyer keeps the use.
  const { delivery } = body;
  if (coupon.freeDelivery && (delivery.method === 'pickup' || delivery.option === 'fastest')) return null;
  await refuseHeldCoupon(trx, body.payment_method.platform, placer, { coupon, exceptOrderId });
  return coupon;
};

const storeOrder = async (
  trx: Tx,
  jobs: Jobs,
  request: OrderRequest,
  found: {
    wishHash: string;
    former: LockedOrder | undefined;
    lines: StoredCartLine[];
    coupon: TakenCoupon | null;
  },
): Promise<OrderRow> => {
  const { former, lines, coupon } = found;
  refuseWithdrawn(lines);
  const columns = await orderColumns(trx, request, { lines, coupon });
  const boxes = lines.filter(({ product_type }) => product_type === 'Box').map(({ sku }) => sku);
  const contents = boxes.length > 0 ? await findBoxContents(trx, boxes) : [];
  const needed = stockSkus(lines, contents);
  // Lock the stock rows of both orders together. Two steps could deadlock two shoppers.
  const stock = await lockStock(trx, [
    ...needed,
    ...(former ? await findHeldSkus(trx, former.order.id) : []),
  ]);
  const isAwaited = await hasWaits(trx, needed);
  // Before the former order is cancelled: its units are for this order.
  if (isAwaited) await settleWaits(trx, jobs, cartsHolding(request.cartKey), { needed, lines });
  if (former) await cancelOrder(trx, jobs, former, 'superseded');
  const left = isAwaited || former ? await lockStock(trx, needed) : stock;
  const units = requireStock(lines, contents, left);
  await refuseLargeHold(trx, request.body.payment_method.platform, request.placer, { lines, contents, left });
  if (columns.total !== (request.body.expected_total ?? columns.total))
    throw new DomainError('ORDER_CHANGED');
  refuseLaterArrival(columns, request);

  // Insert last: a sequence number stays used even when the transaction fails.
  const order = await insertOrder(
    trx,
    { ...columns, request_hash: found.wishHash },
    lines.map((line, at) => ({ ...line, coupon_discount: coupon?.lines?.[at]?.coupon_discount ?? null })),
    units,
  );
  if (coupon) await insertCouponUse(trx, coupon.id, order.id);
  if (request.body.newsletter && ((await request.admitsNewsletter?.(trx)) ?? true))
    await askConsent(trx, jobs, order);
  return order;
};

/**
 * A case keeps bottles that the shop no longer sells, so that the cart can name them: their lines have stock 0, although
 * pieces may be in the cellar.
 */
const refuseWithdrawn = (lines: readonly StoredCartLine[]): void => {
  const gone = lines.find(({ case_id, stock }) => case_id !== null && stock <= 0);
  if (gone) throw new DomainError('OUT_OF_STOCK', { name: lineName(gone), available: 0 });
};

const refuseLaterArrival = (
  columns: { promised_first?: string | null; promised_last?: string | null },
  { body: { expected_arrival }, locale }: OrderRequest,
): void => {
  const { promised_first: first, promised_last: last } = columns;
  if (first && last && expected_arrival !== undefined && last > expected_arrival)
    throw new DomainError('DELIVERY_DAY_CHANGED', { day: promiseInWords({ first, last }, locale) });
};

/** Sends the newsletter confirmation. The consent is logged when the e-mail's owner confirms it. */
const askConsent = async (trx: Tx, jobs: Jobs, order: OrderRow): Promise<void> => {
  const { id } = await upsertRequest(trx, { ...order, tick: newsletterTick(order) });
  await jobs.enqueue(trx, 'send-newsletter-mail', { subscription_id: id });
};

/** Starts the payment step: a card order keeps its cart until it is paid, a transfer order empties the cart. */
const beginPayment = async (trx: Tx, jobs: Jobs, order: OrderRow): Promise<void> => {
  if (order.platform === 'transfer') {
    await deleteBoughtItems(trx, order.cart_id, order.id);
    await jobs.enqueue(trx, 'send-order-mail', { order_id: order.id, kind: 'transfer-instructions' });
    return;
  }
  await jobs.enqueue(
    trx,
    'send-order-mail',
    { order_id: order.id, kind: 'order-received' },
    // A buyer on the telephone waits for the link.
    { startAfterS: order.placed_by === null ? RECEIVED_MAIL_AFTER_S : 0 },
  );
};

import { cartDiscount, cartSubtotal } from 'shared-contracts/domain/discount';
import { deliveryPriceOf } from 'shared-contracts/domain/free-delivery';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Db, Tx } from '../../db/connect.ts';
import { orNotFound } from '../../errors/or-not-found.ts';
import type { Jobs } from '../../queue/jobs.ts';
import { isConfirmedUser } from '../accounts/users.repository.ts';
import { cartsHolding, findLinesOfOrder, findUnpaidCardOrderId } from '../carts/carts.repository.ts';
import { unitsOf } from '../carts/carts.service.ts';
import type { StoredCartLine } from '../carts/stored-cart-line.ts';
import { insertCouponUse } from '../discounts/discounts.repository.ts';
import { type AppliedCoupon, takeCoupon } from '../discounts/discounts.service.ts';
import { requireSameDifference } from '../operator/apply-difference.service.ts';
import { isBoughtLater } from '../orders/cart-orders.repository.ts';
import { findGiftPrice } from '../orders/gift-box.service.ts';
import type { PlacedOrder } from '../orders/insert-order.repository.ts';
import { cancelOrder, lockReplacedOrder } from '../orders/order-status.service.ts';
import {
  findOrderLines,
  type LockedOrder,
  lockOrder,
  type OrderRow,
  updateOrderExpiry,
  updateOrderReopened,
} from '../orders/orders.repository.ts';
import { retryOf } from '../orders/retry-rule.ts';
import { beginNextAttempt } from '../payments/payment-attempts.repository.ts';
import { promiseAgain } from '../shipping/promise-again.service.ts';
import { findDelivery } from '../shipping/shipping.service.ts';
import { settleWaits } from '../stock/give-stock.service.ts';
import { findBoxContents, findHeldSkus, insertOrderStock, lockStock } from '../stock/stock.repository.ts';
import { requireStock, skusOf, stockSkus } from '../stock/take-stock.ts';
import { STAFF_LIMIT, type UnpaidLimit } from '../unpaid-orders/unpaid-limits.ts';
import {
  type Placer,
  refuseHeldCoupon,
  refuseLargeHold,
  refuseManyOpen,
} from '../unpaid-orders/unpaid-orders.service.ts';

/**
 * Reopens an unpaid card order for a new payment with the same number and amounts. Current prices, delivery
 * and coupon must equal the order's. Reserves stock again. Does not change an open order.
 * @throws DomainError NOT_FOUND, OUT_OF_STOCK; ORDER_CHANGED when anything costs another amount now;
 *   TOO_MANY_UNPAID, STOCK_HELD, COUPON_HELD; CONFLICT when it is paid, replaced, or another order of the
 * cart is being paid this moment
 */
export const reopenOrder = (
  { db, jobs }: { db: Db; jobs: Jobs },
  orderId: string,
  { expiryMs, limit }: { expiryMs: number; limit: UnpaidLimit },
): Promise<PlacedOrder> =>
  db.transaction().execute(async (trx) => {
    const locked = orNotFound(await lockOrder(trx, orderId));
    const { order } = locked;
    const retry = retryOf(locked, { isPointless: await isBoughtLater(trx, order), now: new Date() });
    if (retry === 'none') throw new DomainError('CONFLICT');
    if (retry === 'continue') return continueOrder(trx, locked, expiryMs);
    const isDifference = order.difference_of !== null;
    const rival = isDifference ? undefined : await findRival(trx, order);
    // The first order passed the bot check if one was needed.
    const isConfirmed = await isConfirmedUser(trx, order.user_id);
    const ownLimit = order.placed_by === null ? limit : STAFF_LIMIT;
    const placer: Placer = { limit: ownLimit, isConfirmed, isChecked: true, isNearLimit: false };
    const person = { email: order.email, rut: order.rut, userId: order.user_id };
    await refuseManyOpen(trx, 'webpay', placer, { ...person, exceptOrderId: rival?.order.id });
    const lines = await findLinesOfOrder(trx, order, order.locale);
    const coupon = await takeCouponAgain(trx, order, { lines, rival, placer });
    if (isDifference) await requireSameDifference(trx, jobs, order);
    else await checkAmounts(trx, order, { lines, coupon });
    await takeStockAgain(trx, jobs, order, { lines, rival, placer });
    if (coupon) await insertCouponUse(trx, coupon.id, orderId);
    await beginNextAttempt(trx, orderId);
    const expiresAt = new Date(Date.now() + expiryMs);
    await promiseAgain(trx, order);
    return { order: await updateOrderReopened(trx, orderId, expiresAt), isNew: true };
  });

/**
 * An open order. One of the telephone may have waited for days until its buyer opens the link: its promised days count
 * from now. Its card payment now holds the stock as long as any other, because the gateway's form ends then.
 */
const continueOrder = async (
  trx: Tx,
  { order, payment }: LockedOrder,
  expiryMs: number,
): Promise<PlacedOrder> => {
  if (order.placed_by === null) return { order, isNew: false };
  await promiseAgain(trx, order);
  return {
    order: await updateOrderExpiry(trx, order.id, new Date(Date.now() + expiryMs)),
    // No other request has a form that this one could wait for.
    isNew: payment?.token === null,
  };
};

/** The cart's open card order. Only one order per cart may be open. */
const findRival = async (trx: Tx, order: OrderRow): Promise<LockedOrder | undefined> => {
  const id = await findUnpaidCardOrderId(trx, order.cart_id);
  return id === undefined ? undefined : lockReplacedOrder(trx, id);
};

const takeCouponAgain = async (
  trx: Tx,
  { coupon_code: code, email, rut }: OrderRow,
  { lines, rival, placer }: { lines: StoredCartLine[]; rival: LockedOrder | undefined; placer: Placer },
): Promise<AppliedCoupon | null> => {
  if (code === null) return null;
  const exceptOrderId = rival?.order.id;
  const coupon = await takeCoupon(trx, code, { lines, email, rut, exceptOrderId }).catch((error: unknown) => {
    // The coupon no longer applies, so the order would cost more.
    throw error instanceof DomainError ? new DomainError('ORDER_CHANGED') : error;
  });
  await refuseHeldCoupon(trx, 'webpay', placer, { coupon, exceptOrderId });
  return coupon;
};

/** Verifies that the order's amounts equal today's. */
const checkAmounts = async (
  trx: Tx,
  order: OrderRow,
  { lines, coupon }: { lines: readonly StoredCartLine[]; coupon: AppliedCoupon | null },
): Promise<void> => {
  const bought = await findOrderLines(trx, order.id);
  // A product may be in a case and beside it, at two prices.
  const keyOf = ({ sku, case_id }: Pick<StoredCartLine, 'sku' | 'case_id'>) => `${case_id} ${sku}`;
  const onSale = lines.filter(({ case_id, stock }) => case_id === null || stock > 0);
  const priceNow = new Map(onSale.map((line) => [keyOf(line), line.price]));
  const isSame =
    bought.every((line) => priceNow.get(keyOf(line)) === line.price) &&
    cartSubtotal(lines) === order.subtotal &&
    cartDiscount(lines) + (coupon?.discount ?? 0) === order.discount &&
    (await deliveryPrices(trx, order, { coupon, units: unitsOf(bought) })).includes(order.price_delivery) &&
    (order.gift_check ? await findGiftPrice(trx) : 0) === order.gift_price;
  if (!isSame) throw new DomainError('ORDER_CHANGED');
};

/** Prices that the delivery of the order may have today: by the table, and by a quote of its carrier. */
const deliveryPrices = async (
  trx: Tx,
  order: OrderRow,
  { coupon, units }: { coupon: AppliedCoupon | null; units: number },
): Promise<number[]> => {
  if (order.delivery_method === 'pickup') return [0];
  try {
    const option = order.delivery_option;
    const rate = await findDelivery(trx, order.commune_id ?? '', { option });
    const cart = { cartKey: order.cart_id, units };
    const quoted = await findDelivery(trx, order.commune_id ?? '', { cart, option });
    return [rate, quoted].map((one) =>
      deliveryPriceOf(one, order.subtotal - order.discount, coupon?.freeDelivery),
    );
  } catch (error) {
    if (error instanceof DomainError) return [];
    throw error;
  }
};

const takeStockAgain = async (
  trx: Tx,
  jobs: Jobs,
  order: OrderRow,
  {
    lines,
    rival,
    placer,
  }: { lines: readonly StoredCartLine[]; rival: LockedOrder | undefined; placer: Placer },
): Promise<void> => {
  const contents = await findBoxContents(trx, skusOf(lines));
  const needed = stockSkus(lines, contents);
  // The rows of both orders at once: locked in two steps, two shoppers could wait for each other for ever.
  await lockStock(trx, [...needed, ...(rival ? await findHeldSkus(trx, rival.order.id) : [])]);
  await settleWaits(trx, jobs, cartsHolding(order.cart_id), { needed, lines });
  if (rival) await cancelOrder(trx, jobs, rival, 'superseded');
  const left = await lockStock(trx, needed);
  const units = requireStock(lines, contents, left);
  await refuseLargeHold(trx, 'webpay', placer, { lines, contents, left });
  await insertOrderStock(trx, order.id, units);
};

import { createHash, randomBytes } from 'node:crypto';
import { cartDiscount, cartSubtotal } from 'shared-contracts/domain/discount';
import type { Locale } from 'shared-contracts/locale';
import type { Db, Tx } from '../../db/connect.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { findCartLines, type StoredCartLine } from '../carts/carts.repository.ts';
import { findDelivery } from '../shipping/shipping.service.ts';
import { customerColumns, type PurchaseBody, receiverColumns } from './customer-details.ts';
import { findGiftPrice } from './gift-box.ts';
import { insertNewsletterConsent } from './newsletter-consent.ts';
import { cancelOrder, isCommitting } from './order-transitions.ts';
import {
  findOrderByIdempotencyKey,
  findUnpaidCardOrderId,
  insertOrder,
  insertOrderLines,
  insertPayment,
  type LockedOrder,
  lockCart,
  lockOrder,
  type OrderRow,
} from './orders.repository.ts';
import { findBoxContents, findHeldSkus, insertOrderStock, lockStock } from './stock.repository.ts';
import { type BoxContent, stockSkus, takeStock, type WantedLine } from './take-stock.ts';

const ID_BYTES = 16;

export interface PlaceOrder {
  cartKey: string;
  idempotencyKey: string;
  body: PurchaseBody;
  userId: string | null;
  locale: Locale;
  /** How long a card order holds its stock without being paid. */
  expiryMs: number;
}

/** A new order, or the one that the same request made before. */
export interface PlacedOrder {
  order: OrderRow;
  isNew: boolean;
}

/**
 * Places an order from a cart in one transaction: prices, delivery and stock are read again and the stock is taken.
 * Its payment is not begun here: no gateway is waited for while rows are locked.
 * @throws DomainError CART_EMPTY, OUT_OF_STOCK, COMMUNE_NOT_SERVED, IDEMPOTENCY_KEY_REUSED, PAYMENT_NOT_AVAILABLE,
 *   VALIDATION_FAILED, CONFLICT (the cart's former order is being paid this moment)
 */
export const placeOrder = (db: Db, request: PlaceOrder): Promise<PlacedOrder> =>
  db.transaction().execute(async (trx) => {
    const { cartKey, idempotencyKey, body } = request;
    if (!(await lockCart(trx, cartKey))) throw new DomainError('CART_EMPTY');

    const requestHash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
    const known = await findOrderByIdempotencyKey(trx, cartKey, idempotencyKey);
    if (known && known.request_hash !== requestHash) throw new DomainError('IDEMPOTENCY_KEY_REUSED');
    if (known) return { order: known, isNew: false };

    const former = await findFormerOrder(trx, cartKey);
    const lines = await findCartLines(trx, cartKey, request.locale);
    if (lines.length === 0) throw new DomainError('CART_EMPTY');
    const columns = await orderColumns(trx, request, lines);
    const contents = await findBoxContents(
      trx,
      lines.map(({ sku }) => sku),
    );
    const needed = stockSkus(lines, contents);
    // Both orders' rows at once: locked in two steps, two shoppers could wait for each other for ever.
    await lockStock(trx, [...needed, ...(former ? await findHeldSkus(trx, former.order.id) : [])]);
    if (former) await cancelOrder(trx, former, 'superseded');

    const order = await insertOrder(trx, { ...columns, request_hash: requestHash });
    await insertOrderLines(trx, order.id, lines);
    await insertOrderStock(trx, order.id, unitsFor(lines, contents, await lockStock(trx, needed)));
    await insertPayment(trx, order.id, order.total);
    if (body.newsletter) await insertNewsletterConsent(trx, order);
    return { order, isNew: true };
  });

/** The cart's open unpaid order, locked: the new request takes its place (DESIGN §7). */
const findFormerOrder = async (trx: Tx, cartKey: string): Promise<LockedOrder | undefined> => {
  const id = await findUnpaidCardOrderId(trx, cartKey);
  const former = id === undefined ? undefined : await lockOrder(trx, id);
  // Its money may be moving: neither cancel it nor sell the same cart twice.
  if (former && isCommitting(former)) throw new DomainError('CONFLICT');
  return former;
};

const orderColumns = async (trx: Tx, request: PlaceOrder, lines: readonly StoredCartLine[]) => {
  const { body, cartKey, idempotencyKey, userId, locale, expiryMs } = request;
  const { delivery, gift_box, payment_method } = body;
  if (body.coupon) throw new DomainError('VALIDATION_FAILED', {}, ['coupon']);
  if (payment_method.platform !== 'webpay') {
    throw new DomainError('PAYMENT_NOT_AVAILABLE', {}, ['payment_method.platform']);
  }
  const served =
    delivery.method === 'home' ? await findDelivery(trx, delivery.commune_id, 'delivery.commune_id') : null;
  const subtotal = cartSubtotal(lines);
  const discount = cartDiscount(lines);
  const price_delivery = served?.price ?? 0;
  const gift_price = gift_box?.check ? await findGiftPrice(trx) : 0;
  return {
    id: randomBytes(ID_BYTES).toString('hex'),
    cart_id: cartKey,
    user_id: userId,
    idempotency_key: idempotencyKey,
    status: 'in_validation' as const,
    platform: payment_method.platform,
    locale,
    ...customerColumns(body),
    ...receiverColumns(body),
    commune: served?.commune ?? null,
    region: served?.region ?? null,
    min_days: served?.minDays ?? null,
    max_days: served?.maxDays ?? null,
    gift_check: gift_box?.check ?? false,
    gift_text: (gift_box?.check && gift_box.text) || null,
    subtotal,
    discount,
    price_delivery,
    gift_price,
    total: subtotal - discount + price_delivery + gift_price,
    expires_at: new Date(Date.now() + expiryMs),
  };
};

const unitsFor = (
  lines: readonly WantedLine[],
  contents: readonly BoxContent[],
  left: ReadonlyMap<string, number>,
): Map<string, number> => {
  const taken = takeStock(lines, contents, left);
  if (taken.kind === 'taken') return taken.units;
  throw new DomainError('OUT_OF_STOCK', { name: taken.line.name, available: taken.available });
};

import type { Insertable } from 'kysely';
import { cartDiscount, cartSubtotal } from 'shared-contracts/domain/discount';
import { deliveryPriceOf } from 'shared-contracts/domain/free-delivery';
import type { Tx } from '../../db/connect.ts';
import type { OrdersTable } from '../../db/schema/sales.ts';
import { newId } from '../../lib/token.ts';
import { unitsOf } from '../carts/carts.service.ts';
import type { StoredCartLine } from '../carts/stored-cart-line.ts';
import { findTransferAccount } from '../content/find-transfer-account.ts';
import type { AppliedCoupon } from '../discounts/discounts.service.ts';
import { customerColumns, receiverColumns } from '../orders/customer-details.ts';
import { findGiftPrice } from '../orders/gift-box.service.ts';
import { findInvoicePlace } from '../orders/invoice-place.service.ts';
import { findPickupHour, pickupColumns } from '../shipping/pickup-hour.service.ts';
import { findPromise, promiseColumns, requireChosenDay } from '../shipping/promise.service.ts';
import { type Delivery, findDelivery } from '../shipping/shipping.service.ts';
import type { OrderRequest } from './order-request.ts';

/** Amounts of an order in CLP. `served`: its delivery. Null: pick-up. */
export const orderAmounts = ({
  lines,
  coupon,
  served,
  gift_price,
}: {
  lines: readonly StoredCartLine[];
  coupon: AppliedCoupon | null;
  served: Delivery | null;
  gift_price: number;
}) => {
  const subtotal = cartSubtotal(lines);
  const coupon_discount = coupon?.discount ?? 0;
  const discount = cartDiscount(lines) + coupon_discount;
  const price_delivery = served ? deliveryPriceOf(served, subtotal - discount, coupon?.freeDelivery) : 0;
  const total = subtotal - discount + price_delivery + gift_price;
  return { subtotal, discount, coupon_discount, price_delivery, gift_price, total };
};

/**
 * Columns of an order from its request. All amounts come from current shop data.
 * @throws DomainError COMMUNE_NOT_SERVED, DELIVERY_OPTION_GONE, DELIVERY_DAY_REFUSED, VALIDATION_FAILED
 */
export const orderColumns = async (
  trx: Tx,
  request: OrderRequest,
  { lines, coupon }: { lines: readonly StoredCartLine[]; coupon: AppliedCoupon | null },
): Promise<Omit<Insertable<OrdersTable>, 'request_hash'>> => {
  const { body, cartKey, idempotencyKey, userId, locale } = request;
  const { delivery, gift_box, payment_method, invoice } = body;
  const cart = { cartKey, units: unitsOf(lines) };
  const now = new Date();
  const home = delivery.method === 'home' ? delivery : undefined;
  const { option, day } = home ?? {};
  const served = home
    ? await findDelivery(trx, home.commune_id, { field: 'delivery.commune_id', cart, option, now })
    : null;
  const promise =
    served &&
    (day ? await requireChosenDay(trx, served, { day, now, locale }) : await findPromise(trx, served, now));
  const invoicePlace =
    payment_method.document === '1' && invoice ? await findInvoicePlace(trx, invoice.commune_id) : null;
  const gift_price = gift_box?.check ? await findGiftPrice(trx) : 0;
  const account = payment_method.platform === 'transfer' ? await findTransferAccount(trx, locale) : null;
  return {
    id: newId(),
    cart_id: cartKey,
    user_id: userId,
    guest_id: request.guestId,
    idempotency_key: idempotencyKey,
    status: 'in_validation',
    platform: payment_method.platform,
    locale,
    ...customerColumns(body, invoicePlace),
    ...receiverColumns(body),
    commune: served?.commune ?? null,
    region: served?.region ?? null,
    min_days: served?.minDays ?? null,
    max_days: served?.maxDays ?? null,
    ...(served ? promiseColumns(promise) : pickupColumns(await findPickupHour(trx, now))),
    chosen_day: day ?? null,
    delivery_option: option ?? null,
    planned_carrier: served?.carrier ?? null,
    gift_check: gift_box?.check ?? false,
    gift_text: (gift_box?.check && gift_box.text) || null,
    ...orderAmounts({ lines, coupon, served, gift_price }),
    coupon_code: coupon?.code ?? null,
    placed_by: request.byStaff?.id ?? null,
    transfer_account: account && JSON.stringify(account),
    expires_at: new Date(now.getTime() + request.expiryMs[payment_method.platform]),
  };
};

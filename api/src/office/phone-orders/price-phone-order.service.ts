import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { normalizeCode } from 'shared-contracts/domain/coupon';
import { lineName } from 'shared-contracts/domain/line-name';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Locale } from 'shared-contracts/locale';
import type { pricePhoneOrder as schema } from 'shared-contracts/office/phone-orders.schema';
import type { z } from 'zod';
import type { Executor } from '../../db/connect.ts';
import { pick } from '../../lib/pick.ts';
import { findLinesOf } from '../../modules/carts/carts.repository.ts';
import type { StoredCartLine } from '../../modules/carts/stored-cart-line.ts';
import { findCouponByCode } from '../../modules/discounts/discounts.repository.ts';
import {
  type AppliedCoupon,
  appliedOrThrow,
  judgeForLines,
} from '../../modules/discounts/discounts.service.ts';
import { orderAmounts } from '../../modules/place-order/order-columns.service.ts';
import { findPromise, promiseInWords } from '../../modules/shipping/promise.service.ts';
import {
  chooseDeliveries,
  type Delivery,
  findTableDelivery,
} from '../../modules/shipping/shipping.service.ts';

type Items = z.output<typeof schema.body>['lines'];

/**
 * Lines for sale in the units that the buyer wants, in the order of `items`.
 * @throws DomainError UNKNOWN_SKU, OUT_OF_STOCK at the line
 */
export const requireLines = async (db: Executor, items: Items, locale: Locale): Promise<StoredCartLine[]> => {
  const found = new Map((await findLinesOf(db, items, locale)).map((line) => [line.sku, line]));
  return items.map(({ sku, qty }, at) => {
    const line = found.get(sku);
    if (!line) throw new DomainError('UNKNOWN_SKU', { sku }, [`lines.${at}.sku`]);
    if (line.stock < qty)
      throw new DomainError('OUT_OF_STOCK', { name: lineName(line), available: line.stock }, [
        `lines.${at}.qty`,
      ]);
    return line;
  });
};

const readCoupon = async (db: Executor, code: string, use: { lines: StoredCartLine[]; email: string }) => {
  const coupon = await findCouponByCode(db, normalizeCode(code));
  const verdict = await judgeForLines(db, coupon, { ...use, email: use.email || null });
  return appliedOrThrow(coupon, verdict, 'coupon');
};

/**
 * Amounts that an order would have now. The same functions compute them when it is placed.
 * @throws DomainError of `requireLines`, COMMUNE_NOT_SERVED, COUPON_*
 */
export const pricePhoneOrder = async (
  db: Executor,
  { lines: items, commune_id, coupon: code, email }: z.output<typeof schema.body>,
  locale: Locale,
): Promise<EndpointOutput<typeof schema>> => {
  const lines = await requireLines(db, items, locale);
  const now = new Date();
  const choice = commune_id ? await chooseDeliveries(db, await findTableDelivery(db, commune_id), now) : null;
  const coupon = code ? await readCoupon(db, code, { lines, email }) : null;
  const amountsWith = async (served: Delivery | null, used: AppliedCoupon | null) => {
    const { subtotal, discount, price_delivery, total } = orderAmounts({
      lines,
      coupon: used,
      served,
      gift_price: 0,
    });
    const promise = served && (await findPromise(db, served, now));
    const arrival = promise && promiseInWords(promise, locale);
    return { subtotal, discount, price_delivery, total, arrival, arrives_by: promise?.last ?? null };
  };
  const faster = choice?.fastest;
  return {
    lines: lines.map((line) => ({
      ...pick(line, 'sku', 'qty', 'price', 'stock'),
      name: lineName(line),
    })),
    ...(await amountsWith(choice?.cheapest ?? null, coupon)),
    // Only the cheapest delivery is ever free.
    fastest: faster ? await amountsWith(faster, coupon?.freeDelivery ? null : coupon) : null,
  };
};

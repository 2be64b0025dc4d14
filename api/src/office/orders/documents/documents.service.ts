import type { Locale } from 'shared-contracts/locale';
import type { Executor } from '../../../db/connect.ts';
import { orNotFound } from '../../../errors/or-not-found.ts';
import { findMailShop } from '../../../modules/content/find-mail-shop.ts';
import { linesToSend } from '../../../modules/order-revisions/lines-now.ts';
import { findRevisionsOf } from '../../../modules/order-revisions/order-revisions.repository.ts';
import { boxedOf, findBoxed } from '../../../modules/orders/line-names.repository.ts';
import { findLinesOfOrders, findOrdersById } from '../../../modules/orders/orders.repository.ts';
import { findRefundsOf } from '../../../modules/refunds/refunds.repository.ts';
import type { Label } from './label.ts';
import { findRoutes, findTypesOfLines } from './labels.repository.ts';
import type { PackingSlip } from './packing-slip.ts';

/**
 * Labels of orders, in the order of their ids.
 * @throws DomainError NOT_FOUND when one of the orders is unknown
 */
export const findLabels = async (db: Executor, ids: readonly string[]): Promise<Label[]> => {
  const [orders, types, shop, routes] = await Promise.all([
    findOrdersById(db, ids),
    findTypesOfLines(db, ids),
    findMailShop(db, 'es'),
    findRoutes(db, ids),
  ]);
  return ids.map((id) => ({
    order: orNotFound(orders.find((one) => one.id === id)),
    lines: types.filter(({ order_id }) => order_id === id),
    shop,
    route: routes.get(id) ?? null,
  }));
};

/**
 * Packing slips of orders, in the order of the ids. Unknown ids are left out. The number of statements does not grow
 * with the orders.
 */
export const readSlips = async (db: Executor, ids: readonly string[]): Promise<PackingSlip[]> => {
  const [orders, sold, refunds, revisions] = await Promise.all([
    findOrdersById(db, ids),
    findLinesOfOrders(db, ids),
    findRefundsOf(db, ids),
    findRevisionsOf(db, ids),
  ]);
  const shops = new Map<Locale, string>();
  for (const locale of new Set(orders.map((order) => order.locale)))
    shops.set(locale, (await findMailShop(db, locale)).name);
  const of = <R extends { order_id: string }>(rows: readonly R[]) => Map.groupBy(rows, (row) => row.order_id);
  const [linesOf, refundsOf, revisionsOf] = [of(sold), of(refunds), of(revisions)];
  const packed = orders.map((order) => ({
    order,
    lines: linesToSend(
      linesOf.get(order.id) ?? [],
      revisionsOf.get(order.id) ?? [],
      refundsOf.get(order.id) ?? [],
    ),
  }));
  const boxed = await findBoxed(
    db,
    packed.flatMap(({ lines }) => lines.map(({ sku }) => sku)),
  );
  return packed.map(({ order, lines }) => ({
    order,
    lines: lines.map((line) => ({ ...line, boxed: boxedOf(boxed, line, order.locale) })),
    shop: shops.get(order.locale) ?? '',
  }));
};

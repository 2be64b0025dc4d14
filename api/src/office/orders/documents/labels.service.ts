import type { Executor } from '../../../db/connect.ts';
import { orNotFound } from '../../../errors/or-not-found.ts';
import { findMailShop } from '../../../modules/content/find-mail-shop.ts';
import { findOrdersById } from '../../../modules/orders/orders.repository.ts';
import type { Label } from './label.ts';
import { findRoutes, findTypesOfLines } from './labels.repository.ts';

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

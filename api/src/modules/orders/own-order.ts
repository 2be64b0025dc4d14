import type { FastifyRequest } from 'fastify';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Db } from '../../db/connect.ts';
import { readUserId } from '../../plugins/access-token.ts';
import { hasAccess } from './access-key.ts';
import { findOrder, type OrderRow } from './orders.repository.ts';

/**
 * Reads an order for a request with its key or its signed-in customer.
 * @throws DomainError NOT_FOUND otherwise, so that strangers do not learn whether the order exists
 */
export const findOwnOrder = async (
  db: Db,
  secret: string,
  id: string,
  request: FastifyRequest,
): Promise<OrderRow> => {
  const order = await findOrder(db, id);
  const isOwn =
    order !== undefined &&
    (hasAccess(request, secret, { kind: 'order', id }) ||
      (order.user_id !== null && order.user_id === (await readUserId(request, secret))));
  if (!isOwn) throw new DomainError('NOT_FOUND');
  return order;
};

import type { FastifyRequest } from 'fastify';
import { networkOf } from 'serving/client-network';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Db } from '../../db/connect.ts';
import type { AppDeps } from '../../module.ts';
import { readUserId } from '../../plugins/access-token.ts';
import type { EndpointLimits } from '../../plugins/endpoint.ts';
import type { RateLimit } from '../../plugins/rate-limit.ts';
import { hasAccess } from './access-key.ts';
import { findWholeOrder } from './order-details.service.ts';
import { findOrder, type OrderRow } from './orders.repository.ts';
import { toOrder } from './to-order.ts';

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

type OwnDeps = Pick<AppDeps, 'db' | 'config'>;

/** Refuses strangers, and too many requests of a network, before their body is read. */
export const admitBuyer =
  ({ db, config }: OwnDeps, limit: RateLimit): Required<EndpointLimits>['beforeBody'] =>
  async ({ request, reply }) => {
    await limit.take(networkOf(request), reply);
    const { id } = request.params as { id: string };
    await findOwnOrder(db, config.APP_SECRET, id, request);
  };

/** Answers with the order of a request as it is now. @throws DomainError NOT_FOUND */
export const answerOwnOrder = async ({ db, config }: OwnDeps, id: string, request: FastifyRequest) => {
  const order = await findOwnOrder(db, config.APP_SECRET, id, request);
  return { data: toOrder(await findWholeOrder(db, order), request.locale, config.APP_SECRET) };
};

import type { FastifyRequest } from 'fastify';
import { invoiceRut } from 'shared-contracts/api/fields.schema';
import * as endpoints from 'shared-contracts/api/profile';
import type * as schema from 'shared-contracts/api/profile.schema';
import { DomainError } from 'shared-contracts/errors/domain-error';
import { InputError } from 'shared-contracts/errors/input-error';
import { z } from 'zod';
import { pageOf } from '../../db/list.ts';
import type { Module } from '../../module.ts';
import { requireCaller } from '../../plugins/access-token.ts';
import { endpointsOf } from '../../plugins/endpoint.ts';
import { createGuard } from '../../plugins/guard.ts';
import { changePassword } from '../accounts/change-password.service.ts';
import { requireUser } from '../accounts/require-user.ts';
import { toUser, type UserRow, updateUser } from '../accounts/users.repository.ts';
import { findWholeOrder } from '../orders/order-details.service.ts';
import { findOrder } from '../orders/orders.repository.ts';
import { toOrder } from '../orders/to-order.ts';
import { findAddresses } from './addresses.repository.ts';
import * as addresses from './addresses.service.ts';
import { findBoughtLines, listOwnOrders } from './own-orders.service.ts';

const DONE = { ok: true as const };

/** Profile endpoints. They only access data of the token's customer. */
export const profileModule: Module = (app, deps) => {
  const { config, db, jobs } = deps;
  const passwordGuard = createGuard(deps, 'own-password');
  const callerOf = (request: FastifyRequest) => requireCaller(request, config.APP_SECRET);
  const userIdOf = async (request: FastifyRequest) => (await callerOf(request)).userId;
  /** @throws DomainError NOT_FOUND, also for another customer's order */
  const ownOrderOf = async (call: { request: FastifyRequest; params: { id: string } }) => {
    const userId = await userIdOf(call.request);
    const order = await findOrder(db, call.params.id);
    if (order?.user_id !== userId) throw new DomainError('NOT_FOUND');
    return order;
  };

  const on = endpointsOf(app);
  on(endpoints.readProfile, async ({ request }) => ({
    data: toUser(await requireUser(db, config.APP_SECRET, request)),
  }));

  on(endpoints.updateProfile, async ({ body, request }) => {
    const { id, type } = await requireUser(db, config.APP_SECRET, request);
    if (body.rut !== undefined) requireRutOf(type, body.rut);
    const updated = await updateUser(db, id, columnsOf(body));
    // The account was erased meanwhile.
    if (!updated) throw new DomainError('UNAUTHORIZED');
    return { data: toUser(updated) };
  });

  on(endpoints.changePassword, async (call) => {
    const caller = await callerOf(call.request);
    const countTry = () => passwordGuard.take(call, caller.userId);
    await changePassword({ db, jobs }, caller, call.body, countTry);
    return DONE;
  });

  on(endpoints.listAddresses, async ({ request }) => ({
    data: await findAddresses(db, await userIdOf(request)),
  }));
  on(endpoints.createAddress, async ({ body, request }) => ({
    data: await addresses.createAddress(db, await userIdOf(request), body),
  }));
  on(endpoints.updateAddress, async ({ params: { id }, body, request }) => ({
    data: await addresses.updateAddress(db, await userIdOf(request), id, body),
  }));
  on(endpoints.deleteAddress, async ({ params: { id }, request }) => {
    const until = await addresses.deleteAddress(db, await userIdOf(request), id);
    return { data: { id, restorable_until: until.toISOString() } };
  });
  on(endpoints.restoreAddress, async ({ params: { id }, request }) => ({
    data: await addresses.restoreAddress(db, await userIdOf(request), id),
  }));

  on(endpoints.listOwnOrders, async ({ query, request }) => {
    const { data, total } = await listOwnOrders(db, await userIdOf(request), query);
    return { data, ...pageOf(query, total) };
  });
  on(endpoints.readOwnOrder, async (call) => {
    const order = await ownOrderOf(call);
    return { data: toOrder(await findWholeOrder(db, order), call.request.locale, config.APP_SECRET) };
  });
  on(endpoints.buyAgain, async (call) => {
    const order = await ownOrderOf(call);
    return { data: await findBoughtLines(db, order.id, call.request.locale) };
  });
};

const companyRut = z.object({ rut: invoiceRut });

/**
 * A company's RUT must be valid for facturas. The request cannot tell a company: it does not name the account's type.
 * @throws InputError
 */
const requireRutOf = (type: UserRow['type'], rut: string): void => {
  const checked = type === 'company' ? companyRut.safeParse({ rut }) : undefined;
  if (checked?.error) throw new InputError('body', checked.error.issues);
};

/** Lists the columns explicitly, so that unknown fields of the body are never stored. */
const columnsOf = (body: z.output<typeof schema.updateProfile.body>) => ({
  ...(body.name !== undefined && { first_name: body.name }),
  ...(body.last_name !== undefined && { last_name: body.last_name }),
  ...(body.rut !== undefined && { rut: body.rut }),
  ...(body.phone !== undefined && { phone: body.phone }),
  ...(body.company_name !== undefined && { company_name: body.company_name || null }),
  ...(body.social_reason !== undefined && { social_reason: body.social_reason || null }),
  ...(body.giro !== undefined && { giro: body.giro || null }),
});

import { randomBytes } from 'node:crypto';
import { createOrderAddress, readOrderAddress, registerAsGuest } from 'shared-contracts/api/orders';
import * as schema from 'shared-contracts/api/orders.schema';
import { DomainError } from '../../errors/domain-error.ts';
import type { Module } from '../../module.ts';
import { registerEndpoint } from '../../plugins/endpoint.ts';
import { networkOf } from '../../plugins/network.ts';
import { createRateLimit } from '../../plugins/rate-limit.ts';
import { accessKeyOf, giveAccess, hasAccess, type Opened } from '../orders/access-key.ts';
import { phoneOf, rutOf } from '../orders/customer-details.ts';
import { readUserId } from '../sessions/access-token.ts';
import { findDelivery } from '../shipping/shipping.service.ts';
import { findAddress, insertAddress } from './guest-addresses.repository.ts';
import { guestKeyOf, newGuestId } from './guest-id.ts';

const ID_BYTES = 16;

/** Guest data before the order: buyer and delivery address. */
export const guestsModule: Module = (app, { config, db }) => {
  const { APP_SECRET } = config;
  const limit = createRateLimit(db, config, { name: 'guest', points: 60, seconds: 10 * 60 });

  registerEndpoint(app, registerAsGuest, schema.registerAsGuest, async ({ body, request, reply }) => {
    await limit.take(networkOf(request), reply);
    reply.header('cache-control', 'no-store');
    const { name, surname, email, phone } = body;
    return {
      data: {
        id: newGuestId(APP_SECRET),
        name,
        surname,
        rut: rutOf(body.rut, 'rut'),
        email,
        phone: phone ? phoneOf(phone, 'phone') : null,
      },
    };
  });

  registerEndpoint(app, createOrderAddress, schema.createOrderAddress, async ({ body, request, reply }) => {
    await limit.take(networkOf(request), reply);
    const { identification, address, department, commune_id } = body;
    await findDelivery(db, commune_id);
    const id = randomBytes(ID_BYTES).toString('hex');
    await insertAddress(db, {
      id,
      user_id: await readUserId(request, APP_SECRET),
      guest_id: guestKeyOf(APP_SECRET, body.guest_customer_id),
      identification: identification || null,
      address,
      department: department || null,
      commune_id,
    });
    const data = await findAddress(db, id);
    if (!data) throw new DomainError('NOT_FOUND');
    const opened: Opened = { kind: 'address', id };
    giveAccess(reply, config, opened);
    reply.header('cache-control', 'no-store');
    return { data, access_key: accessKeyOf(APP_SECRET, opened) };
  });

  registerEndpoint(app, readOrderAddress, schema.readOrderAddress, async ({ params, request, reply }) => {
    const found = await findAddress(db, params.id);
    const owned =
      found !== undefined &&
      (hasAccess(request, APP_SECRET, { kind: 'address', id: params.id }) ||
        (found.user_id !== null && found.user_id === (await readUserId(request, APP_SECRET))));
    if (!owned) throw new DomainError('NOT_FOUND');
    reply.header('cache-control', 'no-store');
    return { data: found };
  });
};

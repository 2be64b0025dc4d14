import { networkOf } from 'serving/client-network';
import { createOrderAddress, readOrderAddress, registerAsGuest } from 'shared-contracts/api/guests';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Module } from '../../module.ts';
import { readUserId } from '../../plugins/access-token.ts';
import { endpointsOf } from '../../plugins/endpoint.ts';
import { createRateLimit } from '../../plugins/rate-limit.ts';
import { accessKeyOf, giveAccess, hasAccess, type Opened } from '../orders/access-key.ts';
import { findAddress } from './guest-addresses.repository.ts';
import { keepOrderAddress, registerGuest } from './guests.service.ts';

/** Data that a buyer sends before placing the order: name and delivery address. */
export const guestsModule: Module = (app, { config, db }) => {
  const { APP_SECRET } = config;
  const limit = createRateLimit(db, config, { name: 'guest', points: 60, seconds: 10 * 60 });

  const on = endpointsOf(app);
  on(registerAsGuest, async ({ body, request, reply }) => {
    await limit.take(networkOf(request), reply);
    return { data: registerGuest(APP_SECRET, body) };
  });

  on(createOrderAddress, async ({ body, request, reply }) => {
    await limit.take(networkOf(request), reply);
    const userId = await readUserId(request, APP_SECRET);
    const data = await keepOrderAddress({ db, secret: APP_SECRET }, userId, body);
    const opened: Opened = { kind: 'address', id: data.id };
    giveAccess(reply, config, opened);
    return { data, access_key: accessKeyOf(APP_SECRET, opened) };
  });

  on(readOrderAddress, async ({ params, request }) => {
    const found = await findAddress(db, params.id);
    const owned =
      found !== undefined &&
      (hasAccess(request, APP_SECRET, { kind: 'address', id: params.id }) ||
        (found.user_id !== null && found.user_id === (await readUserId(request, APP_SECRET))));
    if (!owned) throw new DomainError('NOT_FOUND');
    return { data: found };
  });
};

import * as endpoints from 'shared-contracts/api/stock-waits';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Module } from '../../module.ts';
import { readUserId } from '../../plugins/access-token.ts';
import { endpointsOf } from '../../plugins/endpoint.ts';
import { createGuard } from '../../plugins/guard.ts';
import { passBotCheck } from '../bot-check/bot-check.service.ts';
import { giveHold } from './hold-cookie.ts';
import { findCustomer } from './stock-waits.repository.ts';
import { readHold, waitForStock } from './stock-waits.service.ts';

export const stockWaitsModule: Module = (app, deps) => {
  const { config, db, jobs } = deps;
  const waitGuard = createGuard(deps, 'stock-wait');
  const linkGuard = createGuard(deps, 'link');

  const on = endpointsOf(app);
  on(endpoints.waitForStock, async ({ body: { sku, email, altcha }, request, reply }) => {
    const userId = await readUserId(request, config.APP_SECRET);
    const customer = userId === null ? undefined : await findCustomer(db, userId);
    const address = customer?.email ?? email;
    if (!address) throw new DomainError('VALIDATION_FAILED', {}, ['email']);
    await waitGuard.take({ request, reply });
    if (!customer) await passBotCheck(deps, 'stock-wait', altcha);
    await waitGuard.takeKey(reply, address);
    const state = await waitForStock(
      { db, jobs },
      { sku, email: address, userId, isProven: Boolean(customer?.email_verified_at), locale: request.locale },
    );
    return { data: { state } };
  });

  on(endpoints.openStockHold, async ({ body: { token }, request, reply }) => {
    await linkGuard.take({ request, reply });
    const hold = await readHold(db, config.APP_SECRET, token);
    giveHold(request, reply, config, token);
    return { data: hold };
  });
};

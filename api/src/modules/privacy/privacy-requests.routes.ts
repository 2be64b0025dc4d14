import type { FastifyRequest } from 'fastify';
import { networkOf } from 'serving/client-network';
import * as endpoints from 'shared-contracts/api/privacy-requests';
import { DATA_FILE_NAMES } from 'shared-contracts/domain/data-file-names';
import type { Module } from '../../module.ts';
import { endpointsOf } from '../../plugins/endpoint.ts';
import { createGuard } from '../../plugins/guard.ts';
import { requireUser } from '../accounts/require-user.ts';
import { passBotCheck } from '../bot-check/bot-check.service.ts';
import { hashIp } from '../consents/consents.service.ts';
import { exportFile } from './export-file.ts';
import * as own from './own-requests.service.ts';
import * as service from './privacy-requests.service.ts';

/** Rights over personal data, with and without an account (docs/product/my-account.md#privacy-rights). */
export const privacyRequestsModule: Module = (app, deps) => {
  const { config, db, jobs } = deps;
  const { APP_SECRET: secret } = config;
  const requestGuard = createGuard(deps, 'privacy-request');
  const exportGuard = createGuard(deps, 'export');
  const ownMailGuard = createGuard(deps, 'own-mail');
  const mailGuard = createGuard(deps, 'privacy-mail');
  const linkGuard = createGuard(deps, 'privacy-link');
  const ipHashOf = (request: FastifyRequest) => hashIp(secret, request.ip);

  const on = endpointsOf(app);
  on(endpoints.askPrivacyRequest, async ({ body, request, reply }) => {
    await requestGuard.take({ request, reply });
    await passBotCheck(deps, 'privacy-request', body.altcha);
    await requestGuard.takeKey(reply, `${networkOf(request)} ${body.email}`);
    await mailGuard.takeKey(reply, body.email);
    await service.askForRight({ db, jobs, config }, body, request.locale);
    return { ok: true as const };
  });

  on(endpoints.readPrivacyRequest, async ({ body, request, reply }) => {
    await linkGuard.take({ request, reply });
    return { data: await service.readByLink({ db, config }, body.token) };
  });

  on(endpoints.confirmPrivacyRequest, async ({ body, request, reply }) => {
    await linkGuard.take({ request, reply });
    const link = { token: body.token, ipHash: ipHashOf(request) };
    return { data: await service.confirmByLink({ db, jobs, config }, link) };
  });

  on(endpoints.exportPrivacyData, async ({ body, request, reply }) => {
    await linkGuard.take({ request, reply });
    const person = await service.openExport({ db, config }, body.token);
    await exportGuard.take({ request, reply }, person.email);
    reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${DATA_FILE_NAMES[request.locale].json}"`);
    return exportFile({ db, publicUrl: config.PUBLIC_URL, locale: request.locale }, person);
  });

  on(endpoints.liftDataLimit, async ({ body, request, reply }) => {
    await linkGuard.take({ request, reply });
    return { data: await service.liftLimitByLink({ db, jobs, config }, body) };
  });

  /** @throws DomainError UNAUTHORIZED */
  const customerOf = async (request: FastifyRequest) => {
    const { email, email_verified_at } = await requireUser(db, secret, request);
    return { email, isProven: email_verified_at !== null, locale: request.locale, ipHash: ipHashOf(request) };
  };

  on(endpoints.readOwnRequests, async ({ request }) => {
    const customer = await customerOf(request);
    return { data: await own.readOwnRequests(db, customer) };
  });

  on(endpoints.updateDataLimits, async ({ body, request, reply }) => {
    const customer = await customerOf(request);
    await ownMailGuard.take({ request, reply }, customer.email);
    await own.updateOwnLimits({ db, jobs }, customer, body.limits);
    return { data: await own.readOwnRequests(db, customer) };
  });

  on(endpoints.askCorrection, async ({ body, request, reply }) => {
    const customer = await customerOf(request);
    await requestGuard.take({ request, reply }, customer.email);
    await own.askOwnCorrection({ db, jobs }, customer, body.text);
    return { data: await own.readOwnRequests(db, customer) };
  });
};

import * as endpoints from 'shared-contracts/api/forms';
import type { Module } from '../../module.ts';
import { endpointsOf } from '../../plugins/endpoint.ts';
import { createGuard } from '../../plugins/guard.ts';
import { passBotCheck } from '../bot-check/bot-check.service.ts';
import { originOf } from '../consents/consents.service.ts';
import { keepMessage } from './contact.service.ts';
import * as newsletter from './newsletter.service.ts';

const DONE = { ok: true as const };

export const formsModule: Module = (app, deps) => {
  const { config, db, jobs } = deps;
  const contactGuard = createGuard(deps, 'contact');
  const newsletterGuard = createGuard(deps, 'newsletter');
  const linkGuard = createGuard(deps, 'link');

  const on = endpointsOf(app);
  on(endpoints.sendContact, async ({ body, request, reply }) => {
    await contactGuard.take({ request, reply }, body.email);
    await passBotCheck(deps, 'contact', body.altcha);
    return { data: { number: await keepMessage({ db, jobs }, 'person', body, request.locale) } };
  });

  on(endpoints.sendCompanyContact, async ({ body, request, reply }) => {
    await contactGuard.take({ request, reply }, body.email);
    await passBotCheck(deps, 'company-contact', body.altcha);
    return { data: { number: await keepMessage({ db, jobs }, 'company', body, request.locale) } };
  });

  on(endpoints.subscribe, async ({ body, request, reply }) => {
    await newsletterGuard.take({ request, reply }, body.email);
    await passBotCheck(deps, 'newsletter', body.altcha);
    await newsletter.subscribe({ db, jobs }, { email: body.email, locale: request.locale });
    return DONE;
  });

  on(endpoints.confirmSubscription, async ({ body, request, reply }) => {
    await linkGuard.take({ request, reply });
    await newsletter.confirmSubscription(db, config.APP_SECRET, {
      ...body,
      ...originOf(config.APP_SECRET, request),
    });
    return DONE;
  });

  on(endpoints.unsubscribe, async ({ body, request, reply }) => {
    await linkGuard.take({ request, reply });
    await newsletter.unsubscribe(db, config.APP_SECRET, { ...body, ...originOf(config.APP_SECRET, request) });
    return DONE;
  });
};

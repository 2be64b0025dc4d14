import * as endpoints from 'shared-contracts/api/forms';
import type { Module } from '../../module.ts';
import { endpointsOf } from '../../plugins/endpoint.ts';
import { createGuard } from '../../plugins/guard.ts';
import { createFormGuard } from '../bot-check/form-guard.ts';
import { originOf } from '../consents/consents.service.ts';
import { keepMessage } from './contact.service.ts';
import * as newsletter from './newsletter.service.ts';

const DONE = { ok: true as const };

export const formsModule: Module = (app, deps) => {
  const { config, db, jobs } = deps;
  const admitMessage = createFormGuard(deps, 'contact');
  const admitSubscription = createFormGuard(deps, 'newsletter');
  const linkGuard = createGuard(deps, 'link');

  const on = endpointsOf(app);
  on(endpoints.sendContact, async (call) => {
    await admitMessage('contact', call);
    return { data: { number: await keepMessage({ db, jobs }, 'person', call.body, call.request.locale) } };
  });

  on(endpoints.sendCompanyContact, async (call) => {
    await admitMessage('company-contact', call);
    return { data: { number: await keepMessage({ db, jobs }, 'company', call.body, call.request.locale) } };
  });

  on(endpoints.subscribe, async (call) => {
    await admitSubscription('newsletter', call);
    await newsletter.subscribe({ db, jobs }, { email: call.body.email, locale: call.request.locale });
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

import * as endpoints from 'shared-contracts/api/accounts';
import type { Module } from '../../module.ts';
import { requireCaller } from '../../plugins/access-token.ts';
import { endpointsOf } from '../../plugins/endpoint.ts';
import { createGuard } from '../../plugins/guard.ts';
import { createFormGuard } from '../bot-check/form-guard.ts';
import { originOf } from '../consents/consents.service.ts';
import * as accounts from './accounts.service.ts';

const DONE = { ok: true as const };

export const accountsModule: Module = (app, deps) => {
  const { config, db, jobs } = deps;
  const admitRegistration = createFormGuard(deps, 'register');
  const admitRecovery = createFormGuard(deps, 'recover');
  const linkGuard = createGuard(deps, 'link');
  const passwordGuard = createGuard(deps, 'own-password');
  const ownMailGuard = createGuard(deps, 'own-mail');
  const newAddressGuard = createGuard(deps, 'new-address');

  const on = endpointsOf(app);
  on(endpoints.register, async (call) => {
    const { body, request } = call;
    await admitRegistration('register', call);
    return { data: await accounts.register({ db, jobs }, body, originOf(config.APP_SECRET, request)) };
  });

  on(endpoints.recover, async (call) => {
    await admitRecovery('recover', call);
    await accounts.recover({ db, jobs }, call.body.email, call.request.locale);
    return DONE;
  });

  on(endpoints.reset, async ({ body, request, reply }) => {
    await linkGuard.take({ request, reply });
    await accounts.reset({ db, jobs }, body, originOf(config.APP_SECRET, request));
    return DONE;
  });

  on(endpoints.verifyEmail, async ({ body, request, reply }) => {
    await linkGuard.take({ request, reply });
    await accounts.verifyEmail(db, body, originOf(config.APP_SECRET, request));
    return DONE;
  });

  on(endpoints.sendVerification, async ({ request, reply }) => {
    const { userId } = await requireCaller(request, config.APP_SECRET);
    await ownMailGuard.take({ request, reply }, userId);
    await accounts.sendVerification({ db, jobs }, userId);
    return DONE;
  });

  on(endpoints.changeEmail, async ({ body, request, reply }) => {
    const { userId } = await requireCaller(request, config.APP_SECRET);
    await passwordGuard.take({ request, reply }, userId);
    await accounts.changeEmail({ db, jobs }, userId, body, () => newAddressGuard.takeKey(reply, body.email));
    return DONE;
  });

  on(endpoints.confirmEmail, async ({ body, request, reply }) => {
    await linkGuard.take({ request, reply });
    await accounts.confirmEmail({ db, jobs }, body, originOf(config.APP_SECRET, request));
    return DONE;
  });
};

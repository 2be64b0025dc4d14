import type { FastifyRequest } from 'fastify';
import { recordCookieChoice } from 'shared-contracts/api/cookie-choices';
import * as endpoints from 'shared-contracts/api/privacy';
import { cookieWords as en } from 'shared-contracts/domain/consent-words/en';
import { cookieWords as es } from 'shared-contracts/domain/consent-words/es';
import { DATA_FILE_NAMES } from 'shared-contracts/domain/data-file-names';
import { isoTimes } from '../../lib/iso-times.ts';
import type { Module } from '../../module.ts';
import { requireCaller } from '../../plugins/access-token.ts';
import { endpointsOf } from '../../plugins/endpoint.ts';
import { createGuard } from '../../plugins/guard.ts';
import { requirePassword } from '../accounts/accounts.service.ts';
import { requireUser } from '../accounts/require-user.ts';
import type { UserRow } from '../accounts/users.repository.ts';
import { findConsents, insertConsent } from '../consents/consents.repository.ts';
import { originOf } from '../consents/consents.service.ts';
import { hasNewsletter, setNewsletter, subscribe } from '../forms/newsletter.service.ts';
import { clearRefreshCookie } from '../sessions/refresh-cookie.ts';
import { exportFile, exportSchema, SCHEMA_PATH } from './export-file.ts';
import { eraseOwnData, fileDownload } from './own-requests.service.ts';

const COOKIE_WORDS = { es, en } as const;

/**
 * Rights of law 21.719: access, withdrawal, export, erasure (docs/product/my-account.md#privacy-rights). Answers to the
 * cookie banner are in the same log as the other consents.
 */
export const privacyModule: Module = (app, deps) => {
  const { config, db, jobs } = deps;
  const exportGuard = createGuard(deps, 'export');
  const passwordGuard = createGuard(deps, 'own-password');
  const choiceGuard = createGuard(deps, 'cookies');
  const newsletterGuard = createGuard(deps, 'newsletter');

  const userOf = (request: FastifyRequest) => requireUser(db, config.APP_SECRET, request);
  const consentsOf = async ({ email, email_verified_at }: UserRow) => {
    // Show the log only to a customer who confirmed the address.
    const log = email_verified_at ? await findConsents(db, email) : [];
    return {
      data: {
        newsletter: email_verified_at !== null && (await hasNewsletter(db, email)),
        log: log.map(isoTimes),
      },
    };
  };

  const on = endpointsOf(app);
  on(endpoints.readConsents, async ({ request }) => consentsOf(await userOf(request)));

  on(endpoints.updateConsents, async ({ body, request, reply }) => {
    const user = await userOf(request);
    const wish = {
      email: user.email,
      userId: user.id,
      wanted: body.newsletter,
      channel: 'account',
      ...originOf(config.APP_SECRET, request),
    };
    // An unconfirmed address gets the confirmation mail instead.
    if (user.email_verified_at || !body.newsletter) {
      await db.transaction().execute((trx) => setNewsletter(trx, wish));
    } else {
      await newsletterGuard.take({ request, reply }, user.email);
      await subscribe({ db, jobs }, { email: user.email, locale: request.locale });
    }
    return consentsOf(user);
  });

  app.get(SCHEMA_PATH, { schema: { hide: true } }, (_request, reply) => {
    reply.header('cache-control', 'public, max-age=3600');
    return exportSchema();
  });

  on(endpoints.exportData, async ({ request, reply }) => {
    const { id, email, email_verified_at } = await userOf(request);
    await exportGuard.take({ request, reply }, id);
    const { locale } = request;
    reply.header('content-disposition', `attachment; filename="${DATA_FILE_NAMES[locale].json}"`);
    const person = { email, isProven: email_verified_at !== null };
    if (person.isProven) await fileDownload(db, { email, locale });
    return exportFile({ db, publicUrl: config.PUBLIC_URL, locale }, person);
  });

  on(endpoints.eraseAccount, async ({ body, request, reply }) => {
    const { userId } = await requireCaller(request, config.APP_SECRET);
    await passwordGuard.take({ request, reply }, userId);
    const { email, email_verified_at } = await requirePassword(db, userId, body.current_password);
    const customer = { email, isProven: email_verified_at !== null, ...originOf(config.APP_SECRET, request) };
    await eraseOwnData({ db, jobs, config }, userId, customer);
    clearRefreshCookie(reply, config);
    return { ok: true as const };
  });

  // The random id of the browser stands in place of an address.
  on(recordCookieChoice, async ({ body, request, reply }) => {
    await choiceGuard.take({ request, reply });
    const { id, version, locale } = body;
    await db.transaction().execute(async (trx) => {
      for (const purpose of ['measurement', 'advertising'] as const)
        await insertConsent(trx, {
          email: `browser:${id}`,
          purpose,
          granted: body[purpose],
          text: COOKIE_WORDS[locale][purpose],
          version: String(version),
          channel: 'cookie-banner',
        });
    });
    return { ok: true as const };
  });
};

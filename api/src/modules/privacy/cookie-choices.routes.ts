import { recordCookieChoice } from 'shared-contracts/api/cookie-choices';
import { cookieWords as en } from 'shared-contracts/domain/consent-words/en';
import { cookieWords as es } from 'shared-contracts/domain/consent-words/es';
import type { Module } from '../../module.ts';
import { endpointsOf } from '../../plugins/endpoint.ts';
import { createGuard } from '../../plugins/guard.ts';
import { insertConsent } from '../consents/consents.repository.ts';

const WORDS = { es, en } as const;

/** Answers to the cookie banner, in the same log as the other consents. The random id stands in place of an address. */
export const cookieChoicesModule: Module = (app, deps) => {
  const choiceGuard = createGuard(deps, 'cookies');
  const on = endpointsOf(app);
  on(recordCookieChoice, async ({ body, request, reply }) => {
    await choiceGuard.take({ request, reply });
    const { id, version, locale } = body;
    await deps.db.transaction().execute(async (trx) => {
      for (const purpose of ['measurement', 'advertising'] as const)
        await insertConsent(trx, {
          email: `browser:${id}`,
          purpose,
          granted: body[purpose],
          text: WORDS[locale][purpose],
          version: String(version),
          channel: 'cookie-banner',
        });
    });
    return { ok: true as const };
  });
};

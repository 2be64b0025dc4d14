import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Locale } from 'shared-contracts/locale';
import type {
  exportSubscriptions as exportSchema,
  listSubscriptions as listSchema,
} from 'shared-contracts/office/newsletter.schema';
import type { z } from 'zod';
import { audit, auditAlone } from '../../audit/audit.ts';
import type { Db, Executor } from '../../db/connect.ts';
import { mapPage } from '../../db/list.ts';
import { orNotFound } from '../../errors/or-not-found.ts';
import { toCsvText } from '../../lib/csv-text.ts';
import { pick } from '../../lib/pick.ts';
import { inSantiago } from '../../lib/santiago.ts';
import type { SubscriptionRow } from '../../modules/forms/newsletter.repository.ts';
import { setNewsletter } from '../../modules/forms/newsletter.service.ts';
import * as repository from './newsletter.repository.ts';

/** Most rows of a file. */
const MAX_ROWS = 50_000;

const HEADINGS: Record<Locale, string[]> = {
  es: ['correo', 'idioma', 'consentimiento', 'casilla marcada', 'dónde', 'palabras', 'versión'],
  en: ['e-mail', 'language', 'consent', 'box ticked', 'where', 'words', 'version'],
};

const versionOf = ({ status, asked_at }: SubscriptionRow): string => `${status}-${asked_at.getTime()}`;

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

const toListed = (row: repository.Row) => ({
  ...pick(row, 'id', 'email', 'status', 'locale'),
  version: versionOf(row),
  asked_at: row.asked_at.toISOString(),
  unsubscribed_at: iso(row.unsubscribed_at),
  consent: row.consent_at && {
    at: row.consent_at.toISOString(),
    ticked_at: iso(row.ticked_at),
    text: row.text ?? '',
    version: row.consent_version ?? '',
    channel: row.channel ?? '',
  },
});

export const listSubscriptions = async (
  db: Executor,
  query: z.output<typeof listSchema.query>,
): Promise<EndpointOutput<typeof listSchema>> =>
  mapPage(await repository.findSubscriptions(db, query), toListed);

/**
 * Unsubscribes a confirmed address, with a line in the log of consents. Deletes an address that has not confirmed.
 * @throws DomainError NOT_FOUND, CONFLICT
 */
export const removeSubscription = (
  db: Db,
  { staffId, id, version, reason }: { staffId: string; id: string; version: string; reason: string },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const row = orNotFound(await repository.lockSubscription(trx, id));
    const { email, locale, status } = row;
    if (versionOf(row) !== version || status === 'unsubscribed') throw new DomainError('CONFLICT');
    if (status === 'confirmed')
      await setNewsletter(trx, { email, locale, wanted: false, channel: 'office', ipHash: null });
    else await repository.deleteSubscription(trx, id);
    await audit(trx, {
      staffId,
      action: 'newsletter.remove',
      entityId: id,
      before: { status },
      after: status === 'confirmed' ? { status: 'unsubscribed' } : null,
      reason,
    });
  });

/** Confirmed addresses as CSV text, with an audit entry. */
export const exportSubscriptions = async (
  db: Db,
  { staffId, reason, locale }: { staffId: string; reason: string; locale: Locale },
): Promise<EndpointOutput<typeof exportSchema>> => {
  const found = await repository.findConfirmed(db, MAX_ROWS + 1);
  const rows = found.slice(0, MAX_ROWS);
  const after = { rows: rows.length };
  await auditAlone(db, { staffId, action: 'newsletter.export', entityId: 'csv', after, reason });
  const { date } = inSantiago(new Date());
  return {
    filename: `${locale === 'es' ? 'boletin' : 'newsletter'}-${date}.csv`,
    text: toCsvText([
      HEADINGS[locale],
      ...rows.map((row) => [
        row.email,
        row.locale,
        iso(row.consent_at),
        iso(row.ticked_at),
        row.channel,
        row.text,
        row.consent_version,
      ]),
    ]),
    rows: rows.length,
    more: found.length > MAX_ROWS,
  };
};

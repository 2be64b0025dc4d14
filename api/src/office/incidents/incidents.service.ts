import type { EndpointOutput } from 'shared-contracts/api/endpoint';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Locale } from 'shared-contracts/locale';
import type * as schema from 'shared-contracts/office/incidents.schema';
import type { z } from 'zod';
import { audit } from '../../audit/audit.ts';
import type { Db, Executor, Tx } from '../../db/connect.ts';
import { atVersion, orNotFound } from '../../errors/or-not-found.ts';
import { toCsvText } from '../../lib/csv-text.ts';
import { isoTimes } from '../../lib/iso-times.ts';
import { requestHash } from '../../lib/request-hash.ts';
import { inSantiago } from '../../lib/santiago.ts';
import * as repository from './incidents.repository.ts';

type Incident = EndpointOutput<typeof schema.readIncident>;
type Fields = z.output<typeof schema.addIncident.body>;

/** @throws DomainError NOT_FOUND */
export const readIncident = async (db: Executor, id: string): Promise<Incident> =>
  isoTimes(orNotFound(await repository.findIncident(db, id)));

/** Values for the history, without the texts, because these may contain names. */
const audited = ({ what: _, agency_told: _agency, people_told: _people, ...facts }: repository.Values) =>
  facts;

const valuesOf = async (trx: Tx, fields: Fields): Promise<repository.Values> => ({
  ...fields,
  people: (await repository.findExposed(trx, fields)).length,
});

/**
 * Notes an incident. A repeat with the same key gets the first one.
 * @throws DomainError IDEMPOTENCY_KEY_REUSED
 */
export const addIncident = (
  db: Db,
  { staffId, key }: { staffId: string; key: string | undefined },
  fields: Fields,
): Promise<Incident> =>
  db.transaction().execute(async (trx) => {
    const values = await valuesOf(trx, fields);
    const repeat = key ? { idempotency_key: key, request_hash: requestHash(fields) } : null;
    const id = await repository.insertIncident(trx, values, repeat);
    if (!id) {
      const first = await repository.findRepeated(trx, key);
      if (first.request_hash !== repeat?.request_hash) throw new DomainError('IDEMPOTENCY_KEY_REUSED');
      return readIncident(trx, first.id);
    }
    await audit(trx, { staffId, action: 'incidents.change', entityId: id, after: audited(values) });
    return readIncident(trx, id);
  });

/** @throws DomainError NOT_FOUND, CONFLICT */
export const changeIncident = (
  db: Db,
  { staffId, id, version }: { staffId: string; id: string; version: string },
  fields: Fields,
): Promise<Incident> =>
  db.transaction().execute(async (trx) => {
    const found = atVersion(await repository.lockIncident(trx, id), version);
    const { id: _, version: _version, noted_at: _noted, ...before } = found;
    const values = await valuesOf(trx, fields);
    await repository.updateIncident(trx, id, values);
    await audit(trx, {
      staffId,
      action: 'incidents.change',
      entityId: id,
      before: audited(before),
      after: audited(values),
    });
    return readIncident(trx, id);
  });

/**
 * Addresses of the affected people, as the shop knows them now.
 * @throws DomainError NOT_FOUND
 */
export const exportPeople = (
  db: Db,
  { staffId, id, reason, locale }: { staffId: string; id: string; reason: string; locale: Locale },
): Promise<EndpointOutput<typeof schema.exportIncidentPeople>> =>
  db.transaction().execute(async (trx) => {
    const incident = await readIncident(trx, id);
    const emails = await repository.findExposed(trx, incident);
    await audit(trx, {
      staffId,
      action: 'incidents.export',
      entityId: id,
      after: { rows: emails.length },
      reason,
    });
    return {
      filename: `${locale === 'es' ? 'afectados' : 'affected'}-${inSantiago(new Date()).date}.csv`,
      text: toCsvText([[locale === 'es' ? 'correo' : 'e-mail'], ...emails.map((email) => [email])]),
      rows: emails.length,
    };
  });

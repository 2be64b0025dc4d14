import { formatRut } from 'shared-contracts/domain/rut';
import { kindOfTaxDocument } from 'shared-contracts/domain/tax-documents';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { TaxSettings } from 'shared-contracts/office/tax-settings.schema';
import type { OfficeTaxes } from 'shared-contracts/office/taxes.schema';
import { audit } from '../../audit/audit.ts';
import type { Db, Executor, Tx } from '../../db/connect.ts';
import { inSantiago } from '../../lib/santiago.ts';
import { findSetting, findSettingVersion, lockSetting } from '../../modules/settings/settings.repository.ts';
import {
  addNumbers,
  changeTaxSettings,
  storeCertificate,
} from '../../modules/tax-documents/set-up-taxes.service.ts';
import { findNumbersToAnnul } from '../../modules/tax-documents/tax-keys.repository.ts';
import { TaxRefusalError } from '../../modules/tax-documents/tax-refusals.ts';
import { findTaxSettings } from '../../modules/tax-documents/tax-settings.repository.ts';
import {
  countUndocumented,
  findLate,
  findLeftOut,
} from '../../modules/tax-documents/undocumented.service.ts';
import type { Change } from '../access/change.ts';
import { INITIAL } from '../settings/initial-values.ts';
import { fieldsOf } from '../settings/settings.service.ts';
import { findCertificateFacts, findNumbersLeft } from './tax-numbers.repository.ts';
import { ISSUED } from './tax-warnings.ts';

const MOST_TO_ANNUL = 50;
/** Orders without a document that the page names. */
const MOST_MISSING = 10;

const numbersOf = async (
  db: Executor,
  mode: TaxSettings['mode'],
  day: string,
): Promise<OfficeTaxes['numbers']> => {
  // The sandbox makes its numbers by itself.
  if (mode === 'sandbox') return [];
  const environment = mode === 'off' ? 'production' : mode;
  const [left, toAnnul] = await Promise.all([
    findNumbersLeft(db, { environment, day }),
    findNumbersToAnnul(db, { environment, day }),
  ]);
  return ISSUED.map((type) => {
    const numbers = left.find((one) => one.type === type);
    return {
      kind: kindOfTaxDocument(type),
      left: numbers?.left ?? 0,
      expires_on: numbers?.expires_on ?? null,
      to_annul: toAnnul
        .filter((one) => one.type === type)
        .slice(0, MOST_TO_ANNUL)
        .map(({ from, to }) => ({ from, to })),
    };
  });
};

/** Known data of the company, for the first time. */
const initialOf = async (db: Executor, day: string): Promise<Record<string, unknown>> => {
  const { rut, legal_name: name } = (await findSetting(db, 'company')) ?? (await INITIAL.company(db));
  return {
    mode: 'off',
    begins_on: day,
    issuer: { rut, name, activity: '', activity_codes: [], address: '', commune: '' },
    // That of the certification. The tax office gives the shop its own one later.
    resolution: { date: '2014-08-22', number: 0 },
    boleta: { webpay: 'issued', transfer: 'issued' },
  };
};

/** Settings of the tax documents, with certificate, numbers left, and paid orders without a document. */
export const readTaxes = async (db: Executor, now: Date): Promise<OfficeTaxes> => {
  // The version first: a change between the two reads makes the version too old, so that a write is refused.
  const version = await findSettingVersion(db, 'taxes');
  const settings = await findTaxSettings(db);
  const mode = settings?.mode ?? 'off';
  const { date: day } = inSantiago(now);
  const [certificate, numbers, missing, missingOrders, leftOut] = await Promise.all([
    findCertificateFacts(db, mode === 'sandbox'),
    numbersOf(db, mode, day),
    countUndocumented(db, now),
    findLate(db, now, MOST_MISSING),
    findLeftOut(db),
  ]);
  return {
    id: 'taxes',
    version,
    value: settings ?? (await initialOf(db, day)),
    certificate: certificate
      ? {
          rut: certificate.rut && formatRut(certificate.rut),
          expires_on: inSantiago(certificate.valid_to).date,
          is_expired: certificate.valid_to <= now,
        }
      : null,
    numbers,
    missing: missing.total,
    missing_orders: missingOrders,
    left_out: leftOut,
  };
};

const auditOf = (staffId: string, entityId: 'taxes' | 'tax-certificate' | 'tax-numbers') =>
  ({ staffId, action: 'taxes.change', entity: 'setting', entityId }) as const;

/** Runs a change in a transaction, and turns a refusal into the answer for staff. */
const runChange = async (
  db: Db,
  { staff, locale }: Change,
  change: (trx: Tx, staffId: string, now: Date) => Promise<void>,
): Promise<OfficeTaxes> => {
  const now = new Date();
  try {
    await db.transaction().execute((trx) => change(trx, staff.id, now));
  } catch (error) {
    if (!(error instanceof TaxRefusalError)) throw error;
    throw new DomainError('ENTRY_REFUSED', { why: error.sentence[locale] }, [error.field]);
  }
  return readTaxes(db, now);
};

/** @throws DomainError CONFLICT when another person changed them, ENTRY_REFUSED */
export const changeTaxes = (
  db: Db,
  change: Change,
  { version, value }: { version: string; value: TaxSettings },
): Promise<OfficeTaxes> =>
  runChange(db, change, async (trx, staffId, now) => {
    await lockSetting(trx, 'taxes');
    if ((await findSettingVersion(trx, 'taxes')) !== version) throw new DomainError('CONFLICT');
    const before = await findTaxSettings(trx);
    await changeTaxSettings(trx, value, now);
    await audit(trx, {
      ...auditOf(staffId, 'taxes'),
      before: fieldsOf(before ?? {}),
      after: fieldsOf(value),
      reason: change.reason,
    });
  });

/** @throws DomainError ENTRY_REFUSED */
export const storeTaxCertificate = (
  db: Db,
  secret: string,
  change: Change,
  { file, password }: { file: string; password: string },
): Promise<OfficeTaxes> =>
  runChange(db, change, async (trx, staffId, now) => {
    const pfx = Buffer.from(file, 'base64');
    const { rut, validTo } = await storeCertificate(trx, secret, { pfx, password, now });
    await audit(trx, {
      ...auditOf(staffId, 'tax-certificate'),
      after: { name: rut, expires_on: inSantiago(validTo).date },
    });
  });

/** @throws DomainError ENTRY_REFUSED */
export const addTaxNumbers = (
  db: Db,
  config: Parameters<typeof addNumbers>[1],
  change: Change,
  { file }: { file: string },
): Promise<OfficeTaxes> =>
  runChange(db, change, async (trx, staffId, now) => {
    const { type, from, to } = await addNumbers(trx, config, Buffer.from(file, 'base64'), now);
    await audit(trx, { ...auditOf(staffId, 'tax-numbers'), after: { code: type, values: `${from}–${to}` } });
  });

/** Rules of settings, certificate and numbers of tax documents, for the office and the command line. */
import { createPublicKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { TaxSettings } from 'shared-contracts/office/tax-settings.schema';
import { type Caf, CafError, expiryOf, readCaf } from 'tax-documents/caf';
import { type Certificate, CertificateError, readCertificate } from 'tax-documents/certificate';
import type { Config } from '../../config.ts';
import type { Tx } from '../../db/connect.ts';
import { inSantiago } from '../../lib/santiago.ts';
import { findOverlappingRange, insertCertificate, insertRange } from './tax-keys.repository.ts';
import { type TaxRefusal, TaxRefusalError } from './tax-refusals.ts';
import { findProductionStart, findTaxSettings, upsertTaxSettings } from './tax-settings.repository.ts';

/** Means of payment. */
export const MEANS = ['webpay', 'transfer'] as const;

const checkBegin = (
  before: TaxSettings | undefined,
  after: TaxSettings,
  { earliest, today }: { earliest: string; today: string },
): void => {
  const doubled = MEANS.find(
    (means) => before?.boleta[means] === 'voucher' && after.boleta[means] === 'issued',
  );
  if (doubled && after.begins_on <= today)
    throw new TaxRefusalError('voucher-until-today', { is: doubled, should: today });
  if (after.mode === 'production' && after.begins_on < earliest)
    throw new TaxRefusalError('production-in-the-past');
};

/** @throws TaxRefusalError */
export const changeTaxSettings = async (trx: Tx, settings: TaxSettings, now: Date): Promise<void> => {
  const { date: today } = inSantiago(now);
  const start = await findProductionStart(trx);
  // A first day that is moved before it comes was none: later orders may have documents of another program.
  const productionFrom = start !== null && start <= today ? start : null;
  // Orders that production would have documented may get their document later, e.g. when it was off for a day.
  checkBegin(await findTaxSettings(trx), settings, { earliest: productionFrom ?? today, today });
  if (settings.mode === 'production' && settings.resolution.number === 0)
    throw new TaxRefusalError('resolution-of-test');
  await upsertTaxSettings(trx, settings, productionFrom);
};

/** @throws TaxRefusalError */
export const storeCertificate = async (
  trx: Tx,
  secret: string,
  { pfx, password, now }: { pfx: Buffer; password: string; now: Date },
): Promise<Certificate> => {
  const certificate = readOr(
    () => readCertificate(pfx, password),
    (error) => error instanceof CertificateError && error.problem,
  );
  if (certificate.validTo <= now)
    throw new TaxRefusalError('certificate-expired', { is: inSantiago(certificate.validTo).date });
  await insertCertificate(trx, secret, { pfx, password, isSandbox: false });
  return certificate;
};

/**
 * Stores a file of numbers.
 * @throws TaxRefusalError
 */
export const addNumbers = async (
  trx: Tx,
  config: Pick<Config, 'APP_SECRET' | 'TAX_OFFICE_KEY_FILE'>,
  file: Buffer,
  now: Date,
): Promise<Caf> => {
  const keyFile = config.TAX_OFFICE_KEY_FILE;
  const officeKey = keyFile ? createPublicKey(await readFile(keyFile)) : undefined;
  const caf = readOr(() => readCaf(file, officeKey), refusalOfCaf);
  const settings = await findTaxSettings(trx);
  if (settings && caf.issuerRut !== settings.issuer.rut)
    throw new TaxRefusalError('numbers-of-another', { is: caf.issuerRut, should: settings.issuer.rut });
  if (settings?.mode === 'production' && caf.isTest) throw new TaxRefusalError('numbers-of-test');
  const expiry = expiryOf(caf);
  if (expiry && expiry <= inSantiago(now).date) throw new TaxRefusalError('numbers-expired', { is: expiry });
  const environment = caf.isTest ? 'certification' : 'production';
  const known = await findOverlappingRange(trx, environment, caf);
  if (known) throw new TaxRefusalError('numbers-known', { is: `${known.first_number}–${known.last_number}` });
  await insertRange(trx, config.APP_SECRET, file, environment);
  return caf;
};

const refusalOfCaf = (error: unknown): TaxRefusal | false =>
  error instanceof CafError &&
  (error.problem === 'key-does-not-fit' ? 'caf-key-does-not-fit' : error.problem);

/** Reads a file, and turns its problem into a refusal. */
const readOr = <T>(read: () => T, refusalOf: (error: unknown) => TaxRefusal | false): T => {
  try {
    return read();
  } catch (error) {
    const why = refusalOf(error);
    throw why ? new TaxRefusalError(why, {}, { cause: error }) : error;
  }
};

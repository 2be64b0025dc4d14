/**
 * Numbers and certificates that are about to end, before documents cannot be issued any more, and rejected documents.
 */
import { kindOfTaxDocument, SOON_DAYS, type TaxDocumentKind } from 'shared-contracts/domain/tax-documents';
import { DOCUMENT_TYPES } from 'tax-documents/tax-document';
import type { Executor } from '../../db/connect.ts';
import { inSantiago } from '../../lib/santiago.ts';
import { findTaxSettings } from '../../modules/tax-documents/tax-settings.repository.ts';
import {
  findCertificateFacts,
  findNumbersLeft,
  findNumbersUsed,
  findRejected,
} from './tax-numbers.repository.ts';

/** Types that the shop issues. */
export const ISSUED = [DOCUMENT_TYPES.boleta, DOCUMENT_TYPES.factura, DOCUMENT_TYPES.creditNote] as const;

const DAY_MS = 24 * 3_600_000;
/** Numbers are few when they last for fewer days than this, at the rate of these days. */
const FEW_DAYS = 14;
/** Numbers are few below this, whatever the shop sells. */
const FEW_NUMBERS = 10;

/** `cause` is equal for the same certificate or file of numbers: owners are warned once of each. */
export type TaxWarning = { cause: string } & (
  | { kind: 'numbers-none'; of: TaxDocumentKind }
  | { kind: 'numbers-few'; of: TaxDocumentKind; left: number }
  | { kind: 'numbers-expire'; of: TaxDocumentKind; day: string }
  | { kind: 'documents-rejected'; count: number }
  | { kind: 'certificate-none' }
  | { kind: 'certificate-expires' | 'certificate-expired'; day: string }
);

const dayAfter = (now: Date, days: number): string =>
  inSantiago(new Date(now.getTime() + days * DAY_MS)).date;

const certificateWarning = async (db: Executor, now: Date): Promise<TaxWarning[]> => {
  const certificate = await findCertificateFacts(db, false);
  if (!certificate) return [{ cause: 'certificate-none', kind: 'certificate-none' }];
  const { id, valid_to } = certificate;
  const { date: day } = inSantiago(valid_to);
  if (valid_to > new Date(now.getTime() + SOON_DAYS * DAY_MS)) return [];
  const kind = valid_to > now ? 'certificate-expires' : 'certificate-expired';
  return [{ cause: `${kind}/${id}`, kind, day }];
};

/** Numbers and certificates that are about to end. The sandbox makes its own, so it has none. */
export const findTaxWarnings = async (db: Executor, now: Date): Promise<TaxWarning[]> => {
  const mode = (await findTaxSettings(db))?.mode;
  if (mode !== 'certification' && mode !== 'production') return [];
  const [certificate, numbers, rates] = await Promise.all([
    certificateWarning(db, now),
    findNumbersLeft(db, { environment: mode, day: dayAfter(now, 0) }),
    findNumbersUsed(db, { environment: mode, since: new Date(now.getTime() - FEW_DAYS * DAY_MS) }),
  ]);
  const ofNumbers = ISSUED.flatMap((type): TaxWarning[] => {
    const of = kindOfTaxDocument(type);
    const { left, expires_on: day, newest } = numbers.find((one) => one.type === type) ?? NO_NUMBERS;
    const used = rates.find((one) => one.type === type)?.used ?? 0;
    const causeOf = (kind: string) => `${kind}/${mode}/${type}/${newest}`;
    if (left === 0) return [{ cause: causeOf('numbers-none'), kind: 'numbers-none', of }];
    if (left < Math.max(used, FEW_NUMBERS))
      return [{ cause: causeOf('numbers-few'), kind: 'numbers-few', of, left }];
    if (day && day <= dayAfter(now, SOON_DAYS))
      return [{ cause: causeOf('numbers-expire'), kind: 'numbers-expire', of, day }];
    return [];
  });
  return [...certificate, ...ofNumbers];
};

/**
 * Documents that the tax office rejected. The cause has the day of the newest one, so that many of a day are one mail.
 * A shop in test mode warns of none.
 */
export const findRejections = async (db: Executor): Promise<TaxWarning[]> => {
  const mode = (await findTaxSettings(db))?.mode;
  if (mode !== 'certification' && mode !== 'production') return [];
  const { count, newest } = await findRejected(db, mode);
  if (newest === null) return [];
  return [{ cause: `documents-rejected/${mode}/${newest}`, kind: 'documents-rejected', count }];
};

const NO_NUMBERS = { left: 0, expires_on: null, newest: 'first' };

/** Issues one document: takes its number, builds, stamps, signs and stores it, in the caller's transaction. */
import type { Certificate } from 'tax-documents/certificate';
import { buildDocument } from 'tax-documents/document-xml';
import { makeCaf, makeCertificate, makeOfficeKey } from 'tax-documents/sandbox-keys';
import type { DocumentType, TaxDocument } from 'tax-documents/tax-document';
import type { Tx } from '../../db/connect.ts';
import { inSantiago } from '../../lib/santiago.ts';
import { localTime } from './local-time.ts';
import { raiseMark, readMark } from './number-marks.ts';
import type { UnnumberedDocument } from './order-to-document.ts';
import { insertTaxDocument } from './tax-documents.repository.ts';
import {
  findCertificate,
  findLastNumber,
  insertCertificate,
  insertRange,
  skipUsed,
  takeNumber,
} from './tax-keys.repository.ts';
import type { IssuingSettings } from './tax-settings.repository.ts';

/** Documents cannot be issued until staff do something. The sale goes on. */
export class TaxStopError extends Error {
  readonly why: 'no-certificate' | 'certificate-expired' | 'no-numbers';
  constructor(why: TaxStopError['why'], type?: DocumentType) {
    super(`Tax documents ${type ? `of type ${type} ` : ''}cannot be issued: ${why}`);
    this.why = why;
  }
}

export interface Issuing {
  trx: Tx;
  /** APP_SECRET, which opens keys and numbers. */
  secret: string;
  /** TAX_MARKS_DIR: highest used numbers, kept outside the database, so that a restored backup uses none again. */
  marks: string;
  /** Highest numbers that the transaction used. */
  used: Map<DocumentType, number>;
  settings: IssuingSettings;
  now: Date;
}

/** Numbers that the sandbox makes at once. */
const SANDBOX_NUMBERS = 10_000;
const SANDBOX_PASSWORD = 'sandbox';

/** Certificate that signs. The sandbox knows no tax office, so it makes the certificate by itself. */
export const certificateFor = async ({ trx, secret, settings, now }: Issuing): Promise<Certificate> => {
  const isSandbox = settings.mode === 'sandbox';
  const stored = await findCertificate(trx, secret, isSandbox);
  if (stored && stored.validTo > now) return stored;
  if (!isSandbox) throw new TaxStopError(stored ? 'certificate-expired' : 'no-certificate');
  const { rut, name } = settings.issuer;
  const pfx = makeCertificate(rut, name, SANDBOX_PASSWORD, now);
  await insertCertificate(trx, secret, { pfx, password: SANDBOX_PASSWORD, isSandbox });
  return (await findCertificate(trx, secret, isSandbox)) as Certificate;
};

/** The next number of a type, with the file (CAF) that authorises it. */
export const numberFor = async (
  { trx, secret, marks, settings }: Issuing,
  type: DocumentType,
  day: string,
) => {
  const { mode: environment, issuer } = settings;
  const wanted = { type, environment, day };
  const mark = await readMark(marks, wanted);
  await skipUsed(trx, wanted, mark);
  const taken = await takeNumber(trx, secret, wanted);
  if (taken) return taken;
  if (environment !== 'sandbox') throw new TaxStopError('no-numbers', type);
  const last = Math.max(mark, await findLastNumber(trx, wanted));
  const range = [last + 1, last + SANDBOX_NUMBERS] as const;
  await insertRange(trx, secret, makeCaf(issuer, type, range, day, makeOfficeKey().privateKey), environment);
  const made = await takeNumber(trx, secret, wanted);
  if (!made) throw new TaxStopError('no-numbers', type);
  return made;
};

/**
 * Stores the highest numbers that the transaction used (`number-marks.ts`). Call it last in the transaction: the next
 * transaction uses the numbers of one that is rolled back.
 */
export async function storeHighestNumbers({
  marks,
  used,
  settings: { mode: environment },
}: Issuing): Promise<void> {
  for (const [type, number] of used) await raiseMark(marks, { environment, type }, number);
}

/** The shop as its documents name it. */
export const issuerOf = ({ issuer }: IssuingSettings): TaxDocument['issuer'] => {
  const { activity_codes: activityCodes, ...facts } = issuer;
  return { ...facts, activityCodes };
};

/** The sale or the refund that a document is of. */
export interface Fact {
  orderId: string;
  refundId: string | null;
  /** Document of the sale that a credit note changes. */
  changes: string | null;
  part: number;
}

/** @throws TaxStopError when certificate or numbers are missing */
export async function issueDocument(
  issuing: Issuing,
  unnumbered: UnnumberedDocument & Partial<Pick<TaxDocument, 'references'>>,
  { orderId, refundId, changes, part }: Fact,
): Promise<void> {
  const { trx, settings, now } = issuing;
  const { date: day } = inSantiago(now);
  const certificate = await certificateFor(issuing);
  const { number, caf } = await numberFor(issuing, unnumbered.type, day);
  issuing.used.set(unnumbered.type, number);
  const document: TaxDocument = {
    references: [],
    ...unnumbered,
    folio: number,
    date: day,
    issuer: issuerOf(settings),
  };
  const { net, vat, total } = document.totals;
  await insertTaxDocument(trx, {
    order_id: orderId,
    refund_id: refundId,
    changes,
    part,
    type: document.type,
    number,
    environment: settings.mode,
    day,
    receiver_rut: document.receiver.rut,
    net,
    vat,
    total,
    xml: Buffer.from(buildDocument(document, { caf, certificate }, localTime(now)), 'latin1'),
  });
}

import type { TaxSettings } from 'shared-contracts/office/tax-settings.schema';
import { noteTotals } from 'tax-documents/amounts';
import { expiryOf, readCaf } from 'tax-documents/caf';
import type { Certificate } from 'tax-documents/certificate';
import { buildDocument } from 'tax-documents/document-xml';
import { makeCaf, makeCertificate, makeOfficeKey } from 'tax-documents/sandbox-keys';
import { DOCUMENT_TYPES, type DocumentType, type TaxDocument } from 'tax-documents/tax-document';
import type { Db, Tx } from '../../db/connect.ts';
import type { Log } from '../../lib/log.ts';
import { inSantiago } from '../../lib/santiago.ts';
import { findOrderLines, type LockedOrder, lockOrder } from '../orders/orders.repository.ts';
import { findRefunds, type Refund } from '../refunds/refunds.repository.ts';
import { type Draft, documentsOf, noteLinesOf, partsOfRefund } from './order-to-document.ts';
import {
  findOrderDocuments,
  findUndocumented,
  insertTaxDocument,
  type TaxDocumentRow,
} from './tax-documents.repository.ts';
import {
  findCertificate,
  findLastNumber,
  insertCertificate,
  insertRange,
  takeNumber,
} from './tax-keys.repository.ts';
import { findTaxSettings } from './tax-settings.repository.ts';

export interface IssueDeps {
  db: Db;
  /** APP_SECRET, which opens keys and numbers. */
  secret: string;
  log: Log;
  now?: () => Date;
}

/** Documents cannot be issued until staff do something. The sale goes on. */
type TaxStop = 'no-certificate' | 'certificate-expired' | 'no-numbers';

class TaxStopError extends Error {
  readonly why: TaxStop;
  constructor(why: TaxStop) {
    super(`Tax documents cannot be issued: ${why}`);
    this.why = why;
  }
}

interface Issuing {
  trx: Tx;
  secret: string;
  settings: TaxSettings;
  certificate: Certificate;
  /** Day and time in Chile: `2026-11-28`, `2026-11-28T20:30:00`. */
  day: string;
  time: string;
}

const isTest = ({ mode }: TaxSettings): boolean => mode !== 'production';

/** Numbers that the sandbox makes at once. */
const SANDBOX_NUMBERS = 10_000;
const SANDBOX_PASSWORD = 'sandbox';

/** The sandbox knows no tax office, so it hands out certificate and numbers by itself. */
const fillSandbox = async (
  { trx, secret, settings, day }: Omit<Issuing, 'certificate'>,
  type: DocumentType,
) => {
  const last = await findLastNumber(trx, type, true);
  const file = makeCaf(
    settings.issuer,
    type,
    [last + 1, last + SANDBOX_NUMBERS],
    day,
    makeOfficeKey().privateKey,
  );
  const caf = readCaf(file);
  await insertRange(trx, secret, file, caf, expiryOf(caf));
};

const certificateFor = async (
  trx: Tx,
  secret: string,
  { mode, issuer }: TaxSettings,
  now: Date,
): Promise<Certificate> => {
  const stored = await findCertificate(trx, secret);
  const isValid = stored !== undefined && stored.validTo > now;
  if (isValid) return stored;
  if (mode !== 'sandbox') throw new TaxStopError(stored ? 'certificate-expired' : 'no-certificate');
  const made = makeCertificate(issuer.rut, issuer.name, SANDBOX_PASSWORD, now);
  await insertCertificate(trx, secret, made, SANDBOX_PASSWORD);
  return certificateFor(trx, secret, { mode, issuer } as TaxSettings, now);
};

const numberFor = async (issuing: Issuing, type: DocumentType) => {
  const { trx, secret, settings, day } = issuing;
  const wanted = { type, isTest: isTest(settings), day };
  const taken = await takeNumber(trx, secret, wanted);
  if (taken) return taken;
  if (settings.mode !== 'sandbox') throw new TaxStopError('no-numbers');
  await fillSandbox(issuing, type);
  return takeNumber(trx, secret, wanted);
};

const issue = async (
  issuing: Issuing,
  draft: Draft & Partial<Pick<TaxDocument, 'references'>>,
  of: { orderId: string; refundId: string | null; part: number },
): Promise<void> => {
  const { trx, settings, certificate, day, time } = issuing;
  const taken = await numberFor(issuing, draft.type);
  if (!taken) throw new TaxStopError('no-numbers');
  const { activity_codes: activityCodes, ...issuer } = settings.issuer;
  const document: TaxDocument = {
    references: [],
    ...draft,
    folio: taken.number,
    date: day,
    issuer: { ...issuer, activityCodes },
  };
  const xml = buildDocument(document, { caf: taken.caf, certificate }, time);
  await insertTaxDocument(trx, {
    order_id: of.orderId,
    refund_id: of.refundId,
    part: of.part,
    type: document.type,
    number: taken.number,
    is_test: isTest(settings),
    day,
    receiver_rut: document.receiver.rut,
    net: document.totals.net,
    vat: document.totals.vat,
    total: document.totals.total,
    xml: Buffer.from(xml, 'latin1'),
  });
};

/** Credit notes of the refunds that have none, against the first document of the sale that has the amount left. */
const issueNotes = async (
  issuing: Issuing,
  { order, payment }: LockedOrder,
  sale: readonly TaxDocumentRow[],
): Promise<void> => {
  const { trx } = issuing;
  // Other charges that were given back are no sale.
  const isOfSale = ({ done_at, token }: Refund) =>
    done_at !== null && (token === null || token === payment?.token);
  const [refunds, lines, all] = [
    (await findRefunds(trx, order.id)).filter(isOfSale),
    await findOrderLines(trx, order.id),
    await findOrderDocuments(trx, order.id),
  ];
  const documented = new Set(all.map(({ refund_id }) => refund_id));
  const [original] = sale;
  if (!original) return;
  for (const [index, refund] of refunds.entries()) {
    if (documented.has(refund.id)) continue;
    const earlier = refunds.slice(0, index).flatMap(partsOfRefund);
    const totals = noteTotals(partsOfRefund(refund), earlier);
    const isWhole = totals.total === original.total;
    await issue(
      issuing,
      {
        type: DOCUMENT_TYPES.creditNote,
        receiver: documentsOf(order, lines)[0]?.receiver ?? { rut: original.receiver_rut },
        lines: noteLinesOf(refund, lines),
        discounts: [],
        totals,
        references: [
          {
            type: original.type,
            folio: Number(original.number),
            date: original.day_text,
            reason: isWhole ? 1 : 3,
            text: isWhole ? 'Anula el documento' : 'Devolución de dinero',
          },
        ],
      },
      { orderId: order.id, refundId: refund.id, part: 1 },
    );
  }
};

/** Issues what an order lacks, in one transaction: a killed process leaves neither a document nor a used number. */
const documentOrder = async (deps: IssueDeps, settings: TaxSettings, orderId: string): Promise<void> => {
  const now = (deps.now ?? (() => new Date()))();
  const { date: day, hour } = inSantiago(now);
  const time = `${day}T${hour}:${String(now.getUTCSeconds()).padStart(2, '0')}`;
  await deps.db.transaction().execute(async (trx) => {
    const locked = await lockOrder(trx, orderId);
    if (locked?.order.payment_status !== 'success') return;
    const { order } = locked;
    const certificate = await certificateFor(trx, deps.secret, settings, now);
    const issuing = { trx, secret: deps.secret, settings, certificate, day, time };
    const isSale = ({ refund_id }: TaxDocumentRow) => refund_id === null;
    if (!(await findOrderDocuments(trx, orderId)).some(isSale)) {
      const drafts = documentsOf(order, await findOrderLines(trx, orderId));
      for (const [index, draft] of drafts.entries())
        await issue(issuing, draft, { orderId, refundId: null, part: index + 1 });
    }
    await issueNotes(issuing, locked, (await findOrderDocuments(trx, orderId)).filter(isSale));
  });
};

/**
 * Issues the documents of paid orders and of refunds that have none. Any number of processes may run it: the order is
 * locked, and the table holds one document of each fact.
 */
export async function issueDocuments(deps: IssueDeps): Promise<void> {
  const settings = await findTaxSettings(deps.db);
  if (!settings || settings.mode === 'off') return;
  const vouchers = Object.entries(settings.boleta).flatMap(([means, by]) =>
    by === 'voucher' ? [means] : [],
  );
  for (const orderId of await findUndocumented(deps.db, settings.begins_on, vouchers)) {
    try {
      await documentOrder(deps, settings, orderId);
    } catch (error) {
      deps.log.error({ order: orderId, err: error }, 'a tax document was not issued');
      if (error instanceof TaxStopError) return;
    }
  }
}

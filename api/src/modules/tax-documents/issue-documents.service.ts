import { readDocument } from 'tax-documents/read-document';
import { DOCUMENT_TYPES } from 'tax-documents/tax-document';
import type { Db, Tx } from '../../db/connect.ts';
import type { Log } from '../../lib/log.ts';
import type { Jobs } from '../../queue/jobs.ts';
import { linesNow } from '../order-revisions/lines-now.ts';
import { findRevisions } from '../order-revisions/order-revisions.repository.ts';
import { namedIn } from '../orders/line-names.repository.ts';
import { findOrderLines, lockOrder, type OrderRow } from '../orders/orders.repository.ts';
import { findRefunds } from '../refunds/refunds.repository.ts';
import { skusOf } from '../stock/take-stock.ts';
import { findAlcoholTaxes, findResells } from './alcohol-tax.repository.ts';
import { type Issuing, issueDocument, storeHighestNumbers, TaxStopError } from './issue-document.ts';
import { noteOf } from './note-lines.ts';
import { documentsOf, isFactura, namedAsPrinted, type OrderLine, receiverOf } from './order-to-document.ts';
import {
  findOrderDocuments,
  findUndocumented,
  PAGE_ORDERS,
  type TaxDocumentRow,
  type Undocumented,
} from './tax-documents.repository.ts';
import { findIssuingSettings } from './tax-settings.repository.ts';
import { needingOf } from './undocumented.service.ts';

export type IssuingAndMailing = Issuing & Pick<IssueDeps, 'jobs'>;

export interface IssueDeps extends Pick<Issuing, 'secret' | 'marks'> {
  db: Db;
  jobs: Pick<Jobs, 'enqueue'>;
  log: Log;
}

interface Issued {
  isAnyIssued: boolean;
  /** Some were not issued because the certificate or numbers are missing. */
  isStopped: boolean;
}

/** Queues the mail with the documents of a sale or refund. The tax office's test is for the owner only. */
const queueMail = async ({ trx, jobs, settings }: IssuingAndMailing, orderId: string, refundId?: string) => {
  if (settings.mode === 'certification') return;
  const refund = refundId === undefined ? {} : { refund_id: refundId };
  await jobs.enqueue(trx, 'send-order-mail', { order_id: orderId, kind: 'document-issued', ...refund });
};

/** Alcohol tax of the lines of a factura, for a buyer who sells on. */
const alcoholTaxesOf = async (trx: Tx, order: OrderRow, lines: readonly OrderLine[]) =>
  isFactura(order) && (await findResells(trx, order)) ? findAlcoholTaxes(trx, skusOf(lines)) : undefined;

/** Issues those documents of a sale that are not issued yet. */
export const issueSale = async (
  issuing: IssuingAndMailing,
  order: OrderRow,
  issued: readonly TaxDocumentRow[],
): Promise<void> => {
  const parts = issued.flatMap(({ refund_id, part }) => (refund_id === null ? [part] : []));
  const sold = await findOrderLines(issuing.trx, order.id);
  const lines = await namedIn(issuing.trx, sold, { from: order.locale, to: 'es' });
  const documents = documentsOf(order, lines, await alcoholTaxesOf(issuing.trx, order, lines));
  const lacking = documents
    .map((document, index) => ({ document, part: index + 1 }))
    .filter(({ part }) => !parts.includes(part));
  for (const { document, part } of lacking)
    await issueDocument(issuing, document, { orderId: order.id, refundId: null, changes: null, part });
  if (lacking.length > 0) await queueMail(issuing, order.id);
};

/**
 * Issues the credit notes of a refund. They go to the documents of the sale in turn, each up to the amount that earlier
 * notes left of it, until the refund is spent.
 */
export const issueNotes = async (
  issuing: IssuingAndMailing,
  order: OrderRow,
  issued: readonly TaxDocumentRow[],
  refundId: string,
): Promise<void> => {
  const { trx } = issuing;
  const refund = (await findRefunds(trx, order.id)).find(({ id }) => id === refundId);
  if (!refund) return;
  const own = issued.filter(({ refund_id }) => refund_id === refundId);
  const lines = await findOrderLines(trx, order.id);
  // A document names the products that were sold, so its notes name these, not those that replaced them.
  const revisions = (await findRevisions(trx, order.id)).map((revision) => ({ ...revision, product: null }));
  const sales = issued.filter(({ refund_id }) => refund_id === null);
  const printed = sales.flatMap(({ xml }) => readDocument(xml.toString('latin1')).lines);
  const sold = namedAsPrinted(linesNow(lines, revisions), printed);
  let rest = refund.amount - own.reduce((sum, { total }) => sum + total, 0);
  const last = Math.max(0, ...own.map((note) => note.part));
  let part = last;
  for (const original of sales) {
    const earlier = issued.filter(({ changes }) => changes === original.id);
    const noted = earlier.reduce((sum, { total }) => sum + total, 0);
    const amount = Math.min(rest, original.total - noted);
    if (amount <= 0) continue;
    rest -= amount;
    part += 1;
    const isWhole = amount === original.total;
    const reference = {
      type: original.type,
      folio: Number(original.number),
      date: original.day_text,
      reason: isWhole ? 1 : 3,
      text: isWhole ? 'Anula el documento' : 'Devolución de dinero',
    } as const;
    await issueDocument(
      issuing,
      {
        type: DOCUMENT_TYPES.creditNote,
        // The receiver whom the document names: staff may have changed that of the order since.
        receiver: { ...receiverOf(order), ...readDocument(original.xml.toString('latin1')).receiver },
        ...noteOf({ refund, lines: sold, amount }, original, earlier),
        discounts: [],
        references: [reference],
      },
      { orderId: order.id, refundId, changes: original.id, part },
    );
  }
  if (part > last) await queueMail(issuing, order.id, refundId);
};

/**
 * Issues the documents of paid orders and of refunds that have none. Any number of processes may run it: each order is
 * locked, and the table holds one document of each part of a sale or refund. Each sale and each refund has its own
 * transaction: a killed process leaves neither a document nor a used number, and missing numbers of one type stop no
 * other type.
 */
export async function issueDocuments({ db, secret, marks, jobs, log }: IssueDeps): Promise<Issued> {
  const settings = await findIssuingSettings(db);
  if (!settings) return { isAnyIssued: false, isStopped: false };
  const { mode: environment } = settings;
  const needing = needingOf(settings);
  const failed: string[] = [];
  let isAnyIssued = false;
  let isStopped = false;
  let reason: unknown;

  /** @returns false when the document could not be issued */
  const inOrder = async (
    id: string,
    work: (issuing: IssuingAndMailing, order: OrderRow, issued: TaxDocumentRow[]) => Promise<void>,
  ): Promise<boolean> => {
    try {
      await db.transaction().execute(async (trx: Tx) => {
        const locked = await lockOrder(trx, id);
        if (locked?.order.payment_status !== 'success') return;
        const issued = await findOrderDocuments(trx, id, environment);
        const issuing = { trx, secret, marks, used: new Map(), settings, jobs, now: new Date() };
        await work(issuing, locked.order, issued);
        await storeHighestNumbers(issuing);
        isAnyIssued ||= issuing.used.size > 0;
      });
      return true;
    } catch (error) {
      failed.push(id);
      reason ??= error;
      isStopped ||= error instanceof TaxStopError;
      // Without a certificate, no further document can be issued.
      if (error instanceof TaxStopError && error.why !== 'no-numbers') throw error;
      return false;
    }
  };
  const complete = async ({ id, lacks_sale, refund_ids }: Undocumented): Promise<void> => {
    if (lacks_sale && !(await inOrder(id, issueSale))) return;
    for (const refundId of refund_ids)
      await inOrder(id, (issuing, order, issued) => issueNotes(issuing, order, issued, refundId));
  };

  try {
    let page: Undocumented[] = [];
    do {
      page = await findUndocumented(db, needing, page.at(-1));
      for (const order of page) await complete(order);
    } while (page.length === PAGE_ORDERS);
  } catch (error) {
    if (!(error instanceof TaxStopError)) throw error;
  }
  if (reason)
    log.error(
      { orders: failed.slice(0, 10), count: failed.length, err: reason },
      'tax documents were not issued',
    );
  return { isAnyIssued, isStopped };
}

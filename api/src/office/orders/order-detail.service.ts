import { kindOfTaxDocument } from 'shared-contracts/domain/tax-documents';
import type { Locale } from 'shared-contracts/locale';
import { isAllowed, type Role } from 'shared-contracts/office/access';
import type { OfficeOrder } from 'shared-contracts/office/order-detail.schema';
import type { Executor } from '../../db/connect.ts';
import { orNotFound } from '../../errors/or-not-found.ts';
import { isoTimes } from '../../lib/iso-times.ts';
import { findRefundAccount } from '../../modules/cancellations/cancellations.repository.ts';
import { findDifferences } from '../../modules/operator/differences.repository.ts';
import { findOrderHistory, findOrderId, findStatusTime } from '../../modules/operator/operator.repository.ts';
import { findOrderMails } from '../../modules/order-mails/order-mails.repository.ts';
import { findBoxed, namedIn } from '../../modules/orders/line-names.repository.ts';
import { findWholeOrder } from '../../modules/orders/order-details.service.ts';
import { findOrder, type OrderRow } from '../../modules/orders/orders.repository.ts';
import { isBookable } from '../../modules/shipping/carrier-adapters.ts';
import { findCarriers } from '../../modules/shipping/parcel.repository.ts';
import { findLastShipment } from '../../modules/shipping/shipments.repository.ts';
import { findDocumentStates } from '../../modules/tax-documents/tax-documents.repository.ts';
import { mailsAgainOf } from './mails-again.ts';
import {
  findAuditOfOrder,
  findFormerAttempts,
  findNotes,
  findOrderVersion,
  findProofFacts,
} from './order-detail.repository.ts';
import { factsOf } from './order-facts.ts';
import { linesOf, paymentOf, proofOf, toRefund, toRevision } from './order-money.ts';
import { stepsOf } from './order-steps.ts';
import { timelineOf } from './order-timeline.ts';

/** Reader of an order: the language of the texts, and the role that decides on the steps. */
export interface Reader {
  role: Role;
  locale: Locale;
}

/** @throws DomainError NOT_FOUND */
export const requireOrder = async (db: Executor, idOrNumber: string): Promise<OrderRow> => {
  const id = await findOrderId(db, idOrNumber);
  return orNotFound(id === undefined ? undefined : await findOrder(db, id));
};

/**
 * Everything that the shop knows of an order.
 * @throws DomainError NOT_FOUND
 */
export const readOfficeOrder = async (
  db: Executor,
  idOrNumber: string,
  reader: Reader,
): Promise<OfficeOrder> => {
  const { id } = await requireOrder(db, idOrNumber);
  // Read the version first. When the order changes meanwhile, the version is older than the data, and a write
  // is refused.
  const version = await findOrderVersion(db, id);
  const order = await requireOrder(db, id);
  const whole = await findWholeOrder(db, order);
  const [
    attempts,
    proof,
    notes,
    mails,
    history,
    audit,
    reachedAt,
    account,
    documents,
    shipment,
    carriers,
    differences,
  ] = await Promise.all([
    findFormerAttempts(db, id),
    findProofFacts(db, id),
    findNotes(db, id),
    findOrderMails(db, id),
    findOrderHistory(db, id),
    findAuditOfOrder(db, order.number),
    findStatusTime(db, order),
    isAllowed(reader.role, 'orders.refund') ? findRefundAccount(db, id) : null,
    findDocumentStates(db, id),
    findLastShipment(db, id),
    findCarriers(db),
    findDifferences(db, id),
  ]);
  const { payment, refunds } = whole;
  const languages = { from: order.locale, to: reader.locale };
  const lines = await namedIn(db, whole.lines, languages);
  const boxed = await findBoxed(
    db,
    lines.map(({ sku }) => sku),
  );
  const products = whole.revisions.flatMap(({ product }) => product ?? []);
  const named = await namedIn(db, products, languages);
  // By object, because two revisions may bring in the same sku, each with the price of its day.
  const revisions = whole.revisions.map((revision) => ({
    ...revision,
    product: revision.product && (named[products.indexOf(revision.product)] ?? null),
  }));
  return {
    version: version ?? '',
    ...factsOf(whole, shipment),
    lines: linesOf(lines, boxed, reader.locale),
    payment: paymentOf(whole, attempts, reader.locale),
    refunds: refunds.map((refund) => toRefund(refund, payment?.token)),
    revisions: revisions.map((revision) => toRevision(revision, refunds)),
    differences: differences.map(({ id: differenceId, number, total, payment_status }) => ({
      id: differenceId,
      number,
      amount: total,
      payment_status,
    })),
    refund_account: account ?? null,
    proof: proofOf(order, proof),
    notes: notes.map(isoTimes),
    mails: mails.map(({ recipient, ...mail }) => ({ ...isoTimes(mail), to: recipient })),
    tax_documents: documents.map(({ id, type, number, state, environment }) => ({
      id,
      kind: kindOfTaxDocument(type),
      number: Number(number),
      state,
      is_test: environment !== 'production',
    })),
    mails_again: mailsAgainOf({ order, payment }, whole),
    timeline: timelineOf({ history, audit, mails, notes, refunds, proofAt: proof?.received_at }),
    ...stepsOf(
      {
        order,
        payment,
        lines,
        revisions,
        refunds,
        reachedAt,
        shipment,
        documents,
        canBook: carriers.some(isBookable),
      },
      reader.role,
      reader.locale,
    ),
  };
};

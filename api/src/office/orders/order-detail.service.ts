import { caseNames } from 'shared-contracts/domain/case-names';
import { lineName } from 'shared-contracts/domain/line-name';
import { kindOfTaxDocument } from 'shared-contracts/domain/tax-documents';
import { DomainError } from 'shared-contracts/errors/domain-error';
import type { Locale } from 'shared-contracts/locale';
import { isAllowed, type Role } from 'shared-contracts/office/access';
import type { OfficeOrder } from 'shared-contracts/office/order-detail.schema';
import type { Executor } from '../../db/connect.ts';
import { findRefundAccount } from '../../modules/cancellations/cancellations.repository.ts';
import { findDifferences } from '../../modules/operator/differences.repository.ts';
import { findOrderHistory, findOrderId, findStatusTime } from '../../modules/operator/operator.repository.ts';
import { findOrderMails } from '../../modules/order-mails/order-mails.repository.ts';
import type { OrderRevision } from '../../modules/order-revisions/order-revisions.repository.ts';
import { findWholeOrder, type WholeOrder } from '../../modules/orders/order-details.service.ts';
import { isUnpaid } from '../../modules/orders/order-status.service.ts';
import { findOrder, type OrderRow } from '../../modules/orders/orders.repository.ts';
import { cardOf } from '../../modules/orders/to-order.ts';
import type { Refund } from '../../modules/refunds/refunds.repository.ts';
import { isBookable } from '../../modules/shipping/carrier-adapters.ts';
import { findCarriers } from '../../modules/shipping/parcel.repository.ts';
import { parcelOf, parcelProblemOf } from '../../modules/shipping/parcel.ts';
import { promiseOfOrder } from '../../modules/shipping/promise.service.ts';
import { findLastShipment, type Shipment } from '../../modules/shipping/shipments.repository.ts';
import { findDocumentStates } from '../../modules/tax-documents/tax-documents.repository.ts';
import { mailsAgainOf } from './mails-again.ts';
import {
  type Attempt,
  findAuditOfOrder,
  findFormerAttempts,
  findNotes,
  findOrderVersion,
  findProofFacts,
} from './order-detail.repository.ts';
import { FAILURES } from './order-steps.texts.ts';
import { stepsOf } from './order-steps.ts';

/** Reader of an order: the language of the texts, and the role that decides on the steps. */
export interface Reader {
  role: Role;
  locale: Locale;
}

/** @throws DomainError NOT_FOUND */
export const requireOrder = async (db: Executor, idOrNumber: string): Promise<OrderRow> => {
  const id = await findOrderId(db, idOrNumber);
  const order = id === undefined ? undefined : await findOrder(db, id);
  if (!order) throw new DomainError('NOT_FOUND');
  return order;
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
  const { payment, refunds, revisions, lines } = whole;
  return {
    version: version ?? '',
    ...factsOf(whole, shipment),
    lines: linesOf(lines, reader.locale),
    payment: paymentOf(whole, attempts, reader.locale),
    refunds: refunds.map((refund) => toRefund(refund, payment?.token)),
    revisions: revisions.map((revision) => toRevision(revision, refunds)),
    differences: differences.map(({ total: amount, ...one }) => ({
      id: one.id,
      number: one.number,
      amount,
      payment_status: one.payment_status,
    })),
    refund_account: account ?? null,
    proof: proofOf(order, proof),
    notes: notes.map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
    mails: mails.map(({ recipient, ...mail }) => ({
      id: mail.id,
      kind: mail.kind,
      refund_id: mail.refund_id,
      to: recipient,
      state: mail.state,
      attempts: mail.attempts,
      at: mail.at.toISOString(),
    })),
    tax_documents: documents.map(({ id, type, number, state, environment }) => ({
      id,
      kind: kindOfTaxDocument(type),
      number: Number(number),
      state,
      is_test: environment !== 'production',
    })),
    mails_again: mailsAgainOf({ order, payment }, whole),
    timeline: timelineOf({ history, audit, mails, notes, refunds, proofAt: proof?.received_at }),
    steps: stepsOf(
      {
        order,
        payment,
        lines,
        revisions,
        refunds,
        reachedAt,
        shipment,
        canBook: carriers.some(isBookable),
      },
      reader.role,
      reader.locale,
    ),
  };
};

const linesOf = (lines: WholeOrder['lines'], locale: Locale): OfficeOrder['lines'] => {
  const caseOf = caseNames(lines, locale);
  return lines.map((line) => ({
    id: String(line.position),
    sku: line.sku,
    slug: line.slug,
    product_type: line.product_type,
    name: lineName(line),
    brand: line.brand.name,
    year: line.year,
    qty: line.qty,
    price: line.price,
    ...(line.coupon_discount !== null && { coupon_discount: line.coupon_discount }),
    image: line.image,
    ...(line.case_id && { case_name: caseOf(line) }),
  }));
};

/** The order's own facts. */
const factsOf = ({ order, refunds }: WholeOrder, shipment: Shipment | undefined) => ({
  id: order.id,
  number: order.number,
  status: order.status,
  payment_status: order.payment_status,
  platform: order.platform,
  difference_of:
    order.difference_of === null ? null : { id: order.difference_of, number: order.difference?.number ?? '' },
  created_at: order.created_at.toISOString(),
  updated_at: order.updated_at.toISOString(),
  expires_at: isUnpaid({ order }) ? order.expires_at.toISOString() : null,
  locale: order.locale,
  erasure: erasureOf(order),
  buyer: {
    name: order.name,
    surname: order.surname,
    email: order.email,
    rut: order.rut,
    phone: order.phone,
    is_customer: order.user_id !== null,
  },
  delivery: {
    method: order.delivery_method,
    address: order.address,
    department: order.department,
    commune_id: order.commune_id,
    commune: order.commune,
    region: order.region,
    receiver: order.receiver,
    contact: order.contact,
    comment: order.comment,
    min_days: order.min_days,
    max_days: order.max_days,
    promise: promiseOfOrder(order),
    parcel: parcelOf(order),
    parcel_problem: parcelProblemOf(order),
    booking: bookingOf(shipment),
  },
  document: order.document,
  invoice: order.document === '1' ? order.invoice : null,
  gift: order.gift_check ? { text: order.gift_text } : null,
  subtotal: order.subtotal,
  discount: order.discount,
  coupon: order.coupon_code === null ? null : { code: order.coupon_code, discount: order.coupon_discount },
  price_delivery: order.price_delivery,
  gift_price: order.gift_price,
  total: order.total,
  refunded: refunds.reduce((sum, { amount, done_at }) => sum + (done_at ? amount : 0), 0),
});

const bookingOf = (shipment: Shipment | undefined): OfficeOrder['delivery']['booking'] =>
  shipment && shipment.state !== 'cancelled'
    ? { carrier: shipment.carrier, number: shipment.tracking_number, state: shipment.state }
    : null;

const erasureOf = ({ erased_at, erase_requested_at }: OrderRow): OfficeOrder['erasure'] => {
  if (erased_at) return 'done';
  return erase_requested_at ? 'requested' : 'none';
};

const paymentOf = (
  { order, payment }: WholeOrder,
  former: Attempt[],
  locale: Locale,
): OfficeOrder['payment'] => {
  const attempts = payment ? [...former, payment] : former;
  return {
    card: cardOf(order, payment),
    attempts: attempts.map(({ buy_order, settled_at, failure }) => ({
      buy_order,
      settled_at: settled_at?.toISOString() ?? null,
      failure,
      failure_text: failure && FAILURES[failure][locale],
    })),
  };
};

const stateOf = ({ done_at, refused_at }: Refund): 'open' | 'done' | 'refused' => {
  if (done_at) return 'done';
  return refused_at ? 'refused' : 'open';
};

const toRefund = (refund: Refund, token: string | null | undefined): OfficeOrder['refunds'][number] => ({
  id: refund.id,
  amount: refund.amount,
  by_hand: refund.by_hand,
  created_at: refund.created_at.toISOString(),
  state: stateOf(refund),
  ended_at: (refund.done_at ?? refund.refused_at)?.toISOString() ?? null,
  refusal: refund.refusal,
  lines: [...refund.lines],
  is_of_other_payment: refund.token !== null && refund.token !== token,
});

const toRevision = (
  { at, refund_id, product, ...revision }: OrderRevision,
  refunds: readonly Refund[],
): NonNullable<OfficeOrder['revisions']>[number] => ({
  ...revision,
  at: at.toISOString(),
  product: product && {
    sku: product.sku,
    slug: product.slug,
    product_type: product.product_type,
    name: lineName(product),
    brand: product.brand.name,
    year: product.year,
    price: product.price,
    image: product.image,
  },
  refund: refunds.find(({ id }) => id === refund_id)?.amount ?? 0,
});

const proofOf = (
  { platform, proof_at, proof_note, proof_refusal, status }: OrderRow,
  file: Awaited<ReturnType<typeof findProofFacts>>,
): OfficeOrder['proof'] => {
  if (platform !== 'transfer' || !(file || proof_at || proof_refusal)) return null;
  return {
    type: file?.type ?? null,
    received_at: (file?.received_at ?? proof_at)?.toISOString() ?? null,
    note: proof_note,
    waits: proof_at !== null && status === 'in_validation',
    refusal: proof_at === null ? proof_refusal : null,
  };
};

const timelineOf = (found: {
  history: Awaited<ReturnType<typeof findOrderHistory>>;
  audit: Awaited<ReturnType<typeof findAuditOfOrder>>;
  mails: Awaited<ReturnType<typeof findOrderMails>>;
  notes: Awaited<ReturnType<typeof findNotes>>;
  refunds: readonly Refund[];
  proofAt: Date | undefined;
}): OfficeOrder['timeline'] => {
  const entries: OfficeOrder['timeline'] = [
    ...found.history.map(({ at, ...change }) => ({
      kind: 'status' as const,
      at: at.toISOString(),
      ...change,
    })),
    ...found.audit.map(({ at, ...entry }) => ({ kind: 'staff' as const, at: at.toISOString(), ...entry })),
    ...found.mails.map(({ at, kind, state }) => ({
      kind: 'mail' as const,
      at: at.toISOString(),
      mail: kind,
      state,
    })),
    ...found.notes.map(({ at, staff, text }) => ({
      kind: 'note' as const,
      at: at.toISOString(),
      staff,
      text,
    })),
    ...found.refunds.map((refund) => ({
      kind: 'refund' as const,
      at: (refund.done_at ?? refund.refused_at ?? refund.created_at).toISOString(),
      amount: refund.amount,
      state: stateOf(refund),
    })),
    ...(found.proofAt ? [{ kind: 'proof' as const, at: found.proofAt.toISOString() }] : []),
  ];
  return entries.sort((one, other) => one.at.localeCompare(other.at));
};

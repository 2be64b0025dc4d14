import type { Parcel } from 'shared-contracts/api/common.schema';
import type { OrderRefund, OrderRevision } from 'shared-contracts/api/order-parts.schema';
import type { Order } from 'shared-contracts/api/orders.schema';
import { holdsAlcohol } from 'shared-contracts/domain/alcohol';
import { formatDateTime, formatFullDate } from 'shared-contracts/domain/dates';
import { formatClp } from 'shared-contracts/domain/money';
import { orderStatusWords as statusWordsEn } from 'shared-contracts/domain/order-status-words/en';
import { orderStatusWords as statusWordsEs } from 'shared-contracts/domain/order-status-words/es';
import { parcelWords as parcelWordsEn } from 'shared-contracts/domain/parcel-words/en';
import { parcelWords as parcelWordsEs } from 'shared-contracts/domain/parcel-words/es';
import { refundWords as refundWordsEn } from 'shared-contracts/domain/refund-words/en';
import { refundWords as refundWordsEs } from 'shared-contracts/domain/refund-words/es';
import { revisionWords as revisionWordsEn } from 'shared-contracts/domain/revision-words/en';
import { revisionWords as revisionWordsEs } from 'shared-contracts/domain/revision-words/es';
import { describeRevision } from 'shared-contracts/domain/revision-words/types';
import { formatRut } from 'shared-contracts/domain/rut';
import type { OrderPlace } from '../lib/order-link.ts';
import type { MailShop } from '../modules/content/find-mail-shop.ts';
import type { TransferAccount } from '../modules/content/find-transfer-account.ts';
import { greeting } from './greeting.ts';
import type { Mail } from './mailer.ts';
import { type MailedOrder, orderSummary } from './order-confirmation.ts';
import { fill } from './order-confirmation.words.ts';
import { ORDER_NOTICE_WORDS, type OrderNoticeKind, type OrderNoticeWords } from './order-notice.words.ts';
import { renderMail } from './render.ts';
import { TRANSFER_LABELS } from './transfer-labels.words.ts';

export interface NoticeFacts {
  /** Refunded amount in CLP. */
  amount?: number;
  /** Parts of the refund. */
  refund?: OrderRefund | undefined;
  /** The refund was given by other means than the payment. */
  isByHand?: boolean;
  /** Changes of the order, and what is sent after them. */
  revisions?: readonly OrderRevision[];
  packed?: Order['packed'];
  parcel?: Parcel | null;
  account?: TransferAccount | null;
  /** Address for proofs of a transfer. The shop's address without one. */
  proofEmail?: string;
  /** Names of attached tax documents. */
  documents?: string;
  /** Names of earlier documents that the attached ones replace. */
  replaced?: readonly string[];
  /** Address of the only attached document. */
  documentUrl?: string;
  /** Return of products: its number, its lines, and the day until which its money is given back. */
  returned?: { number: string; lines: readonly { name: string; qty: number }[]; moneyBy: string };
  /** Why the operator refused the proof of a transfer or a return, or the question about a return. */
  reason?: string | null;
  /** Distinguishes mails of the same type and order. Equal for retries of a mail. */
  occurrence?: string;
}

const REFUND_WORDS = { es: refundWordsEs, en: refundWordsEn };
const REVISION_WORDS = { es: revisionWordsEs, en: revisionWordsEn };
const PARCEL_WORDS = { es: parcelWordsEs, en: parcelWordsEn };
const STATUS_WORDS = { es: statusWordsEs, en: statusWordsEn };

/** Mails whose link leads to the data of the transfer, and not to the order. */
const TO_TRANSFER: ReadonlySet<OrderNoticeKind> = new Set([
  'difference-transfer',
  'transfer-instructions',
  'proof-refused',
]);
const SAME_MEANS = { es: ' por el mismo medio de pago', en: ' by the same means of payment' };
/** The names of all documents are feminine. */
const REPLACED = {
  es: 'Reemplaza a la {replaced}, que el SII no aceptó: no la uses ni la registres.',
  en: 'It replaces {replaced}, which the tax office (SII) did not accept: do not use or record that one.',
};

/** Mails that contain the order summary. */
const WITH_SUMMARY: ReadonlySet<OrderNoticeKind> = new Set([
  'order-received',
  'payment-link',
  'difference-link',
  'difference-transfer',
  'transfer-instructions',
  'order-shipped',
]);

/** Creates the mail about an order step, in the order's language. */
export const orderNotice = (
  kind: OrderNoticeKind,
  order: MailedOrder,
  {
    shop,
    publicUrl,
    linkTo,
    facts = {},
  }: { shop: MailShop; publicUrl: string; linkTo: (place: OrderPlace) => string; facts?: NoticeFacts },
): Mail => {
  const words = ORDER_NOTICE_WORDS[order.locale][kind];
  const values = {
    hello: greeting(order.name, order.locale),
    number: order.number,
    changed: order.difference?.number ?? '',
    total: formatClp(order.total),
    until: formatDateTime(order.expires_at.toISOString(), order.locale),
    amount: formatClp(facts.amount ?? order.total),
    means: facts.isByHand ? '' : SAME_MEANS[order.locale],
    email: facts.proofEmail ?? shop.email,
    address: order.delivery.pickup?.address ?? shop.address,
    // The words of a difference go on after it with a full stop of their own.
    reason: facts.reason ?? order.difference?.reason.trim().replace(/\.+$/, '') ?? '',
    documents: facts.documents ?? '',
    status: STATUS_WORDS[order.locale][order.status],
    return: facts.returned?.number ?? '',
    products: (facts.returned?.lines ?? [])
      .map(({ name, qty }) => REFUND_WORDS[order.locale].units(qty, name))
      .join(', '),
    moneyBy: facts.returned ? formatFullDate(facts.returned.moneyBy, order.locale) : '',
  };
  const subject = fill(words.subject, values);
  const occurrence = facts.occurrence ?? facts.amount?.toString();
  // A mail with tax documents has no link to the order: others may get a copy of it.
  const url = facts.documents ? facts.documentUrl : linkTo(TO_TRANSFER.has(kind) ? 'transfer' : 'order');
  const content = renderMail('./order-notice', {
    locale: order.locale,
    subject,
    shop: { ...shop, rut: formatRut(shop.rut) },
    title: fill(words.title, values),
    paragraphs: [
      ...paragraphsOf(words, order).map((text) => fill(text, values)),
      ...(facts.replaced ?? []).map((replaced) => fill(REPLACED[order.locale], { replaced })),
      ...revisionParagraphs(facts, order.locale),
      ...refundParagraphs(facts.refund, order.locale),
    ],
    parcel: facts.parcel && parcelIn(facts.parcel, order.locale),
    account: accountRows(facts.account, order.locale),
    summary: WITH_SUMMARY.has(kind) ? orderSummary(order) : null,
    action: words.action && url && { text: words.action, url },
  });
  return {
    to: order.email,
    subject,
    ...content,
    messageId: `<${[kind, order.id, occurrence].filter(Boolean).join('-')}@${new URL(publicUrl).hostname}>`,
  };
};

const paragraphsOf = (words: OrderNoticeWords, { lines, delivery }: MailedOrder): string[] => [
  ...words.paragraphs,
  ...(words.hours && delivery.pickup ? [`${words.hours}: ${delivery.pickup.hours}.`] : []),
  ...(words.alcohol && holdsAlcohol(lines) ? [words.alcohol] : []),
];

/** Each change of the order in a paragraph, then what is sent. */
const revisionParagraphs = (
  { revisions = [], packed = [] }: NoticeFacts,
  locale: MailedOrder['locale'],
): string[] => {
  if (revisions.length === 0) return [];
  const words = REVISION_WORDS[locale];
  return [
    ...revisions.map((revision) =>
      describeRevision(words, revision, {
        day: formatFullDate(revision.at, locale),
        amount: formatClp(revision.refund),
      }),
    ),
    `${words.packed}: ${packed.map(({ qty, name }) => words.units(qty, name)).join('; ')}.`,
  ];
};

/** Carrier and number in a paragraph, and the link to the carrier's page. */
const parcelIn = ({ carrier, number, url }: Parcel, locale: MailedOrder['locale']) => {
  const words = PARCEL_WORDS[locale];
  return { text: words.sent(carrier, number), link: url && { url, text: words.link(carrier) } };
};

/** Parts of a refund and their amounts, in one paragraph. */
const refundParagraphs = (refund: OrderRefund | undefined, locale: MailedOrder['locale']): string[] => {
  const { title, units, parts } = REFUND_WORDS[locale];
  const rows = (refund?.lines ?? []).map(
    ({ kind, name, qty, amount }) =>
      `${kind === 'line' ? units(qty, name) : parts[kind]}: ${formatClp(amount)}`,
  );
  return rows.length > 0 ? [`${title}: ${rows.join('; ')}.`] : [];
};

const accountRows = (account: TransferAccount | null = null, locale: MailedOrder['locale']) => {
  if (!account) return [];
  const shown: TransferAccount = { ...account, rut: formatRut(account.rut) };
  return Object.entries(TRANSFER_LABELS[locale]).map(([key, label]) => ({
    label,
    value: shown[key as keyof TransferAccount],
  }));
};

import { formatDateTime } from 'shared-contracts/domain/dates';
import { formatClp } from 'shared-contracts/domain/money';
import { formatRut } from 'shared-contracts/domain/rut';
import { hrefs } from 'shared-contracts/hrefs';
import type { Mail } from './mailer.ts';
import { type MailedOrder, type MailShop, orderSummary } from './order-confirmation.ts';
import { fill } from './order-confirmation.words.ts';
import { NOTICE_WORDS, type NoticeKind, TRANSFER_LABELS } from './order-notice.words.ts';
import { renderMail } from './render.ts';

/** The shop's bank account, as far as its page tells it (SPEC §3). */
export type TransferAccount = Partial<Record<'name' | 'rut' | 'bank' | 'account' | 'email', string>>;

export interface NoticeFacts {
  /** CLP given back. */
  amount?: number;
  account?: TransferAccount;
}

/** Where a mail's link leads. */
const ACTIONS: Partial<Record<NoticeKind, string>> = {
  'order-received': hrefs.cart,
  'transfer-instructions': '/datos-de-transferencia',
  'proof-received': hrefs.tracking,
  'payment-failed': hrefs.cart,
  'order-shipped': hrefs.tracking,
  'order-ready': hrefs.tracking,
};

/** Mails that repeat what was ordered. */
const WITH_SUMMARY: ReadonlySet<NoticeKind> = new Set([
  'order-received',
  'transfer-instructions',
  'order-shipped',
]);

/** One step of an order in words, in the language it was placed in. */
export const orderNotice = (
  kind: NoticeKind,
  order: MailedOrder,
  { shop, publicUrl, facts = {} }: { shop: MailShop; publicUrl: string; facts?: NoticeFacts },
): Mail => {
  const words = NOTICE_WORDS[order.locale][kind];
  const values = {
    name: order.name,
    number: order.number,
    total: formatClp(order.total),
    until: formatDateTime(order.expires_at.toISOString(), order.locale),
    amount: formatClp(facts.amount ?? order.total),
    email: shop.email,
    address: shop.address,
  };
  const subject = fill(words.subject, values);
  const href = ACTIONS[kind];
  const content = renderMail('./order-notice', {
    locale: order.locale,
    subject,
    shop: { ...shop, rut: formatRut(shop.rut) },
    title: fill(words.title, values),
    paragraphs: words.paragraphs.map((text) => fill(text, values)),
    account: accountRows(facts.account, order.locale),
    summary: WITH_SUMMARY.has(kind) ? orderSummary(order) : null,
    action: words.action && href && { text: words.action, url: publicUrl + href },
  });
  return {
    to: order.email,
    subject,
    ...content,
    messageId: `<${kind}-${order.id}${facts.amount === undefined ? '' : `-${facts.amount}`}@${new URL(publicUrl).hostname}>`,
  };
};

const accountRows = (account: TransferAccount = {}, locale: MailedOrder['locale']) =>
  Object.entries(TRANSFER_LABELS[locale]).flatMap(([key, label]) => {
    const value = account[key as keyof TransferAccount];
    return value ? [{ label, value: key === 'rut' ? formatRut(value) : value }] : [];
  });

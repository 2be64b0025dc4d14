import type { PickupPlace } from 'shared-contracts/api/common.schema';
import type { Order } from 'shared-contracts/api/orders.schema';
import { holdsAlcohol } from 'shared-contracts/domain/alcohol';
import { caseNames } from 'shared-contracts/domain/case-names';
import { formatDateTime } from 'shared-contracts/domain/dates';
import { lineDetail, lineName } from 'shared-contracts/domain/line-name';
import { formatClp } from 'shared-contracts/domain/money';
import { withdrawalExclusion } from 'shared-contracts/domain/order-returns';
import { printable } from 'shared-contracts/domain/printable';
import { formatRut } from 'shared-contracts/domain/rut';
import { splitIva } from 'shared-contracts/domain/tax';
import { hrefs } from 'shared-contracts/hrefs';
import type { Locale } from 'shared-contracts/locale';
import { withLocale } from 'shared-contracts/with-locale';
import type { OrderStatus } from '../db/schema/sales.ts';
import type { OrderPlace } from '../lib/order-link.ts';
import type { MailShop } from '../modules/content/find-mail-shop.ts';
import type { deliveryOf } from '../modules/orders/to-order.ts';
import { daysInWords } from '../modules/shipping/to-shipping.ts';
import { DATA_LINK } from './data-link.ts';
import { greeting } from './greeting.ts';
import type { Mail } from './mailer.ts';
import { CONFIRMATION_WORDS, type ConfirmationWords, fill } from './order-confirmation.words.ts';
import { renderMail } from './render.ts';

/** Order data for its mails. Amounts in CLP. */
export interface MailedOrder {
  id: string;
  number: string;
  locale: Locale;
  status: OrderStatus;
  created_at: Date;
  /** Expiry of the reserved stock of an unpaid order. */
  expires_at: Date;
  platform: 'webpay' | 'transfer';
  email: string;
  name: string;
  lines: {
    name: string;
    product_type: string;
    brand: string;
    year: number | null;
    format: number | null;
    qty: number;
    price: number;
    retractoExcluded: string | null;
    case_id?: string | null;
    case_size?: number | null;
  }[];
  subtotal: number;
  discount: number;
  price_delivery: number;
  gift_price: number;
  gift_text: string | null;
  total: number;
  /** Of an order for a difference: the order that changes, and why. */
  difference?: { number: string; reason: string } | null;
  delivery: ReturnType<typeof deliveryOf> & {
    days: { min: number; max: number } | null;
    /** Promised days in words. */
    arrives: string | null;
    pickup: PickupPlace | null;
  };
  document: '0' | '1';
  invoice: { reason: string; rut: string } | null;
  card: Omit<NonNullable<Order['card']>, 'transaction_date'> | null;
}

/**
 * Creates the confirmation of a paid order in the shopper's language, with all contract data: prices,
 * delivery, total, right of withdrawal and terms (law 19.496, law 19.925).
 */
export const orderConfirmation = (
  order: MailedOrder,
  shop: MailShop,
  { publicUrl, linkTo }: { publicUrl: string; linkTo: (place: OrderPlace) => string },
): Mail => {
  const words = CONFIRMATION_WORDS[order.locale];
  const subject = fill(words.subject, { number: order.number });
  const { net, iva } = splitIva(order.total);
  const excluded = order.lines.flatMap((line) => {
    const why = withdrawalExclusion({ ...line, retracto_excluded: line.retractoExcluded });
    return why ? [`${lineName(line)} (${why})`] : [];
  });
  const content = renderMail('./order-confirmation', {
    words,
    locale: order.locale,
    subject,
    shop: { ...shop, rut: formatRut(shop.rut) },
    number: order.number,
    date: formatDateTime(order.created_at.toISOString(), order.locale),
    greeting: fill(order.difference ? words.differenceGreeting : words.greeting, {
      hello: greeting(order.name, order.locale),
      changed: order.difference?.number ?? '',
    }),
    status: { text: words.status, url: linkTo('order') },
    summary: orderSummary(order),
    // A factura can have an alcohol tax in its total, which is known when it is issued.
    vat: order.document === '1' ? null : fill(words.vat, { net: formatClp(net), iva: formatClp(iva) }),
    // A paid difference goes with the order that it changed.
    delivery: order.difference ? null : deliveryTexts(order, words),
    giftText: order.gift_text && printable(order.gift_text).text.trim(),
    payment: paymentTexts(order, words),
    hasAlcohol: holdsAlcohol(order.lines),
    retracto: excluded.length < order.lines.length && fill(words.retracto, { email: shop.email }),
    retractoExcluded: excluded.length > 0 && fill(words.retractoExcluded, { products: excluded.join('; ') }),
    termsUrl: withLocale(publicUrl + hrefs.terms, order.locale),
    exchangeUrl: withLocale(publicUrl + hrefs.exchange, order.locale),
    data: { text: DATA_LINK[order.locale], url: withLocale(publicUrl + hrefs.myData, order.locale) },
  });
  return {
    to: order.email,
    subject,
    ...content,
    messageId: `<order-${order.id}@${new URL(publicUrl).hostname}>`,
  };
};

/** Lines and totals of an order for a mail's tables. */
export const orderSummary = (order: MailedOrder) => {
  const words = CONFIRMATION_WORDS[order.locale];
  const caseOf = caseNames(order.lines, order.locale);
  return {
    words,
    lines: order.lines.map((line) => ({
      name: line.name,
      detail: [lineDetail(line, line.brand), caseOf(line)].filter(Boolean).join(' · '),
      qty: line.qty,
      price: formatClp(line.price),
      amount: formatClp(line.price * line.qty),
    })),
    totals: totalsOf(order, words),
  };
};

const totalsOf = (order: MailedOrder, words: ConfirmationWords) => [
  { label: words.subtotal, amount: formatClp(order.subtotal) },
  ...(order.discount > 0 ? [{ label: words.discount, amount: formatClp(-order.discount) }] : []),
  ...(order.gift_price > 0 ? [{ label: words.giftBox, amount: formatClp(order.gift_price) }] : []),
  {
    label: order.delivery.method === 'pickup' ? words.pickup : words.delivery,
    amount: order.price_delivery > 0 ? formatClp(order.price_delivery) : words.free,
  },
  { label: order.card ? words.total : words.totalToPay, amount: formatClp(order.total), sum: true },
];

const arrivalTexts = (
  { delivery: { days, arrives }, locale }: MailedOrder,
  words: ConfirmationWords,
): string[] => {
  if (arrives) return [fill(words.arrives, { day: arrives })];
  return days ? [fill(words.days, { days: daysInWords(days.min, days.max, locale) })] : [];
};

const deliveryTexts = (order: MailedOrder, words: ConfirmationWords): string[] => {
  const { delivery, lines } = order;
  if (delivery.method === 'pickup') {
    const { address, hours, ready } = delivery.pickup ?? {};
    return [words.pickup, address, hours, ready].filter((text) => text !== undefined);
  }
  const { address, department, commune, region, receiver } = delivery;
  return [
    words.home,
    [address, department, commune, region].filter(Boolean).join(', '),
    ...arrivalTexts(order, words),
    fill(words.receivers[receiver ?? 'me'], { contact: delivery.contact ?? '' }),
    ...(receiver === 'concierge' && holdsAlcohol(lines) ? [words.conciergeAlcohol] : []),
  ];
};

const paymentTexts = (
  { card, platform, document, invoice }: MailedOrder,
  words: ConfirmationWords,
): string[] => {
  const documentText = fill(words.documents[document], {
    reason: invoice?.reason ?? '',
    rut: formatRut(invoice?.rut ?? ''),
  });
  if (!card) return platform === 'transfer' ? [words.transfer, documentText] : [documentText];
  const { VD, VP, credit } = words.types;
  const type = { VD, VP }[card.payment_type_code] ?? credit;
  const installments =
    card.installments_number > 1 && card.installments_amount !== null
      ? fill(words.installments, {
          count: card.installments_number,
          amount: formatClp(card.installments_amount),
        })
      : words.noInstallments;
  return [
    fill(words.card, { card: card.card_number, authorization: card.authorization_code }),
    `${type}, ${installments}`,
    documentText,
  ];
};

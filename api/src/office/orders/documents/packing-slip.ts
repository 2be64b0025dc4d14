import { holdsAlcohol } from 'shared-contracts/domain/alcohol';
import { caseNames } from 'shared-contracts/domain/case-names';
import { formatDateTime } from 'shared-contracts/domain/dates';
import { lineDetail, lineName } from 'shared-contracts/domain/line-name';
import type { Pdf } from '../../../lib/pdf.ts';
import { drawSlip, type Slip, streamSlips } from '../../../lib/slip.ts';
import type { Boxed } from '../../../modules/orders/line-names.repository.ts';
import type { findOrderLines, OrderRow } from '../../../modules/orders/orders.repository.ts';
import { SLIP_WORDS, type SlipWords } from './packing-slip.words.ts';

export interface PackingSlip {
  order: OrderRow;
  /** With what the boxes of the line hold. */
  lines: (Awaited<ReturnType<typeof findOrderLines>>[number] & { boxed: readonly Boxed[] })[];
  /** Name of the shop. */
  shop: string;
}

/** Packing slip: what goes where, with a box to tick for each line. It has no prices: the parcel may be a gift. */
export const drawPackingSlip = (packing: PackingSlip): Promise<Buffer> =>
  drawSlip(packing.order.number, (slip) => draw(slip, packing));

/** Packing slips in one file. */
export const streamPackingSlips = (title: string, slips: readonly PackingSlip[]): Promise<Pdf> =>
  streamSlips(title, slips, draw);

const draw = (slip: Slip, { order, lines, shop }: PackingSlip): void => {
  const words = SLIP_WORDS[order.locale];
  slip.head(shop, `${words.title} ${order.number}`);
  for (const [label, text] of factsOf(order, words)) slip.fact(label, text);
  slip.columns({ qty: words.qty, product: words.product, box: words.packed });
  const caseOf = caseNames(lines, order.locale);
  for (const line of lines)
    slip.line({
      qty: line.qty,
      name: lineName(line),
      details: [
        details(lineDetail({ year: line.year }, line.brand.name), line.sku, caseOf(line)),
        ...line.boxed.map((one) => details(`${one.qty} × ${lineName(one)}`, one.year, one.sku)),
      ].join('\n'),
    });
  slip.hairline();
  // A box counts as what it holds, as in the row of a batch.
  const packed = lines.flatMap((line): readonly { qty: number }[] =>
    line.boxed.length > 0 ? line.boxed : [line],
  );
  const units = packed.reduce((sum, { qty }) => sum + qty, 0);
  slip.text(`${words.units}: ${units}`, 6, { size: 11, weight: 'bold' });
  if (holdsAlcohol(lines)) slip.text(words.alcohol, 10, { size: 9, isGrey: true });
};

const details = (...parts: (string | number | null)[]): string => parts.filter(Boolean).join(' · ');

/** Facts of the parcel: label and text. */
const factsOf = (order: OrderRow, words: SlipWords): [label: string, text: string][] => {
  const { contact, receiver } = order;
  const contactName = contact && [contact.name, contact.surname].filter(Boolean).join(' ');
  const receiverName = receiver === 'concierge' ? words.concierge : contactName;
  const isPickup = order.delivery_method === 'pickup';
  const facts: [string, string | null | undefined][] = [
    [words.placed, formatDateTime(order.created_at.toISOString(), order.locale)],
    [
      words.deliverTo,
      isPickup
        ? words.pickup
        : [order.address, order.department, order.commune, order.region].filter(Boolean).join(', '),
    ],
    [words.buyer, `${order.name} ${order.surname}`],
    [words.receiver, receiverName],
    [words.phone, contact?.phone || order.phone],
    [words.comment, order.comment],
    [words.document, order.document === '1' ? words.invoice : words.receipt],
    ['', order.gift_check ? [words.gift, order.gift_text && words.giftCard].filter(Boolean).join(' ') : null],
  ];
  return facts.flatMap(([label, text]) => (text ? [[label, text]] : []));
};

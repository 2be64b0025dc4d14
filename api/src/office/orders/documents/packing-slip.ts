import { holdsAlcohol } from 'shared-contracts/domain/alcohol';
import { formatDateTime } from 'shared-contracts/domain/dates';
import { lineDetail, lineName } from 'shared-contracts/domain/line-name';
import type { findOrderLines, OrderRow } from '../../../modules/orders/orders.repository.ts';
import { SLIP_WORDS } from './packing-slip.words.ts';
import { createPdf, drawable, MM, type Pdf } from './pdf.ts';

export interface Slip {
  order: OrderRow;
  lines: Awaited<ReturnType<typeof findOrderLines>>;
  /** Name of the shop. */
  shop: string;
}

const MARGIN = 18 * MM;
const WIDTH = 210 * MM - 2 * MARGIN;
const PAGE_END = 297 * MM - MARGIN;
const QTY_WIDTH = 14 * MM;
const BOX_SIZE = 4 * MM;
const NAME_WIDTH = WIDTH - QTY_WIDTH - 16 * MM;
const GREY = '#5b524b';
const INK = '#1f1a17';
const HAIRLINE = '#b9ada0';

type SetFont = (name: 'regular' | 'bold' | 'italic') => Pdf;

/**
 * Packing slip on A4: what goes where, with a box to tick for each line. It has no prices, because the parcel may be a
 * gift.
 */
export const drawPackingSlip = (slip: Slip): Promise<Buffer> =>
  createPdf({ title: slip.order.number, size: 'A4', margin: MARGIN }, (pdf, font) => {
    const words = SLIP_WORDS[slip.order.locale];
    drawHead(pdf, font, slip, words);
    for (const [label, text] of factsOf(slip.order, words)) drawFact(pdf, font, label, text);
    drawLines(pdf, font, slip, words);
    if (holdsAlcohol(slip.lines)) {
      keepRoom(pdf, 30);
      font('regular').fontSize(9).fillColor(GREY);
      pdf.text(words.alcohol ?? '', MARGIN, pdf.y + 10, { width: WIDTH });
    }
  });

type Words = Record<string, string>;

const drawHead = (pdf: Pdf, font: SetFont, { order, shop }: Slip, words: Words): void => {
  font('regular').fontSize(10).fillColor(GREY).text(drawable(shop), MARGIN, MARGIN, { width: WIDTH });
  font('bold').fontSize(24).fillColor(INK).text(`${words.title} ${order.number}`, { width: WIDTH });
  pdf.moveDown(0.5);
};

/** Facts of the parcel: label and text. */
const factsOf = (order: OrderRow, words: Words): [label: string, text: string][] => {
  const { contact, receiver } = order;
  const contactName = contact && [contact.name, contact.surname].filter(Boolean).join(' ');
  const receiverName = receiver === 'concierge' ? words.concierge : contactName;
  const isPickup = order.delivery_method === 'pickup';
  const facts: [string | undefined, string | null | undefined][] = [
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
  return facts.flatMap(([label, text]) => (text ? [[label ?? '', text]] : []));
};

const drawFact = (pdf: Pdf, font: SetFont, label: string, text: string): void => {
  keepRoom(pdf, 18);
  const { y } = pdf;
  font('regular')
    .fontSize(9)
    .fillColor(GREY)
    .text(label, MARGIN, y + 2, { width: 28 * MM });
  const x = MARGIN + 30 * MM;
  font('regular')
    .fontSize(11)
    .fillColor(INK)
    .text(drawable(text), x, y, { width: WIDTH - 30 * MM });
  pdf.y += 2;
};

const drawLines = (pdf: Pdf, font: SetFont, { lines }: Slip, words: Words): void => {
  pdf.y += 12;
  const { y } = pdf;
  font('regular')
    .fontSize(9)
    .fillColor(GREY)
    .text(words.qty ?? '', MARGIN, y, { width: QTY_WIDTH });
  pdf.text(words.product ?? '', MARGIN + QTY_WIDTH, y);
  pdf.text(words.packed ?? '', MARGIN, y, { width: WIDTH, align: 'right' });
  for (const line of lines) drawLine(pdf, font, line);
  drawHairline(pdf);
  const units = lines.reduce((sum, { qty }) => sum + qty, 0);
  font('bold')
    .fontSize(11)
    .fillColor(INK)
    .text(`${words.units}: ${units}`, MARGIN, pdf.y + 6);
};

const drawLine = (pdf: Pdf, font: SetFont, line: Slip['lines'][number]): void => {
  const name = drawable(lineName(line));
  const details = drawable(`${lineDetail({ year: line.year }, line.brand.name)} · ${line.sku}`);
  keepRoom(pdf, font('bold').fontSize(12).heightOfString(name, { width: NAME_WIDTH }) + 30);
  drawHairline(pdf);
  const y = pdf.y + 6;
  pdf.fillColor(INK).text(`${line.qty} ×`, MARGIN, y, { width: QTY_WIDTH });
  font('regular')
    .fontSize(12)
    .fillColor(INK)
    .text(name, MARGIN + QTY_WIDTH, y, { width: NAME_WIDTH });
  pdf.fontSize(9).fillColor(GREY).text(details, { width: NAME_WIDTH });
  pdf
    .rect(MARGIN + WIDTH - BOX_SIZE, y + 2, BOX_SIZE, BOX_SIZE)
    .strokeColor(INK)
    .lineWidth(0.7)
    .stroke();
  pdf.fillColor(INK);
  pdf.y += 4;
};

const drawHairline = (pdf: Pdf): void => {
  pdf
    .moveTo(MARGIN, pdf.y + 2)
    .lineTo(MARGIN + WIDTH, pdf.y + 2)
    .strokeColor(HAIRLINE)
    .lineWidth(0.5)
    .stroke();
};

/** Starts a new page when less than `height` points are left. */
const keepRoom = (pdf: Pdf, height: number): void => {
  if (pdf.y + height > PAGE_END) pdf.addPage();
};

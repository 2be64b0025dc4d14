import { holdsAlcohol } from 'shared-contracts/domain/alcohol';
import { formatDateTime } from 'shared-contracts/domain/dates';
import { lineDetail, lineName } from 'shared-contracts/domain/line-name';
import { printable } from 'shared-contracts/domain/printable';
import { createPdf, MM, type Pdf } from '../../../lib/pdf.ts';
import { heightOf, type TextStyle, writeText } from '../../../lib/pdf-text.ts';
import type { findOrderLines, OrderRow } from '../../../modules/orders/orders.repository.ts';
import { SLIP_WORDS } from './packing-slip.words.ts';

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

/**
 * Packing slip on A4: what goes where, with a box to tick for each line. It has no prices, because the parcel may be a
 * gift.
 */
export const drawPackingSlip = (slip: Slip): Promise<Buffer> =>
  createPdf({ title: slip.order.number, size: 'A4', margin: MARGIN }, (pdf) => {
    const words = SLIP_WORDS[slip.order.locale];
    drawHead(pdf, slip, words);
    for (const [label, text] of factsOf(slip.order, words)) drawFact(pdf, label, text);
    drawLines(pdf, slip, words);
    if (holdsAlcohol(slip.lines)) {
      keepRoom(pdf, 30);
      write(pdf, words.alcohol ?? '', MARGIN, pdf.y + 10, { size: 9, width: WIDTH, color: GREY });
    }
  });

/** Writes text of the order. A sign that the fonts lack becomes a question mark. */
const write = (
  pdf: Pdf,
  text: string,
  x: number,
  y: number,
  { color = INK, ...style }: TextStyle & { color?: string },
): void => {
  pdf.fillColor(color);
  writeText(pdf, shown(text), x, y, style);
};
const shown = (text: string): string => printable(text, '?').text;

type Words = Record<string, string>;

const drawHead = (pdf: Pdf, { order, shop }: Slip, words: Words): void => {
  write(pdf, shop, MARGIN, MARGIN, { size: 10, width: WIDTH, color: GREY });
  write(pdf, `${words.title} ${order.number}`, MARGIN, pdf.y, { weight: 'bold', size: 24, width: WIDTH });
  pdf.y += 12;
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

const drawFact = (pdf: Pdf, label: string, text: string): void => {
  keepRoom(pdf, 18);
  const { y } = pdf;
  write(pdf, label, MARGIN, y + 2, { size: 9, width: 28 * MM, color: GREY });
  write(pdf, text, MARGIN + 30 * MM, y, { size: 11, width: WIDTH - 30 * MM });
  pdf.y += 2;
};

const drawLines = (pdf: Pdf, { lines }: Slip, words: Words): void => {
  const y = pdf.y + 12;
  const style = { size: 9, width: WIDTH, color: GREY };
  write(pdf, words.qty ?? '', MARGIN, y, style);
  write(pdf, words.product ?? '', MARGIN + QTY_WIDTH, y, style);
  write(pdf, words.packed ?? '', MARGIN, y, { ...style, align: 'right' });
  for (const line of lines) drawLine(pdf, line);
  drawHairline(pdf);
  const units = lines.reduce((sum, { qty }) => sum + qty, 0);
  write(pdf, `${words.units}: ${units}`, MARGIN, pdf.y + 6, { weight: 'bold', size: 11, width: WIDTH });
};

const drawLine = (pdf: Pdf, line: Slip['lines'][number]): void => {
  const name = lineName(line);
  const details = `${lineDetail({ year: line.year }, line.brand.name)} · ${line.sku}`;
  keepRoom(pdf, heightOf(pdf, shown(name), { size: 12, width: NAME_WIDTH }) + 30);
  drawHairline(pdf);
  const y = pdf.y + 6;
  write(pdf, `${line.qty} ×`, MARGIN, y, { weight: 'bold', size: 12, width: QTY_WIDTH });
  write(pdf, name, MARGIN + QTY_WIDTH, y, { size: 12, width: NAME_WIDTH });
  write(pdf, details, MARGIN + QTY_WIDTH, pdf.y, { size: 9, width: NAME_WIDTH, color: GREY });
  pdf
    .rect(MARGIN + WIDTH - BOX_SIZE, y + 2, BOX_SIZE, BOX_SIZE)
    .strokeColor(INK)
    .lineWidth(0.7)
    .stroke();
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

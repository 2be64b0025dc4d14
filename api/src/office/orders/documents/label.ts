import { holdsAlcohol } from 'shared-contracts/domain/alcohol';
import { printable } from 'shared-contracts/domain/printable';
import { code128 } from 'tax-documents/code-128';
import { MM, type Pdf, streamPages } from '../../../lib/pdf.ts';
import { heightOf, type TextStyle, writeText } from '../../../lib/pdf-text.ts';
import type { OrderRow } from '../../../modules/orders/orders.repository.ts';

/** Words of the label. The carrier in Chile reads it, whatever the buyer's language. */
const WORDS = {
  from: 'De',
  to: 'Para',
  order: 'Pedido',
  pickup: 'Retiro en tienda',
  concierge: 'Entregar en conserjería',
  alcohol: '+18 · Solo a mayores de 18 años, con cédula',
};

export interface Label {
  order: OrderRow;
  /** Types of the products in the parcel. */
  lines: readonly { product_type: string }[];
  shop: { name: string; address: string };
  /** The carrier's sorting code of a booked parcel. */
  route?: string | null;
}

/** 10 × 15 cm: the paper of label printers. */
const SIZE: [number, number] = [100 * MM, 150 * MM];
const MARGIN = 6 * MM;
const WIDTH = SIZE[0] - 2 * MARGIN;
const CODE_TOP = 122 * MM;
const CODE_HEIGHT = 15 * MM;
const ALCOHOL_TOP = CODE_TOP - 8 * MM;
/** Points of a line of the comment. */
const COMMENT_LINE = 15.5;
/** Width of the narrowest bar. Most scanners read half of it, which a printer of 203 dpi draws with two points. */
const MODULE = 0.5 * MM;

/** Labels of parcels, one on each page. They have no prices, and the buyer's data only as far as the carrier needs it. */
export const streamLabels = (labels: readonly Label[]): Promise<Pdf> =>
  streamPages(
    { title: labels.map(({ order }) => order.number).join(' '), size: SIZE, margin: MARGIN },
    labels,
    drawLabel,
  );

const drawLabel = (pdf: Pdf, { order, lines, shop, route }: Label): void => {
  write(pdf, `${WORDS.from}: ${[shop.name, shop.address].filter(Boolean).join(', ')}`, MARGIN, {
    size: 9,
    lines: 2,
  });
  drawHairline(pdf);
  // A booked parcel has its number before it is sent.
  if (order.carrier !== null) {
    const text = [order.carrier, order.tracking_number, route].filter(Boolean).join(' · ');
    write(pdf, text, pdf.y + 6, { size: 13, weight: 'bold', lines: 1 });
    drawHairline(pdf);
  }
  write(pdf, WORDS.to, pdf.y + 8, { size: 9, lines: 1 });
  for (const [text, style] of receiverOf(order)) if (text) write(pdf, text, pdf.y + 1, style);
  // A long address leaves less room for the comment.
  const room = Math.max(0, Math.floor((ALCOHOL_TOP - pdf.y - 6) / COMMENT_LINE));
  if (order.comment && room > 0) write(pdf, order.comment, pdf.y + 6, { size: 10, lines: Math.min(4, room) });
  if (holdsAlcohol(lines)) write(pdf, WORDS.alcohol, ALCOHOL_TOP, { size: 10, weight: 'bold', lines: 1 });
  drawCode(pdf, order.number);
};

type Style = Omit<TextStyle, 'width'> & { lines: number };

/** Lines of the receiver with their style. */
const receiverOf = (order: OrderRow): [text: string | null, style: Style][] => {
  const { contact, receiver } = order;
  const other = contact && [contact.name, contact.surname].filter(Boolean).join(' ');
  const name: [string, Style] = [
    other || `${order.name} ${order.surname}`,
    { size: 17, weight: 'bold', lines: 2 },
  ];
  const phone: [string, Style] = [contact?.phone || order.phone, { size: 12, lines: 1 }];
  if (order.delivery_method === 'pickup')
    return [name, [WORDS.pickup, { size: 15, weight: 'bold', lines: 1 }], phone];
  return [
    name,
    [[order.address, order.department].filter(Boolean).join(', '), { size: 14, lines: 3 }],
    [order.commune, { size: 17, weight: 'bold', lines: 1 }],
    [order.region, { size: 12, lines: 2 }],
    phone,
    [receiver === 'concierge' ? WORDS.concierge : null, { size: 12, weight: 'bold', lines: 1 }],
  ];
};

/** Writes text, cut after some lines, so that nothing reaches the code. A sign that the fonts lack becomes a question mark. */
const write = (pdf: Pdf, text: string, y: number, { lines, ...style }: Style): void => {
  pdf.fillColor('black');
  const wide = { ...style, width: WIDTH };
  // The point keeps a line that rounding would cut.
  const height = lines * heightOf(pdf, 'X', wide) + 1;
  writeText(pdf, printable(text, '?').text, MARGIN, y, { ...wide, height });
};

const drawHairline = (pdf: Pdf): void => {
  pdf
    .moveTo(MARGIN, pdf.y + 3)
    .lineTo(MARGIN + WIDTH, pdf.y + 3)
    .lineWidth(0.7)
    .stroke();
  pdf.y += 3;
};

/** Number of the order as a code, centred, with the number below. */
const drawCode = (pdf: Pdf, number: string): void => {
  const widths = code128(number);
  const total = widths.reduce((sum, width) => sum + width, 0) * MODULE;
  let left = (SIZE[0] - total) / 2;
  widths.forEach((width, index) => {
    if (index % 2 === 0) pdf.rect(left, CODE_TOP, width * MODULE, CODE_HEIGHT).fill('black');
    left += width * MODULE;
  });
  write(pdf, `${WORDS.order} ${number}`, CODE_TOP + CODE_HEIGHT + MM, {
    size: 11,
    align: 'center',
    lines: 1,
  });
};

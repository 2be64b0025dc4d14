import { formatFullDate } from 'shared-contracts/domain/dates';
import { printable } from 'shared-contracts/domain/printable';
import { createPdf, MM, type Pdf } from '../../lib/pdf.ts';
import { heightOf, type TextStyle, writeText } from '../../lib/pdf-text.ts';
import type { OrderRow } from '../orders/orders.repository.ts';
import { RETURN_SLIP_WORDS } from './return-slip.words.ts';

export interface ReturnSlip {
  order: Pick<OrderRow, 'number' | 'name' | 'surname' | 'locale'>;
  /** Number of the return: CQ-000042-D1. */
  number: string;
  requestedAt: Date;
  lines: readonly { name: string; qty: number }[];
  /** Name and address of the shop. */
  shop: { name: string; address: string };
}

const MARGIN = 18 * MM;
const WIDTH = 210 * MM - 2 * MARGIN;
const PAGE_END = 297 * MM - MARGIN;
const QTY_WIDTH = 14 * MM;
const BOX_SIZE = 4 * MM;
const NAME_WIDTH = WIDTH - QTY_WIDTH - 16 * MM;
const INK = '#1f1a17';
const GREY = '#5b524b';

const shown = (text: string): string => printable(text, '?').text;

/** Writes text. A sign that the fonts lack becomes a question mark. */
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

/** Return slip on A4: the buyer puts it into the parcel, and staff tick what came back. It has no prices. */
export const drawReturnSlip = ({ order, number, requestedAt, lines, shop }: ReturnSlip): Promise<Buffer> =>
  createPdf({ title: number, size: 'A4', margin: MARGIN }, (pdf) => {
    const words = RETURN_SLIP_WORDS[order.locale];
    write(pdf, shop.name, MARGIN, MARGIN, { size: 10, width: WIDTH, color: GREY });
    write(pdf, `${words.title} ${number}`, MARGIN, pdf.y, { weight: 'bold', size: 24, width: WIDTH });
    pdf.y += 12;
    const facts: [string | undefined, string][] = [
      [words.order, order.number],
      [words.asked, formatFullDate(requestedAt.toISOString(), order.locale)],
      [words.buyer, `${order.name} ${order.surname}`],
      [words.address, [shop.name, shop.address].filter(Boolean).join(', ')],
    ];
    for (const [label, text] of facts) {
      const { y } = pdf;
      write(pdf, label ?? '', MARGIN, y + 2, { size: 9, width: 28 * MM, color: GREY });
      write(pdf, text, MARGIN + 30 * MM, y, { size: 11, width: WIDTH - 30 * MM });
      pdf.y += 2;
    }
    const y = pdf.y + 12;
    const head = { size: 9, width: WIDTH, color: GREY };
    write(pdf, words.qty ?? '', MARGIN, y, head);
    write(pdf, words.product ?? '', MARGIN + QTY_WIDTH, y, head);
    write(pdf, words.checked ?? '', MARGIN, y, { ...head, align: 'right' });
    for (const line of lines) drawLine(pdf, line);
    write(pdf, words.howTo ?? '', MARGIN, pdf.y + 16, { size: 11, width: WIDTH });
  });

const drawLine = (pdf: Pdf, { name, qty }: ReturnSlip['lines'][number]): void => {
  const style = { size: 12, width: NAME_WIDTH };
  if (pdf.y + heightOf(pdf, shown(name), style) + 20 > PAGE_END) pdf.addPage();
  const y = pdf.y + 6;
  write(pdf, `${qty} ×`, MARGIN, y, { weight: 'bold', size: 12, width: QTY_WIDTH });
  write(pdf, name, MARGIN + QTY_WIDTH, y, style);
  pdf
    .rect(MARGIN + WIDTH - BOX_SIZE, y + 2, BOX_SIZE, BOX_SIZE)
    .strokeColor(INK)
    .lineWidth(0.7)
    .stroke();
};

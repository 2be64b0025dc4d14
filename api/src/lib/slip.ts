/**
 * Parts of slips on A4, which go into a parcel: heading, facts, and lines with a box to tick. Slips have no prices. Other
 * papers on A4 use the exported parts.
 */
import { printable } from 'shared-contracts/domain/printable';
import { drawCrest } from './crest.ts';
import { createPdf, MM, type Pdf, streamPages } from './pdf.ts';
import { GREY, HAIRLINE, heightOf, INK, type TextStyle, writeText } from './pdf-text.ts';

export const MARGIN = 18 * MM;
export const WIDTH = 210 * MM - 2 * MARGIN;
const PAGE_END = 297 * MM - MARGIN;
const LABEL_WIDTH = 28 * MM;
const TEXT_LEFT = 30 * MM;
const QTY_WIDTH = 14 * MM;
const BOX_SIZE = 4 * MM;
const CREST = 12 * MM;
const NAME = { size: 12, width: WIDTH - QTY_WIDTH - 16 * MM };

/** Slip that is being drawn. Each part moves on below itself. */
export interface Slip {
  head: (shop: string, title: string) => void;
  fact: (label: string, text: string) => void;
  columns: (labels: { qty: string; product: string; box: string }) => void;
  line: (line: { qty: number; name: string; details?: string }) => void;
  hairline: () => void;
  /** @param above points of space above the text */
  text: (text: string, above: number, style: { size: number; weight?: 'bold'; isGrey?: boolean }) => void;
}

export const shown = (text: string): string => printable(text, '?').text;

/** Writes text. A sign that the fonts lack becomes a question mark. */
export const write = (
  pdf: Pdf,
  text: string,
  x: number,
  y: number,
  { color = INK, ...style }: TextStyle & { color?: string },
): void => {
  pdf.fillColor(color);
  writeText(pdf, shown(text), x, y, style);
};

/** Starts a new page when less than `height` points are left. */
export const keepRoom = (pdf: Pdf, height: number): void => {
  if (pdf.y + height > PAGE_END) pdf.addPage();
};

export const drawHairline = (pdf: Pdf): void => {
  pdf
    .moveTo(MARGIN, pdf.y + 2)
    .lineTo(MARGIN + WIDTH, pdf.y + 2)
    .strokeColor(HAIRLINE)
    .lineWidth(0.5)
    .stroke();
};

/** Box to tick, at the right margin. */
export const drawBox = (pdf: Pdf, y: number, side: number, isTicked = false): void => {
  const x = MARGIN + WIDTH - side;
  pdf.rect(x, y, side, side).strokeColor(INK).lineWidth(0.7).stroke();
  if (!isTicked) return;
  pdf
    .moveTo(x + side * 0.2, y + side * 0.5)
    .lineTo(x + side * 0.4, y + side * 0.75)
    .lineTo(x + side * 0.8, y + side * 0.2)
    .stroke();
};

const drawFact = (pdf: Pdf, label: string, text: string): void => {
  keepRoom(pdf, 18);
  const { y } = pdf;
  write(pdf, label, MARGIN, y + 2, { size: 9, width: LABEL_WIDTH, color: GREY });
  write(pdf, text, MARGIN + TEXT_LEFT, y, { size: 11, width: WIDTH - TEXT_LEFT });
  pdf.y += 2;
};

const drawLine = (pdf: Pdf, { qty, name, details }: Parameters<Slip['line']>[0]): void => {
  keepRoom(pdf, heightOf(pdf, shown(name), NAME) + 30);
  drawHairline(pdf);
  const y = pdf.y + 6;
  write(pdf, `${qty} ×`, MARGIN, y, { weight: 'bold', size: 12, width: QTY_WIDTH });
  write(pdf, name, MARGIN + QTY_WIDTH, y, NAME);
  drawBox(pdf, y + 2, BOX_SIZE);
  // Last, because long details continue on the next page.
  if (details) write(pdf, details, MARGIN + QTY_WIDTH, pdf.y, { ...NAME, size: 9, color: GREY });
  pdf.y += 4;
};

export const PAGE = { size: 'A4', margin: MARGIN } as const;

const slipOn = (pdf: Pdf): Slip => ({
  head: (shop, heading) => {
    write(pdf, shop, MARGIN, MARGIN, { size: 10, width: WIDTH, color: GREY });
    write(pdf, heading, MARGIN, pdf.y, { weight: 'heading', size: 24, width: WIDTH - CREST });
    drawCrest(pdf, MARGIN + WIDTH - CREST, MARGIN, CREST);
    pdf.y += 12;
  },
  fact: (label, text) => drawFact(pdf, label, text),
  columns: ({ qty, product, box }) => {
    const y = pdf.y + 12;
    const style = { size: 9, width: WIDTH, color: GREY };
    write(pdf, qty, MARGIN, y, style);
    write(pdf, product, MARGIN + QTY_WIDTH, y, style);
    write(pdf, box, MARGIN, y, { ...style, align: 'right' });
  },
  line: (line) => drawLine(pdf, line),
  hairline: () => drawHairline(pdf),
  text: (text, above, { isGrey, ...style }) => {
    keepRoom(pdf, above + 20);
    write(pdf, text, MARGIN, pdf.y + above, { ...style, width: WIDTH, ...(isGrey && { color: GREY }) });
  },
});

/** @param title title of the file */
export const drawSlip = (title: string, draw: (slip: Slip) => void): Promise<Buffer> =>
  createPdf({ title, ...PAGE }, (pdf) => draw(slipOn(pdf)));

/** Draws a slip for each item, each on its own pages of one file. */
export const streamSlips = <T>(
  title: string,
  items: readonly T[],
  draw: (slip: Slip, item: T) => void,
): Promise<Pdf> => streamPages({ title, ...PAGE }, items, (pdf, item) => draw(slipOn(pdf), item));

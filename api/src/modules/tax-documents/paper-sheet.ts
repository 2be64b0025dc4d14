/** Sheets on which tax documents are printed, and texts on them. */
import { MM, type Pdf } from '../../lib/pdf.ts';
import { HAIRLINE, heightOf, INK, type TextStyle, writeText } from '../../lib/pdf-text.ts';

export interface Sheet {
  margin: number;
  width: number;
  /** Height of the page. A roll is as long as its text. */
  end: number;
  size: number;
  /** Draws the head of a further page. */
  onPage?: () => void;
}
export const A4: Sheet = { margin: 18 * MM, width: 174 * MM, end: 279 * MM, size: 10 };
export const ROLL: Sheet = { margin: 4 * MM, width: 72 * MM, end: Number.POSITIVE_INFINITY, size: 8.5 };
export const A4_PAGE = { size: 'A4', margin: A4.margin } as const;

export const write = (
  pdf: Pdf,
  text: string,
  x: number,
  y: number,
  style: TextStyle & { color?: string },
): void => {
  const { color = INK, ...rest } = style;
  pdf.fillColor(color);
  writeText(pdf, text, x, y, rest);
};

/** Starts a page when the part does not fit on this one. A roll never ends. */
export const keepRoom = (pdf: Pdf, { end, onPage }: Sheet, height: number): void => {
  if (pdf.y + height <= end) return;
  pdf.addPage(A4_PAGE);
  onPage?.();
};

/** @param space points below the rule */
export const drawRule = (pdf: Pdf, { margin, width }: Sheet, space: number): void => {
  pdf
    .lineWidth(0.5)
    .moveTo(margin, pdf.y)
    .lineTo(margin + width, pdf.y)
    .stroke(HAIRLINE);
  pdf.y += space;
};

/** A text, and an amount at the right edge. */
export const drawRow = (
  pdf: Pdf,
  sheet: Sheet,
  [left, right]: readonly [string, string],
  { color, ...style }: Partial<TextStyle> & { color?: string } = {},
): void => {
  const { margin, width, size } = sheet;
  // Large letters need a wider column for the same amount.
  const money = (26 * MM * (style.size ?? size)) / size;
  const text = { size, width: width - money - 6, ...style };
  keepRoom(pdf, sheet, heightOf(pdf, left, text) + 6);
  const { y } = pdf;
  write(pdf, right, margin + width - money, y, { size, align: 'right', ...style, width: money });
  write(pdf, left, margin, y, { ...text, ...(color && { color }) });
  pdf.y += 4;
};

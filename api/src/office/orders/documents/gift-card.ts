import { printable } from 'shared-contracts/domain/printable';
import { createPdf, MM } from '../../../lib/pdf.ts';
import { heightOf, type TextStyle, writeText } from '../../../lib/pdf-text.ts';

/** A6, upright. The preview of the checkout has the same measures (mfe-checkout/src/features/choose-gift-box). */
const SIZE: [number, number] = [105 * MM, 148 * MM];
const MARGIN = 14 * MM;
const LARGEST = 20;
const SMALLEST = 7;

/** Gift card with the buyer's message only. It never names a price, a buyer or an order. */
export const drawGiftCard = (message: string): Promise<Buffer> =>
  createPdf({ title: '', size: SIZE, margin: MARGIN }, (pdf) => {
    // A sign that the fonts cannot draw is left out: a question mark would spoil the card. The buyer was told.
    const text = printable(message).text.trim();
    const room = SIZE[1] - 2 * MARGIN;
    const style: TextStyle = { size: LARGEST, width: SIZE[0] - 2 * MARGIN, align: 'center', lineGap: 3 };
    while (style.size > SMALLEST && heightOf(pdf, text, style) > room) style.size -= 0.5;
    const top = MARGIN + Math.max(0, (room - heightOf(pdf, text, style)) / 2);
    // The smallest size fits any message of the checkout, except one of many short lines: cut that.
    writeText(pdf, text, MARGIN, top, { ...style, height: room });
  });

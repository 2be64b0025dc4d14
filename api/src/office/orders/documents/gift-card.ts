import { createPdf, drawable, MM } from './pdf.ts';

/** A6, upright. */
const SIZE: [number, number] = [105 * MM, 148 * MM];
const MARGIN = 14 * MM;
const LARGEST = 20;
const SMALLEST = 7;

/** Gift card with the buyer's message only. It never names a price, a buyer or an order. */
export const drawGiftCard = (message: string): Promise<Buffer> =>
  createPdf({ title: '', size: SIZE, margin: MARGIN }, (pdf, font) => {
    // A sign that the font cannot draw is left out: a question mark would spoil the card.
    const text = drawable(message, '').trim();
    const width = SIZE[0] - 2 * MARGIN;
    const room = SIZE[1] - 2 * MARGIN;
    const options = { width, align: 'center' as const, lineGap: 3 };
    font('italic');
    let size = LARGEST;
    while (size > SMALLEST && pdf.fontSize(size).heightOfString(text, options) > room) size -= 0.5;
    const height = pdf.fontSize(size).heightOfString(text, options);
    // The smallest size fits any message of the checkout, except one of empty lines: cut that.
    pdf.text(text, MARGIN, MARGIN + Math.max(0, (room - height) / 2), { ...options, height: room });
  });

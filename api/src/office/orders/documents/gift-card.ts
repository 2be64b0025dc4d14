import { GIFT_CARD } from 'shared-contracts/domain/gift-box';
import { printable } from 'shared-contracts/domain/printable';
import { drawCrest } from '../../../lib/crest.ts';
import { createPdf, MM, type Pdf, streamPages } from '../../../lib/pdf.ts';
import { HAIRLINE, heightOf, INK, type TextStyle, writeText } from '../../../lib/pdf-text.ts';

/** The preview of the checkout has the same proportions and margins (mfe-checkout/src/features/choose-gift-box). */
const SIZE: [number, number] = [GIFT_CARD.width, 148 * MM];
const MARGIN = 14 * MM;
const { largest, smallest } = GIFT_CARD;
const FRAME = 5 * MM;
const CREST = 6 * MM;
const PAGE = { title: '', size: SIZE, margin: MARGIN };

/** A fine frame with the shop's mark on its lower edge, both outside of the text. */
const drawFrame = (pdf: Pdf): void => {
  const [width, height] = SIZE;
  const bottom = height - FRAME - CREST / 2;
  pdf
    .lineWidth(0.5)
    .rect(FRAME, FRAME, width - 2 * FRAME, bottom - FRAME)
    .stroke(HAIRLINE);
  const left = (width - CREST) / 2;
  pdf.rect(left - 4, bottom - 2, CREST + 8, 4).fill('#ffffff');
  drawCrest(pdf, left, bottom - CREST / 2, CREST);
  pdf.fillColor(INK);
};

const draw = (pdf: Pdf, message: string): void => {
  drawFrame(pdf);
  // A sign that the fonts cannot draw is left out: a question mark would spoil the card. The buyer was told.
  const text = printable(message).text.trim();
  const room = SIZE[1] - 2 * MARGIN;
  const style: TextStyle = { size: largest, width: SIZE[0] - 2 * MARGIN, align: 'center', lineGap: 3 };
  while (style.size > smallest && heightOf(pdf, text, style) > room) style.size -= 0.5;
  const top = MARGIN + Math.max(0, (room - heightOf(pdf, text, style)) / 2);
  // The smallest size fits any message of the checkout, except one of many short lines: cut that.
  writeText(pdf, text, MARGIN, top, { ...style, height: room });
};

/** Gift card with the buyer's message only. It never names a price, a buyer or an order. */
export const drawGiftCard = (message: string): Promise<Buffer> =>
  createPdf(PAGE, (pdf) => draw(pdf, message));

/** Gift cards in one file, one on each page. */
export const streamGiftCards = (messages: readonly string[]): Promise<Pdf> =>
  streamPages(PAGE, messages, draw);

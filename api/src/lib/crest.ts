import type { Pdf } from './pdf.ts';

/** The shop's mark on a square of 32, as in `shell/public/favicon.svg`. */
const OUTLINE =
  'M10.5 5.5h11c1 4 1.2 6.3 1.2 7.7a6.7 6.7 0 0 1-13.4 0c0-1.4.2-3.7 1.2-7.7ZM16 20v6.5M11.5 26.5h9';
const WINE = 'M9.9 11.5h12.2c.5 4.6-1.9 7.7-6.1 7.7s-6.6-3.1-6.1-7.7Z';
const SIDE = 32;
const GROUND = '#6e1b2e';
const PAPER = '#fbf8f3';

/**
 * Draws the shop's mark. `pdf.y` stays.
 * @param size side of the square in points
 */
export const drawCrest = (pdf: Pdf, x: number, y: number, size: number): void => {
  pdf
    .save()
    .translate(x, y)
    .scale(size / SIDE);
  pdf.roundedRect(0, 0, SIDE, SIDE, 4).fill(GROUND);
  pdf.path(WINE).fill(PAPER);
  pdf.path(OUTLINE).lineWidth(1.8).lineCap('round').lineJoin('round').stroke(PAPER);
  pdf.restore();
};

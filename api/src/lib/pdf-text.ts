/** Text whose letters come from several font files. `pdfkit` itself breaks lines in one font only. */
import { fontOf, type Pdf, type Weight } from './pdf.ts';

/** Colours of papers. */
export const INK = '#1f1a17';
export const GREY = '#5b524b';
export const HAIRLINE = '#b9ada0';

export interface TextStyle {
  weight?: Weight;
  /** Points. */
  size: number;
  width: number;
  align?: 'left' | 'center' | 'right';
  /** Points between lines. */
  lineGap?: number;
  /** Leaves out lines that would end below this height. Without it they continue on the next page. */
  height?: number;
}
interface Run {
  font: string;
  text: string;
}

/** Neighbouring letters of one font. */
const runsOf = (text: string, weight: Weight): Run[] => {
  const runs: Run[] = [];
  for (const letter of text) {
    const font = fontOf(weight, letter);
    const last = runs.at(-1);
    if (last?.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
};

const widthOf = (pdf: Pdf, text: string, { weight = 'regular', size }: TextStyle): number =>
  runsOf(text, weight).reduce(
    (sum, run) => sum + pdf.font(run.font).fontSize(size).widthOfString(run.text),
    0,
  );

/** Cuts a word that is wider than a line. */
const piecesOf = (pdf: Pdf, word: string, style: TextStyle): string[] => {
  if (widthOf(pdf, word, style) <= style.width) return [word];
  const pieces: string[] = [''];
  for (const letter of word) {
    const longer = pieces.at(-1) + letter;
    if (widthOf(pdf, longer, style) <= style.width) pieces[pieces.length - 1] = longer;
    else pieces.push(letter);
  }
  return pieces;
};

const linesOf = (pdf: Pdf, text: string, style: TextStyle): string[] =>
  text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [''];
    for (const word of paragraph.split(' ').flatMap((one) => piecesOf(pdf, one, style))) {
      const last = lines.at(-1);
      const longer = last ? `${last} ${word}` : word;
      if (widthOf(pdf, longer, style) <= style.width) lines[lines.length - 1] = longer;
      else lines.push(word);
    }
    return lines;
  });

const lineHeightOf = (pdf: Pdf, { weight = 'regular', size, lineGap = 0 }: TextStyle): number =>
  pdf.font(`${weight} latin`).fontSize(size).currentLineHeight(true) + lineGap;

/** Height of printable text in points. */
export const heightOf = (pdf: Pdf, text: string, style: TextStyle): number =>
  linesOf(pdf, text, style).length * lineHeightOf(pdf, style);

/**
 * Writes printable text and moves `pdf.y` below it. Starts a new page when a line would not fit on this one.
 * @param x points from the left, @param y points from the top
 */
export const writeText = (pdf: Pdf, text: string, x: number, y: number, style: TextStyle): void => {
  const { weight = 'regular', size, width, align = 'left', height = Number.POSITIVE_INFINITY } = style;
  const lineHeight = lineHeightOf(pdf, style);
  let top = y;
  for (const line of linesOf(pdf, text, style).slice(0, height / lineHeight)) {
    if (top + lineHeight > pdf.page.maxY()) {
      pdf.addPage();
      top = pdf.y;
    }
    const free = width - widthOf(pdf, line, style);
    let left = x + free * { left: 0, center: 0.5, right: 1 }[align];
    for (const run of runsOf(line, weight)) {
      pdf.font(run.font).fontSize(size).text(run.text, left, top, { lineBreak: false });
      left += pdf.widthOfString(run.text);
    }
    top += lineHeight;
  }
  pdf.y = top;
};

/** Text as outlines, so that a picture looks the same on a machine without fonts. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'opentype.js';
import { n, path, xy } from './svg.ts';

const FILES = {
  serif: '@fontsource/playfair-display/files/playfair-display-latin-600-normal.woff',
  'serif-bold': '@fontsource/playfair-display/files/playfair-display-latin-800-normal.woff',
  italic: '@fontsource/playfair-display/files/playfair-display-latin-500-italic.woff',
  sans: '@fontsource/source-sans-3/files/source-sans-3-latin-400-normal.woff',
  'sans-bold': '@fontsource/source-sans-3/files/source-sans-3-latin-600-normal.woff',
} as const;
export type Face = keyof typeof FILES;

/** Below this size (units of an 800 × 1000 picture) a label's text is illegible. */
const MIN_SIZE = 7;

const require = createRequire(import.meta.url);
// The package's CommonJS build is the one Node resolves; its named exports are not visible to `import`.
const { parse } = require('opentype.js') as typeof import('opentype.js');
const fonts = new Map<Face, Font>();
const fontOf = (face: Face): Font => {
  let font = fonts.get(face);
  if (!font) {
    const bytes = readFileSync(require.resolve(FILES[face]));
    font = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
    fonts.set(face, font);
  }
  return font;
};

/** Letters one by one: the library's own shaping knows too few of Source Sans' rules. */
const glyphs = (text: string, face: Face, size: number, tracking: number) => {
  const font = fontOf(face);
  const scale = size / font.unitsPerEm;
  let x = 0;
  const placed = [...text].map((char, index, all) => {
    const glyph = font.charToGlyph(char);
    const next = all[index + 1];
    const start = x;
    const kerning = next === undefined ? 0 : font.getKerningValue(glyph, font.charToGlyph(next));
    x += ((glyph.advanceWidth ?? 0) + kerning) * scale + (next === undefined ? 0 : tracking);
    return { glyph, x: start };
  });
  return { placed, width: x };
};

/** Width of one line, `tracking` being the extra space after each letter but the last. */
const measure = (text: string, face: Face, size: number, tracking = 0): number =>
  glyphs(text, face, size, tracking).width;

export interface Writing {
  x: number;
  y: number;
  size: number;
  face: Face;
  fill: string;
  /** The line shrinks until it fits. Throws if it would be illegible. */
  maxWidth: number;
  tracking?: number;
  anchor?: 'start' | 'middle' | 'end';
  opacity?: number;
  /** Text on things that are seen from far may be smaller than a label's. */
  minSize?: number;
}

/** Size at which `text` fits, at most `size`. Tracking shrinks with it. */
const fitSize = (
  text: string,
  { face, size, maxWidth, tracking = 0 }: Pick<Writing, 'face' | 'size' | 'maxWidth' | 'tracking'>,
): number => Math.min(size, (size * maxWidth) / Math.max(1, measure(text, face, size, tracking)));

// The library's own path writer joins numbers without a separator if a small negative one rounds to zero.
const outline = (text: string, face: Face, x: number, y: number, size: number, tracking: number): string =>
  glyphs(text, face, size, tracking)
    .placed.flatMap(({ glyph, x: offset }) =>
      glyph.getPath(x + offset, y, size).commands.map((step) => {
        if (step.type === 'Z') return 'Z';
        const end = `${n(step.x)} ${n(step.y)}`;
        if (step.type === 'Q') return `Q${n(step.x1)} ${n(step.y1)} ${end}`;
        if (step.type === 'C') return `C${xy(step.x1, step.y1)} ${xy(step.x2, step.y2)} ${end}`;
        return step.type + end;
      }),
    )
    .join('');

export const write = (text: string, writing: Writing): string => {
  const { x, y, face, fill, anchor = 'middle', opacity } = writing;
  const size = fitSize(text, writing);
  if (size < (writing.minSize ?? MIN_SIZE))
    throw new Error(`"${text}" does not fit ${n(writing.maxWidth)} units`);
  const tracking = ((writing.tracking ?? 0) * size) / writing.size;
  const width = measure(text, face, size, tracking);
  const start = anchor === 'middle' ? x - width / 2 : anchor === 'end' ? x - width : x;
  return path(outline(text, face, start, y, size, tracking), { fill, 'fill-opacity': opacity });
};

/** Splits a name over at most `maxLines` lines of even length, so that it can be set as large as possible. */
export const balance = (text: string, face: Face, maxLines: number): string[] => {
  const words = text.split(' ');
  let best = [text];
  let bestWidth = measure(text, face, 100);
  const search = (from: number, lines: string[]): void => {
    if (from === words.length) {
      const widest = Math.max(...lines.map((line) => measure(line, face, 100)));
      // Another line must increase the size noticeably.
      if (widest * (1 + 0.12 * lines.length) < bestWidth * (1 + 0.12 * best.length)) {
        best = lines;
        bestWidth = widest;
      }
      return;
    }
    if (lines.length === maxLines) return;
    for (let end = from + 1; end <= words.length; end++)
      search(end, [...lines, words.slice(from, end).join(' ')]);
  };
  search(0, []);
  return best;
};

/** Several centred lines of one size around the middle `y`; returns the drawing and the height taken. */
export const writeLines = (
  lines: string[],
  writing: Writing & { leading?: number },
): { svg: string; height: number; size: number } => {
  const size = Math.min(...lines.map((line) => fitSize(line, writing)));
  const step = size * (writing.leading ?? 1.06);
  const first = writing.y - ((lines.length - 1) * step) / 2 + size * 0.34;
  const svg = lines
    .map((line, index) =>
      write(line, {
        ...writing,
        y: first + index * step,
        size,
        tracking: ((writing.tracking ?? 0) * size) / writing.size,
      }),
    )
    .join('');
  return { svg, height: lines.length * step, size };
};

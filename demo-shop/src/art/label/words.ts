/** Text lines of a label, sized to fit. */
import { balance, type Face, type Writing, write, writeLines } from '../text.ts';
import type { LabelArt } from '../types.ts';

type Place = Pick<Writing, 'y' | 'size' | 'maxWidth' | 'fill'> & Partial<Writing>;

const upper = (text: string): string => text.toLocaleUpperCase('es');

/** Small spaced capitals: producer, grape. */
export const caps = (text: string, place: Place): string =>
  write(upper(text), { x: 0, face: 'sans-bold', tracking: place.size * 0.16, ...place });

export const italic = (text: string, place: Place): string => write(text, { x: 0, face: 'italic', ...place });

/** The name, on the number of lines that allows the largest size; `y` is the middle. */
export const title = (
  text: string,
  place: Place & { lines?: number; face?: Face; leading?: number },
): { svg: string; height: number; size: number } =>
  writeLines(balance(text, place.face ?? 'serif-bold', place.lines ?? 2), {
    x: 0,
    face: 'serif-bold',
    ...place,
  });

/** The grape line of a label. Long blends use two lines of small capitals. */
export const grapeLine = (art: LabelArt, place: Place): string => {
  if (art.subtitle.length <= 24) return caps(art.subtitle, place);
  const lines = balance(upper(art.subtitle), 'sans-bold', 2).map((line) => line.replace(/ ·$/, ''));
  return writeLines(lines, {
    x: 0,
    face: 'sans-bold',
    tracking: place.size * 0.14,
    leading: 1.25,
    ...place,
    size: place.size * 0.9,
    y: place.y - place.size * 0.1,
  }).svg;
};

/** Rinds and pastes: down of bloomy rinds, wrinkles, blue veins, eyes. */
import { createRandom } from '../../random.ts';
import { darken, lighten, mix } from '../colour.ts';
import { n, type Pen, path, type Stop, tag, xy } from '../svg.ts';
import type { CheeseArt } from '../types.ts';

export const rindStops = (rind: string): Stop[] => [
  [0, darken(rind, 0.1)],
  [0.18, lighten(rind, 0.4)],
  [0.5, rind],
  [0.84, darken(rind, 0.2)],
  [1, darken(rind, 0.38)],
];

export const pasteFill = (pen: Pen, paste: string, box: [number, number, number, number]): string =>
  pen.defs.linear({ x1: box[0], y1: box[1], x2: box[2], y2: box[3] }, [
    [0, lighten(paste, 0.34)],
    [0.5, paste],
    [1, darken(paste, 0.16)],
  ]);

interface Scatter {
  random: () => number;
  /** Draws `count` marks at random places. */
  many: (count: number, draw: (x: number, y: number, i: number) => string) => string;
}

/** Marks inside a rectangle; the caller clips them. */
export const marks = (
  art: CheeseArt,
  box: { x: number; y: number; w: number; h: number },
  where: 'rind' | 'paste',
): string => {
  const random = createRandom(`${art.slug}${where}${box.x}`);
  const spot = (): [number, number] => [box.x + random() * box.w, box.y + random() * box.h];
  const many: Scatter['many'] = (count, draw) =>
    Array.from({ length: count }, (_, i) => draw(...spot(), i)).join('');
  return (where === 'paste' ? pasteMarks : rindMarks)(art, { random, many });
};

/** Blue veins, or eyes. */
const pasteMarks = (art: CheeseArt, { random, many }: Scatter): string => {
  if (art.surface === 'blue')
    return many(46, (x, y, i) =>
      path(`M${xy(x, y)}q${xy(random() * 26 - 13, random() * 16)} ${xy(random() * 34 - 14, random() * 22)}`, {
        stroke: i % 3 ? '#3f5f6e' : '#6d8a86',
        'stroke-opacity': 0.5 + random() * 0.35,
        'stroke-width': 2.5 + random() * 6.5,
        'stroke-linecap': 'round',
        fill: 'none',
      }),
    );
  if (art.surface === 'natural' || art.surface === 'waxed')
    return many(12, (x, y) =>
      tag('ellipse', {
        cx: x,
        cy: y,
        rx: 4 + random() * 9,
        ry: 3 + random() * 6,
        fill: darken(art.paste, 0.3),
        'fill-opacity': 0.4,
      }),
    );
  return many(9, (x, y) =>
    tag('ellipse', {
      cx: x,
      cy: y,
      rx: 2 + random() * 5,
      ry: 1.5 + random() * 3,
      fill: darken(art.paste, 0.25),
      'fill-opacity': 0.32,
    }),
  );
};

/** Down, wrinkles or ash. */
const rindMarks = (art: CheeseArt, { random, many }: Scatter): string => {
  if (art.surface === 'bloomy')
    return many(46, (x, y) =>
      tag('ellipse', {
        cx: x,
        cy: y,
        rx: 8 + random() * 22,
        ry: 3 + random() * 7,
        fill: random() > 0.35 ? '#ffffff' : mix(art.rind, '#b59a6a', 0.5),
        'fill-opacity': 0.22,
      }),
    );
  if (art.surface === 'washed')
    return many(30, (x, y) =>
      path(`M${xy(x, y)}q16 ${n(random() * 10 - 5)} 34 ${n(random() * 4)}`, {
        stroke: darken(art.rind, 0.35),
        'stroke-opacity': 0.28,
        'stroke-width': 3,
        fill: 'none',
      }),
    );
  if (art.surface === 'ash')
    return many(70, (x, y) =>
      tag('ellipse', {
        cx: x,
        cy: y,
        rx: 2 + random() * 8,
        ry: 1.5 + random() * 4,
        fill: random() > 0.45 ? '#2c2c2e' : '#d9d6cd',
        'fill-opacity': 0.3,
      }),
    );
  if (art.surface === 'natural')
    return many(60, (x, y) =>
      tag('ellipse', {
        cx: x,
        cy: y,
        rx: 3 + random() * 12,
        ry: 2 + random() * 5,
        fill: random() > 0.5 ? darken(art.rind, 0.4) : lighten(art.rind, 0.4),
        'fill-opacity': 0.22,
      }),
    );
  return '';
};

/** Boxes of bottles, standing at (0, 0), about 640 wide. */
import { createRandom } from '../random.ts';
import { bottleSize, drawBottle } from './bottle/bottle.ts';
import { darken, lighten } from './colour.ts';
import { caps, title } from './label/words.ts';
import { drawMotif } from './motifs.ts';
import { at, groundShadow, group, n, type Pen, path, tag, xy } from './svg.ts';
import type { BottleArt, BoxArt } from './types.ts';

const MATERIALS = {
  pine: { face: '#d3a46c', ink: '#5a3517', wood: true },
  kraft: { face: '#b98f5f', ink: '#3c2612', wood: false },
  ink: { face: '#26221f', ink: '#d8b978', wood: false },
  wine: { face: '#6e1b2e', ink: '#f0dcb0', wood: false },
  ivory: { face: '#efe6d4', ink: '#6e1b2e', wood: false },
  olive: { face: '#4e5b31', ink: '#efe3bf', wood: false },
} as const;

/** Bottles side by side, the outer ones a little behind. */
const bottleRow = (pen: Pen, bottles: BottleArt[], width: number, height: number): string => {
  const count = bottles.length;
  const step = count > 1 ? width / count : 0;
  const order = bottles
    .map((art, index) => ({ art, index }))
    .sort((a, b) => (a.index % 2) - (b.index % 2) || a.index - b.index);
  return order
    .map(({ art, index }) => {
      const scale = height / bottleSize(art).height;
      const x = (index - (count - 1) / 2) * step;
      return group({ class: 'bottle' }, at(x, index % 2 ? 8 : -4, scale, drawBottle(pen, art)));
    })
    .join('');
};

interface Rows {
  /** Most bottles in a row. */
  most: number;
  /** Distance between neighbours in a row. */
  step: number;
  /** How much higher each row stands than the one before it. */
  rise: number;
  height: number;
}

/** All bottles in rows one behind the other, so that the neck of each is visible. */
const bottleRows = (pen: Pen, bottles: BottleArt[], { most, step, rise, height }: Rows): string => {
  const rows = Array.from({ length: Math.ceil(bottles.length / most) }, (_, row) =>
    bottles.slice(row * most, (row + 1) * most),
  );
  const aside = rows.length > 1 ? step / 4 : 0;
  return rows
    .map((row, index) =>
      at(index % 2 ? aside : -aside, -index * rise, 1, bottleRow(pen, row, row.length * step, height)),
    )
    .toReversed()
    .join('');
};

const front = (pen: Pen, art: BoxArt, top: number, half: number): string => {
  const { face, ink, wood } = MATERIALS[art.material];
  const height = -top;
  const random = createRandom(art.slug);
  const grain = Array.from({ length: wood ? 16 : 0 }, (_, i) => {
    const y = top + 14 + (i * (height - 20)) / 16;
    return (
      `M${-half} ${n(y)}` +
      `c120 ${n(random() * 14 - 7)} 260 ${n(random() * 14 - 7)} ${half * 2} ${n(random() * 8 - 4)}`
    );
  }).join('');
  return [
    tag('rect', {
      x: -half,
      y: top,
      width: half * 2,
      height,
      rx: 4,
      fill: pen.defs.across([
        [0, darken(face, 0.1)],
        [0.16, lighten(face, 0.16)],
        [0.55, face],
        [1, darken(face, 0.2)],
      ]),
    }),
    path(grain, { fill: 'none', stroke: darken(face, 0.4), 'stroke-opacity': 0.28, 'stroke-width': 2.4 }),
    wood
      ? path(
          `M${-half} ${n(top + height / 3)}h${half * 2}M${-half} ${n(top + (height * 2) / 3)}h${half * 2}`,
          { stroke: darken(face, 0.5), 'stroke-opacity': 0.5, 'stroke-width': 3 },
        )
      : '',
    tag('rect', {
      x: -half + 16,
      y: top + 16,
      width: half * 2 - 32,
      height: height - 32,
      fill: 'none',
      stroke: ink,
      'stroke-width': 2,
      'stroke-opacity': wood ? 0 : 0.75,
    }),
    at(0, top + height * 0.27, 0.8, drawMotif('tree', ink)),
    title(art.title, { y: top + height * 0.6, size: 46, maxWidth: half * 2 - 110, fill: ink, face: 'serif' })
      .svg,
    caps(art.subtitle, { y: top + height * 0.87, size: 17, maxWidth: half * 2 - 110, fill: ink }),
  ].join('');
};

const bow = (pen: Pen, colour: string, y: number): string => {
  const silk = pen.defs.across(
    [
      [0, darken(colour, 0.3)],
      [0.3, lighten(colour, 0.25)],
      [0.7, colour],
      [1, darken(colour, 0.4)],
    ],
    true,
  );
  return at(
    0,
    y,
    1,
    path('M-10 0C-60 -100 -170 -96 -164 -34C-158 14 -70 12 -10 6Z', { fill: silk }),
    path('M10 0C60 -100 170 -96 164 -34C158 14 70 12 10 6Z', { fill: silk }),
    path(
      'M-8 4C-36 40 -70 78 -92 92L-58 96L-44 116C-24 80 -8 40 4 8ZM8 4C36 40 70 78 92 92L58 96L44 116' +
        'C24 80 8 40 -4 8Z',
      { fill: darken(colour, 0.14) },
    ),
    path('M-60 -40C-90 -56 -124 -52 -130 -30M60 -40C90 -56 124 -52 130 -30', {
      fill: 'none',
      stroke: darken(colour, 0.4),
      'stroke-opacity': 0.5,
      'stroke-width': 3,
    }),
    tag('rect', { x: -24, y: -22, width: 48, height: 42, rx: 14, fill: lighten(colour, 0.06) }),
  );
};

const closed = (pen: Pen, art: BoxArt): string => {
  const { face } = MATERIALS[art.material];
  const ribbon = art.ribbon ?? '#6e1b2e';
  return [
    groundShadow(pen, 0, -2, 310, 0.34),
    front(pen, { ...art }, -500, 300),
    path('M300 -500L340 -540V-46L300 0Z', { fill: darken(face, 0.42) }),
    path('M-312 -560L-262 -604H352L312 -560Z', { fill: lighten(face, 0.3) }),
    path('M312 -560L352 -604V-524L312 -478Z', { fill: darken(face, 0.36) }),
    tag('rect', {
      x: -312,
      y: -560,
      width: 624,
      height: 82,
      fill: pen.defs.across([
        [0, face],
        [0.2, lighten(face, 0.26)],
        [1, darken(face, 0.12)],
      ]),
    }),
    tag('rect', { x: -300, y: -478, width: 600, height: 10, fill: '#000000', 'fill-opacity': 0.25 }),
    group(
      {},
      tag('rect', { x: -26, y: -560, width: 52, height: 76, fill: ribbon }),
      path('M-26 -560L14 -604H66L26 -560Z', { fill: lighten(ribbon, 0.18) }),
    ),
    bow(pen, ribbon, -572),
  ].join('');
};

const open = (pen: Pen, art: BoxArt): string => {
  const { face } = MATERIALS[art.material];
  const most = art.bottles.length > 6 ? 4 : 3;
  const rows = { most, step: most > 3 ? 112 : 150, rise: 44, height: most > 3 ? 700 : 740 };
  return [
    groundShadow(pen, 0, -2, 310, 0.34),
    path('M-300 -372L-262 -420H262L300 -372Z', { fill: darken(face, 0.62) }),
    group(
      { transform: 'translate(0 -70)' },
      art.bottles.length > 3 ? bottleRows(pen, art.bottles, rows) : bottleRow(pen, art.bottles, 500, 780),
    ),
    straw(art.slug),
    front(pen, art, -372, 300),
    tag('rect', { x: -300, y: -372, width: 600, height: 9, fill: lighten(face, 0.35), 'fill-opacity': 0.8 }),
    art.ribbon
      ? tag('rect', { x: -300, y: -70, width: 600, height: 30, fill: art.ribbon, 'fill-opacity': 0.92 })
      : '',
  ].join('');
};

/** Wood wool between the bottles. */
const straw = (key: string): string => {
  const random = createRandom(`${key}straw`);
  const curls = Array.from(
    { length: 90 },
    () =>
      `M${xy(-286 + random() * 560, -362 - random() * 30)}` +
      `q${xy(random() * 30 - 15, -16 - random() * 16)} ${xy(random() * 40 - 20, random() * 10)}`,
  ).join('');
  return (
    path(curls, { fill: 'none', stroke: '#e8cf98', 'stroke-width': 3, 'stroke-opacity': 0.85 }) +
    path(curls, {
      fill: 'none',
      stroke: '#b98f4d',
      'stroke-width': 1.2,
      'stroke-opacity': 0.7,
      transform: 'translate(3 5)',
    })
  );
};

const lined = (pen: Pen, art: BoxArt): string => {
  const most = Math.min(6, art.bottles.length);
  const rows = { most, step: Math.min(600 / most, 190), rise: 90, height: most > 4 ? 560 : 720 };
  return groundShadow(pen, 0, -2, 300, 0.2) + bottleRows(pen, art.bottles, rows);
};

export const drawBox = (pen: Pen, art: BoxArt): string => ({ closed, open, lined })[art.view](pen, art);

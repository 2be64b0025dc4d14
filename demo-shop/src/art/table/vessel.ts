/** Glasses with drink in them, foot at (0, 0), about 430 units high. */
import { darken, lighten } from '../colour.ts';
import { groundShadow, n, type Pen, path, tag, xy } from '../svg.ts';
import type { Vessel } from '../types.ts';

interface Bowl {
  /** Top of the rim and bottom of the bowl, measured up from the foot. */
  rim: number;
  base: number;
  rimHalf: number;
  belly: number;
  /** Height of the belly above the foot. */
  at: number;
  fill: number;
  foot: number;
}

const BOWLS: Readonly<Record<Exclude<Vessel, 'tumbler'>, Bowl>> = {
  red: { rim: 440, base: 196, rimHalf: 72, belly: 106, at: 296, fill: 300, foot: 82 },
  white: { rim: 420, base: 208, rimHalf: 58, belly: 78, at: 300, fill: 312, foot: 72 },
  flute: { rim: 470, base: 176, rimHalf: 40, belly: 46, at: 330, fill: 420, foot: 66 },
  tulip: { rim: 320, base: 112, rimHalf: 44, belly: 76, at: 182, fill: 176, foot: 62 },
};

const bowlPath = ({ rim, base, rimHalf, belly, at }: Bowl): string =>
  `M${-rimHalf} ${-rim}` +
  `C${xy(-belly * 0.98, -rim + (rim - at) * 0.5)} ${-belly} ${n(-at - 30)} ${-belly} ${-at}` +
  `C${-belly} ${n(-base - 26)} -34 ${n(-base + 2)} 0 ${-base}` +
  `C34 ${n(-base + 2)} ${belly} ${n(-base - 26)} ${belly} ${-at}` +
  `C${belly} ${n(-at - 30)} ${xy(belly * 0.98, -rim + (rim - at) * 0.5)} ${rimHalf} ${-rim}Z`;

const bubbles = (bowl: Bowl): string =>
  Array.from({ length: 26 }, (_, i) => {
    const y = -bowl.base - 20 - ((i * 37) % (bowl.fill - bowl.base - 30));
    return tag('circle', {
      cx: ((i * 29) % 50) - 25,
      cy: y,
      r: 1 + (i % 3) * 0.8,
      fill: '#ffffff',
      'fill-opacity': 0.75,
    });
  }).join('');

const footAndStem = (pen: Pen, { foot, base }: Bowl, liquid: string): string =>
  [
    groundShadow(pen, 0, -2, foot, 0.26),
    tag('ellipse', { cx: 6, cy: -4, rx: foot * 0.8, ry: foot * 0.1, fill: liquid, 'fill-opacity': 0.16 }),
    tag('ellipse', {
      cx: 0,
      cy: -8,
      rx: foot,
      ry: foot * 0.135,
      fill: '#f6f8f7',
      'fill-opacity': 0.5,
      stroke: '#8d9694',
      'stroke-width': 1.4,
      'stroke-opacity': 0.8,
    }),
    path(
      `M-6 ${-base + 4}C-5 ${n(-base * 0.5)} -5 -40 -26 -10H26C5 -40 5 ${n(-base * 0.5)} 6 ${-base + 4}Z`,
      {
        fill: pen.defs.linear({ x1: -12, y1: 0, x2: 12, y2: 0 }, [
          [0, '#9aa3a1', 0.75],
          [0.35, '#ffffff', 0.85],
          [1, '#848e8c', 0.75],
        ]),
      },
    ),
  ].join('');

const reflections = ({ belly, rim, base, at }: Bowl): string =>
  [
    path(
      `M${xy(-belly * 0.72, -rim + 40)}` +
        `C${xy(-belly * 0.92, -at - 60)} ${xy(-belly * 0.9, -at + 10)} ` +
        `${xy(-belly * 0.6, -base - 46)}`,
      {
        fill: 'none',
        stroke: '#ffffff',
        'stroke-opacity': 0.5,
        'stroke-width': 9,
        'stroke-linecap': 'round',
      },
    ),
    path(
      `M${xy(belly * 0.84, -at - 40)}` +
        `C${xy(belly * 0.9, -at)} ${xy(belly * 0.8, -base - 60)} ${xy(belly * 0.6, -base - 36)}`,
      {
        fill: 'none',
        stroke: '#ffffff',
        'stroke-opacity': 0.35,
        'stroke-width': 4,
        'stroke-linecap': 'round',
      },
    ),
  ].join('');

const stemGlass = (pen: Pen, kind: Exclude<Vessel, 'tumbler'>, liquid: string): string => {
  const bowl = BOWLS[kind];
  const d = bowlPath(bowl);
  const { belly, rim, base, fill, rimHalf } = bowl;
  const across = { x1: -belly, y1: 0, x2: belly, y2: 0 };
  const surface = belly * (kind === 'flute' ? 0.92 : 0.985);
  const drink = pen.defs.linear(across, [
    [0, darken(liquid, 0.38)],
    [0.16, lighten(liquid, 0.12)],
    [0.34, lighten(liquid, 0.04)],
    [0.7, darken(liquid, 0.12)],
    [1, darken(liquid, 0.42)],
  ]);
  const clear = pen.defs.linear(across, [
    [0, '#8d9694', 0.55],
    [0.09, '#ffffff', 0.38],
    [0.3, '#ffffff', 0.16],
    [0.75, '#dfe5e2', 0.1],
    [0.94, '#ffffff', 0.34],
    [1, '#7e8886', 0.6],
  ]);
  return [
    footAndStem(pen, bowl, liquid),
    `<g clip-path="${pen.defs.clip(d)}">`,
    tag('rect', { x: -belly, y: -rim, width: belly * 2, height: rim - base + 4, fill: clear }),
    tag('rect', {
      x: -belly,
      y: -fill,
      width: belly * 2,
      height: fill - base + 4,
      fill: drink,
      'fill-opacity': 0.94,
    }),
    tag('ellipse', { cx: 0, cy: -fill, rx: surface, ry: surface * 0.12, fill: lighten(liquid, 0.22) }),
    tag('ellipse', {
      cx: 0,
      cy: -fill + 1.5,
      rx: surface * 0.93,
      ry: surface * 0.09,
      fill: lighten(liquid, 0.06),
    }),
    kind === 'flute' ? bubbles(bowl) : '',
    reflections(bowl),
    '</g>',
    path(d, { fill: 'none', stroke: '#7e8886', 'stroke-width': 1.6, 'stroke-opacity': 0.6 }),
    tag('ellipse', {
      cx: 0,
      cy: -rim,
      rx: rimHalf,
      ry: rimHalf * 0.13,
      fill: '#ffffff',
      'fill-opacity': 0.2,
      stroke: '#8d9694',
      'stroke-width': 1.6,
      'stroke-opacity': 0.75,
    }),
  ].join('');
};

const tumbler = (pen: Pen, liquid: string): string => {
  const d = 'M-92 -232L-80 -14Q-79 0 -64 0H64Q79 0 80 -14L92 -232Z';
  const across = { x1: -92, y1: 0, x2: 92, y2: 0 };
  const facets = [-58, -30, 0, 30, 58].map((x) =>
    path(`M${x} -70L${n(x * 0.92)} -12`, { stroke: '#ffffff', 'stroke-opacity': 0.4, 'stroke-width': 2.4 }),
  );
  return [
    groundShadow(pen, 0, -2, 84, 0.28),
    path(d, {
      fill: pen.defs.linear(across, [
        [0, '#8d9694', 0.6],
        [0.1, '#ffffff', 0.5],
        [0.5, '#e6ebe9', 0.22],
        [0.92, '#ffffff', 0.4],
        [1, '#7e8886', 0.65],
      ]),
    }),
    path('M-87 -128L-82 -40Q0 -26 82 -40L87 -128Z', {
      fill: pen.defs.linear(across, [
        [0, darken(liquid, 0.35)],
        [0.25, lighten(liquid, 0.25)],
        [0.6, liquid],
        [1, darken(liquid, 0.4)],
      ]),
      'fill-opacity': 0.92,
    }),
    tag('ellipse', { cx: 0, cy: -128, rx: 87, ry: 12, fill: lighten(liquid, 0.3) }),
    path('M-46 -168L14 -180L28 -122L-34 -110Z', {
      fill: '#ffffff',
      'fill-opacity': 0.5,
      stroke: '#ffffff',
      'stroke-opacity': 0.8,
      'stroke-width': 2,
    }),
    path('M6 -150L58 -138L46 -88L-4 -98Z', {
      fill: '#ffffff',
      'fill-opacity': 0.34,
      stroke: '#ffffff',
      'stroke-opacity': 0.6,
      'stroke-width': 2,
    }),
    ...facets,
    path('M-72 -210L-64 -50', {
      stroke: '#ffffff',
      'stroke-opacity': 0.55,
      'stroke-width': 8,
      'stroke-linecap': 'round',
    }),
    tag('ellipse', {
      cx: 0,
      cy: -232,
      rx: 92,
      ry: 12,
      fill: 'none',
      stroke: '#8d9694',
      'stroke-width': 1.8,
      'stroke-opacity': 0.8,
    }),
  ].join('');
};

export const drawVessel = (pen: Pen, vessel: Vessel, liquid: string): string =>
  vessel === 'tumbler' ? tumbler(pen, liquid) : stemGlass(pen, vessel, liquid);

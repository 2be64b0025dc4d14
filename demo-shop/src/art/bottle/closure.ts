/** Closures: foil, wax, screw cap, wire cage, bare cork, crown cap. */
import { darken, lighten, luma } from '../colour.ts';
import { n, type Pen, path, type Stop, tag, xy } from '../svg.ts';
import type { BottleArt } from '../types.ts';
import { halfAt, type Profile, silhouette, slice } from './outline.ts';
import type { ShapeSpec } from './shapes.ts';

const metal = (colour: string): Stop[] => [
  [0, darken(colour, 0.5)],
  [0.12, darken(colour, 0.12)],
  [0.24, lighten(colour, luma(colour) > 0.6 ? 0.55 : 0.38)],
  [0.34, lighten(colour, 0.1)],
  [0.62, darken(colour, 0.16)],
  [0.86, darken(colour, 0.42)],
  [0.94, darken(colour, 0.2)],
  [1, darken(colour, 0.55)],
];

const ring = (half: number, y: number, height: number, fill: string, alpha = 1): string =>
  path(
    `M${xy(-half, y)}Q0 ${n(y + 7)} ${xy(half, y)}V${n(y + height)}` +
      `Q0 ${n(y + height + 7)} ${xy(-half, y + height)}Z`,
    {
      fill,
      'fill-opacity': alpha,
    },
  );

const foil = (pen: Pen, art: BottleArt, spec: ShapeSpec, profile: Profile): string => {
  const half = halfAt(profile, spec.capsule) + 3;
  const fill = pen.defs.linear({ x1: -half, y1: 0, x2: half, y2: 0 }, metal(art.capsule));
  const accent = lighten(art.label.accent, 0.18);
  return [
    path(silhouette(profile, 2, spec.capsule, 2.6, 5), { fill }),
    tag('rect', { x: -half - 2, y: 0, width: half * 2 + 4, height: 24, rx: 6, fill }),
    tag('ellipse', {
      cx: 0,
      cy: 4,
      rx: half - 2,
      ry: 4,
      fill: lighten(art.capsule, 0.3),
      'fill-opacity': 0.5,
    }),
    ring(half - 0.5, 26, 1.5, '#000000', 0.32),
    ring(half, spec.capsule - 26, 3.2, accent, 0.9),
    ring(half, spec.capsule - 15, 1.4, accent, 0.7),
    ring(half, spec.capsule - 2, 2, '#000000', 0.25),
    tag('circle', {
      cx: -half * 0.1,
      cy: spec.capsule * 0.55,
      r: 11,
      fill: 'none',
      stroke: accent,
      'stroke-width': 1.6,
      'stroke-opacity': 0.75,
    }),
    tag('circle', { cx: -half * 0.1, cy: spec.capsule * 0.55, r: 4.5, fill: accent, 'fill-opacity': 0.75 }),
  ].join('');
};

const wax = (pen: Pen, art: BottleArt, spec: ShapeSpec, profile: Profile): string => {
  const end = spec.capsule * 0.72;
  const half = halfAt(profile, end) + 5;
  const fill = pen.defs.linear({ x1: -half, y1: 0, x2: half, y2: 0 }, metal(art.capsule));
  const drips = [18, 4, 30, 10, 24];
  const step = (half * 2) / drips.length;
  let edge = `M${n(half)} 6V${n(end)}`;
  drips.forEach((drip, index) => {
    const x = half - step * (index + 1);
    edge += `C${xy(x + step, end + drip + 10)} ${xy(x, end + drip + 10)} ${xy(x, end)}`;
  });
  return [
    path(`${edge}V6Q${n(-half)} 0 ${n(-half + 7)} 0H${n(half - 7)}Q${n(half)} 0 ${n(half)} 6Z`, { fill }),
    tag('rect', { x: -half - 3, y: 8, width: half * 2 + 6, height: 22, rx: 9, fill }),
    path(`M${n(-half * 0.55)} 36V${n(end)}`, {
      stroke: '#ffffff',
      'stroke-opacity': 0.35,
      'stroke-width': 5,
      'stroke-linecap': 'round',
    }),
  ].join('');
};

const screw = (pen: Pen, art: BottleArt, spec: ShapeSpec, profile: Profile): string => {
  const end = spec.capsule * 0.78;
  const half = halfAt(profile, end) + 3;
  const fill = pen.defs.linear({ x1: -half, y1: 0, x2: half, y2: 0 }, metal(art.capsule));
  const ribs = Array.from({ length: 16 }, (_, index) => {
    const x = half * Math.sin(((index - 7.5) / 16) * Math.PI);
    return path(`M${n(x)} 10V44`, { stroke: '#000000', 'stroke-opacity': 0.2, 'stroke-width': 1.2 });
  });
  return [
    tag('rect', { x: -half, y: 0, width: half * 2, height: end, rx: 5, fill }),
    ...ribs,
    ring(half, 50, 1.6, '#000000', 0.3),
    ring(half, 53, 1.2, '#ffffff', 0.35),
    ring(half, end - 34, 1.4, lighten(art.label.accent, 0.2), 0.7),
    ring(half, end - 3, 2, '#000000', 0.3),
  ].join('');
};

const muselet = (pen: Pen, art: BottleArt, spec: ShapeSpec, profile: Profile): string => {
  const half = halfAt(profile, spec.capsule) + 2;
  const fill = pen.defs.linear({ x1: -half, y1: 0, x2: half, y2: 0 }, metal(art.capsule));
  const folds = Array.from({ length: 9 }, (_, index) => {
    const at = (index - 4) / 4.6;
    const [x1, x2] = [at * 38, at * half * 0.98];
    return path(`M${n(x1)} 74Q${n(x1 * 1.02)} 150 ${xy(x2, spec.capsule - 6)}`, {
      stroke: index % 2 ? '#ffffff' : '#000000',
      'stroke-opacity': index % 2 ? 0.2 : 0.14,
      'stroke-width': 2,
      fill: 'none',
    });
  });
  const points = slice(profile, 40, spec.capsule).map(([x, y]): [number, number] => [x + 2.6, y]);
  return [
    path(silhouette(points, 0, 1e6, 0, 9), { fill }),
    path(`M-38 64C-50 40 -46 2 -24 -2H24C46 2 50 40 38 64Z`, { fill }),
    ...folds,
    ring(43, 62, 11, lighten(art.capsule, 0.16)),
    ring(43, 72, 2, '#000000', 0.3),
    path('M-30 6C-34 24 -36 46 -36 60', {
      stroke: '#ffffff',
      'stroke-opacity': 0.5,
      'stroke-width': 4,
      fill: 'none',
      'stroke-linecap': 'round',
    }),
    ring(half, spec.capsule - 30, 2.4, lighten(art.label.accent, 0.2), 0.8),
  ].join('');
};

const cork = (pen: Pen, art: BottleArt, spec: ShapeSpec, profile: Profile): string => {
  const half = profile[0]?.[0] ?? 40;
  const wood = pen.defs.linear({ x1: -half, y1: 0, x2: half, y2: 0 }, metal(art.capsule));
  const lip = pen.defs.linear({ x1: -half, y1: 0, x2: half, y2: 0 }, [
    [0, '#5f6462', 0.7],
    [0.25, '#ffffff', 0.75],
    [0.5, '#cfd6d3', 0.45],
    [1, '#565b59', 0.7],
  ]);
  return [
    tag('rect', { x: -half - 6, y: -30, width: half * 2 + 12, height: 58, rx: 8, fill: wood }),
    tag('rect', {
      x: -half - 6,
      y: 20,
      width: half * 2 + 12,
      height: 3,
      fill: '#000000',
      'fill-opacity': 0.2,
    }),
    tag('rect', { x: -half - 4, y: 28, width: half * 2 + 8, height: 22, rx: 8, fill: lip }),
    ring(halfAt(profile, spec.capsule), spec.capsule - 40, 26, art.label.paper, 0.92),
    ring(halfAt(profile, spec.capsule), spec.capsule - 30, 5, art.label.accent, 0.9),
  ].join('');
};

const crown = (pen: Pen, art: BottleArt): string => {
  const fill = pen.defs.linear({ x1: -56, y1: 0, x2: 56, y2: 0 }, metal(art.capsule));
  const teeth = Array.from({ length: 11 }, (_, index) => {
    const x = -52 + index * 10.4;
    return tag('ellipse', { cx: x, cy: 34, rx: 5.4, ry: 7, fill });
  });
  return path('M-56 34C-56 4 -44 -4 -30 -6H30C44 -4 56 4 56 34Z', { fill }) + teeth.join('');
};

const CLOSURES = { foil, wax, screw, muselet, cork, crown };
export const drawClosure = (pen: Pen, art: BottleArt, spec: ShapeSpec, profile: Profile): string =>
  CLOSURES[art.closure](pen, art, spec, profile);

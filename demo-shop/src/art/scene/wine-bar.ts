/** The wine bar: arches of bottles, a long counter, lamps. */
import { createRandom } from '../../random.ts';
import { bottleSize, drawBottle } from '../bottle/bottle.ts';
import { at, group, n, type Pen, path, tag, xy } from '../svg.ts';
import { drawVessel } from '../table/vessel.ts';
import { BOTTLES } from './props.ts';
import { lamp, vignette } from './room.ts';

/** A bottle seen from far: shape, capsule, label. */
const far = (x: number, y: number, h: number, glass: string, paper: string, cap: string): string => {
  const w = h * 0.13;
  return (
    path(
      `M${xy(x - w * 0.32, y - h)}H${n(x + w * 0.32)}V${n(y - h * 0.72)}` +
        `C${xy(x + w * 0.34, y - h * 0.64)} ${xy(x + w, y - h * 0.66)} ${xy(x + w, y - h * 0.54)}V${n(y)}` +
        `H${n(x - w)}V${n(y - h * 0.54)}` +
        `C${xy(x - w, y - h * 0.66)} ${xy(x - w * 0.34, y - h * 0.64)} ${xy(x - w * 0.32, y - h * 0.72)}Z`,
      { fill: glass },
    ) +
    tag('rect', { x: x - w * 0.36, y: y - h, width: w * 0.72, height: h * 0.22, fill: cap }) +
    tag('rect', { x: x - w * 0.94, y: y - h * 0.44, width: w * 1.88, height: h * 0.3, fill: paper }) +
    tag('rect', {
      x: x - w * 0.8,
      y: y - h * 0.54,
      width: w * 0.24,
      height: h * 0.5,
      fill: '#ffffff',
      'fill-opacity': 0.2,
    })
  );
};

const shelf = (x: number, y: number, width: number, h: number, key: string): string => {
  const random = createRandom(key);
  const pick = (list: string[]): string => list[Math.floor(random() * list.length)] ?? '#222222';
  const count = Math.floor(width / (h * 0.31));
  const bottles = Array.from({ length: count }, (_, i) =>
    far(
      x + (i + 0.5) * (width / count),
      y,
      h * (0.84 + random() * 0.16),
      pick(['#1f3a26', '#14161a', '#3a2a14', '#5f6a35', '#26313c']),
      pick(['#efe4cc', '#e4d6b6', '#d8cbb4', '#8c3b2c', '#2b3a44']),
      pick(['#5b1220', '#24364b', '#c7a24a', '#26221f']),
    ),
  );
  return (
    bottles.join('') +
    tag('rect', { x, y, width, height: 14, fill: '#6d4526' }) +
    tag('rect', { x, y, width, height: 3, fill: '#c08a54', 'fill-opacity': 0.8 })
  );
};

const stool = (x: number, y: number, s: number): string =>
  at(
    x,
    y,
    s,
    path('M-52 0L-34 -250M52 0L34 -250M-44 -96H44', { stroke: '#6b5646', 'stroke-width': 11, fill: 'none' }),
    tag('ellipse', { cx: 0, cy: -256, rx: 72, ry: 20, fill: '#7a2434' }),
    tag('ellipse', { cx: -8, cy: -262, rx: 60, ry: 13, fill: '#a54a58' }),
  );

/** A lit niche with three shelves of bottles above the bar. */
const niche = (
  pen: Pen,
  { x, w, bar, height }: Record<'x' | 'w' | 'bar' | 'height', number>,
  i: number,
): string => {
  const arch =
    `M${xy(x, bar)}V${n(height * 0.24)}` +
    `C${xy(x, height * 0.04)} ${xy(x + w, height * 0.04)} ${xy(x + w, height * 0.24)}V${n(bar)}Z`;
  return (
    path(arch, {
      fill: pen.defs.linear({ x1: 0, y1: height * 0.08, x2: 0, y2: bar }, [
        [0, '#6b4a30'],
        [0.5, '#4d3322'],
        [1, '#33211a'],
      ]),
    }) +
    group(
      { 'clip-path': pen.defs.clip(arch) },
      ...[0.26, 0.42, 0.58].map((level, row) => shelf(x, height * level, w, height * 0.128, `bar${i}${row}`)),
      tag('rect', {
        x,
        y: 0,
        width: w,
        height: bar,
        fill: pen.defs.radial({ cx: x + w / 2, cy: height * 0.3, r: w * 0.8 }, [
          [0, '#ffcf86', 0.34],
          [1, '#ffcf86', 0],
        ]),
      }),
    ) +
    path(arch, { fill: 'none', stroke: '#c79a64', 'stroke-width': 7, 'stroke-opacity': 0.8 })
  );
};

export const wineBar = (pen: Pen, width: number, height: number): string => {
  const bar = height * 0.66;
  const third = width / 3;
  const niches = [0, 1, 2].map((i) => niche(pen, { x: i * third + 34, w: third - 68, bar, height }, i));
  return [
    tag('rect', {
      width,
      height,
      fill: pen.defs.linear({ x1: 0, y1: 0, x2: width, y2: height }, [
        [0, '#5d3b33'],
        [0.5, '#47292a'],
        [1, '#2a191b'],
      ]),
    }),
    ...niches,
    tag('rect', {
      y: bar,
      width,
      height: 30,
      fill: pen.defs.linear({ x1: 0, y1: 0, x2: width, y2: 0 }, [
        [0, '#c9935c'],
        [0.5, '#a8713f'],
        [1, '#6e4526'],
      ]),
    }),
    tag('rect', {
      y: bar + 30,
      width,
      height: height - bar,
      fill: pen.defs.linear({ x1: 0, y1: bar, x2: 0, y2: height }, [
        [0, '#4a2f22'],
        [1, '#21150f'],
      ]),
    }),
    ...Array.from({ length: 15 }, (_, i) =>
      tag('rect', {
        x: 20 + i * (width / 15),
        y: bar + 56,
        width: width / 15 - 26,
        height: height - bar - 90,
        fill: 'none',
        stroke: '#7a5235',
        'stroke-opacity': 0.55,
        'stroke-width': 4,
      }),
    ),
    at(width * 0.2, bar + 6, 270 / bottleSize(BOTTLES.cabernet).height, drawBottle(pen, BOTTLES.cabernet)),
    at(width * 0.27, bar + 14, 0.38, drawVessel(pen, 'red', '#6a1428')),
    at(width * 0.73, bar + 10, 0.37, drawVessel(pen, 'white', '#e5d28a')),
    at(width * 0.79, bar + 6, 280 / bottleSize(BOTTLES.white).height, drawBottle(pen, BOTTLES.white)),
    ...[0.14, 0.38, 0.62, 0.86].map((x) => stool(width * x, height * 1.02, height / 1000)),
    ...[0.17, 0.5, 0.83].map((x) => lamp(pen, width * x, height * 0.2, height / 1000)),
    vignette(pen, width, height, 0.55),
  ].join('');
};

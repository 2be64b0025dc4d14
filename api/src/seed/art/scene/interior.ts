/** The wine bar, the cellar, and dinner under the vine. */
import { createRandom } from '../../random.ts';
import { bottleSize, drawBottle } from '../bottle/bottle.ts';
import { darken, lighten } from '../colour.ts';
import { at, group, n, type Pen, path, tag } from '../svg.ts';
import { drawVessel } from '../table/vessel.ts';
import { BOTTLES } from './props.ts';
import { lamp, table, vignette } from './room.ts';
import { andes } from './valley.ts';

/** A bottle seen from far: shape, capsule, label. */
const far = (x: number, y: number, h: number, glass: string, paper: string, cap: string): string => {
  const w = h * 0.13;
  return (
    path(
      `M${n(x - w * 0.32)} ${n(y - h)}H${n(x + w * 0.32)}V${n(y - h * 0.72)}C${n(x + w * 0.34)} ${n(y - h * 0.64)} ${n(x + w)} ${n(y - h * 0.66)} ${n(x + w)} ${n(y - h * 0.54)}V${n(y)}H${n(x - w)}V${n(y - h * 0.54)}C${n(x - w)} ${n(y - h * 0.66)} ${n(x - w * 0.34)} ${n(y - h * 0.64)} ${n(x - w * 0.32)} ${n(y - h * 0.72)}Z`,
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

export const wineBar = (pen: Pen, width: number, height: number): string => {
  const bar = height * 0.66;
  const third = width / 3;
  const niches = [0, 1, 2].map((i) => {
    const x = i * third + 34;
    const w = third - 68;
    const arch = `M${n(x)} ${n(bar)}V${n(height * 0.24)}C${n(x)} ${n(height * 0.04)} ${n(x + w)} ${n(height * 0.04)} ${n(x + w)} ${n(height * 0.24)}V${n(bar)}Z`;
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
        ...[0.26, 0.42, 0.58].map((level, row) =>
          shelf(x, height * level, w, height * 0.128, `bar${i}${row}`),
        ),
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
  });
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

const barrel = (pen: Pen, x: number, y: number, r: number, dark: number): string => {
  const wood = darken('#a9733f', dark);
  const staves = Array.from({ length: 6 }, (_, i) =>
    path(`M${n(x - r + ((i + 1) * 2 * r) / 7)} ${n(y - r)}V${n(y + r)}`, {
      stroke: darken(wood, 0.4),
      'stroke-width': Math.max(1, r * 0.02),
      'stroke-opacity': 0.6,
    }),
  );
  const face = `M${n(x - r * 0.86)} ${n(y)}A${n(r * 0.86)} ${n(r * 0.86)} 0 1 1 ${n(x + r * 0.86)} ${n(y)}A${n(r * 0.86)} ${n(r * 0.86)} 0 1 1 ${n(x - r * 0.86)} ${n(y)}Z`;
  return [
    tag('circle', { cx: x, cy: y, r, fill: darken(wood, 0.45) }),
    tag('circle', { cx: x, cy: y, r: r * 0.95, fill: 'none', stroke: '#6b6259', 'stroke-width': r * 0.08 }),
    path(face, {
      fill: pen.defs.linear({ x1: x - r, y1: y - r, x2: x + r, y2: y + r }, [
        [0, lighten(wood, 0.3)],
        [0.5, wood],
        [1, darken(wood, 0.4)],
      ]),
    }),
    group({ 'clip-path': pen.defs.clip(face) }, ...staves),
    tag('circle', { cx: x, cy: y, r: r * 0.07, fill: '#3a2416' }),
  ].join('');
};

export const cellar = (pen: Pen, width: number, height: number): string => {
  const [vx, vy] = [width * 0.5, height * 0.5];
  const arches = Array.from({ length: 7 }, (_, i) => {
    const s = 0.14 + (i / 6) ** 1.6 * 1.1;
    const [w, h] = [width * 0.62 * s, height * 0.72 * s];
    const d = `M${n(vx - w)} ${n(vy + h)}V${n(vy - h * 0.12)}C${n(vx - w)} ${n(vy - h * 1.16)} ${n(vx + w)} ${n(vy - h * 1.16)} ${n(vx + w)} ${n(vy - h * 0.12)}V${n(vy + h)}Z`;
    return { d, s };
  }).reverse();
  const barrels = Array.from({ length: 6 }, (_, i) => {
    const s = 0.16 + ((i + 0.6) / 6) ** 1.7 * 1.02;
    const r = height * 0.2 * s;
    const y = vy + height * 0.36 * s;
    return [-1, 1]
      .map(
        (side) =>
          barrel(pen, vx + side * width * 0.37 * s, y, r, 0.3 - s * 0.24) +
          barrel(pen, vx + side * width * 0.5 * s, y - r * 1.66, r, 0.34 - s * 0.22),
      )
      .join('');
  });
  return [
    tag('rect', { width, height, fill: '#2a1c15' }),
    group(
      {},
      ...arches.map(({ d, s }) =>
        path(d, {
          fill: pen.defs.linear({ x1: 0, y1: vy - height * 0.7 * s, x2: 0, y2: vy + height * 0.7 * s }, [
            [0, lighten('#4a3326', 0.32 - s * 0.24)],
            [0.6, lighten('#6b4a33', 0.34 - s * 0.28)],
            [1, '#2f2018'],
          ]),
          stroke: '#1f140e',
          'stroke-width': 10 * s,
          'stroke-opacity': 0.6,
        }),
      ),
    ),
    path(
      `M${n(vx - 60)} ${n(vy + height * 0.1)}H${n(vx + 60)}L${n(width * 0.98)} ${height}H${n(width * 0.02)}Z`,
      {
        fill: pen.defs.linear({ x1: 0, y1: vy, x2: 0, y2: height }, [
          [0, '#d9a865'],
          [0.4, '#8a6240'],
          [1, '#4a3322'],
        ]),
        'fill-opacity': 0.9,
      },
    ),
    tag('circle', {
      cx: vx,
      cy: vy,
      r: height * 0.5,
      fill: pen.defs.radial({ cx: vx, cy: vy, r: height * 0.5 }, [
        [0, '#ffe3a8', 0.95],
        [0.2, '#ffc978', 0.5],
        [1, '#ff9d45', 0],
      ]),
    }),
    ...barrels,
    vignette(pen, width, height, 0.6),
  ].join('');
};

export const longTable = (pen: Pen, width: number, height: number): string => {
  const random = createRandom('long-table');
  const y = height * 0.68;
  const strings = [0, 1, 2].map((row) => {
    const top = height * (0.1 + row * 0.085);
    const bulbs = Array.from({ length: 13 }, (_, i) => {
      const t = (i + 0.5) / 13;
      const [bx, by] = [width * t, top + Math.sin(t * Math.PI) * height * 0.1];
      return tag('circle', {
        cx: bx,
        cy: by + 9,
        r: 46,
        fill: pen.defs.radial({ cx: bx, cy: by + 9, r: 46 }, [
          [0, '#fff0c4', 0.95],
          [0.18, '#ffd98e', 0.7],
          [1, '#ffc467', 0],
        ]),
      });
    });
    return (
      path(`M0 ${n(top)}Q${width / 2} ${n(top + height * 0.2)} ${width} ${n(top)}`, {
        fill: 'none',
        stroke: '#2a2026',
        'stroke-width': 2.4,
      }) + bulbs.join('')
    );
  });
  const leaves = Array.from({ length: 150 }, () =>
    tag('ellipse', {
      cx: random() * width,
      cy: random() ** 3 * height * 0.15,
      rx: 18 + random() * 22,
      ry: 11 + random() * 13,
      fill: ['#38472a', '#55633a', '#2a3520', '#737a40'][Math.floor(random() * 4)] ?? '#38472a',
      transform: `rotate(${Math.round(random() * 60)} ${Math.round(width / 2)} 0)`,
    }),
  );
  const glasses = [0.12, 0.27, 0.42, 0.6, 0.75, 0.9].map((x, i) =>
    at(
      width * x,
      y + 88 + (i % 2) * 60,
      0.58,
      drawVessel(pen, i % 2 ? 'red' : 'white', i % 2 ? '#6a1428' : '#e5d28a'),
    ),
  );
  return [
    tag('rect', {
      width,
      height,
      fill: pen.defs.linear({ x1: 0, y1: 0, x2: 0, y2: height * 0.7 }, [
        [0, '#3c4763'],
        [0.5, '#8b7488'],
        [0.85, '#e2a887'],
        [1, '#f2c796'],
      ]),
    }),
    group({}, andes(pen, width, height * 0.58, height * 0.3, 'long-table', true)),
    tag('rect', { y: height * 0.56, width, height: height * 0.2, fill: '#3f4430' }),
    ...strings,
    ...leaves,
    path(`M${n(width * 0.03)} 0V${n(y)}M${n(width * 0.97)} 0V${n(y)}`, {
      stroke: '#3b2a1e',
      'stroke-width': 30,
    }),
    table(pen, width, height, y, '#8a6a4c', 'long-table'),
    tag('rect', { x: 0, y: y + 34, width, height: 92, fill: '#efe6d6', 'fill-opacity': 0.82 }),
    at(width * 0.2, y + 96, 400 / 880, drawBottle(pen, BOTTLES.cabernet)),
    at(width * 0.51, y + 84, 400 / 880, drawBottle(pen, BOTTLES.rose)),
    at(width * 0.82, y + 96, 400 / 880, drawBottle(pen, BOTTLES.pinot)),
    ...glasses,
    vignette(pen, width, height, 0.42),
  ].join('');
};

/** Small emblems within about ±60 units of (0, 0), drawn with one colour. */
import { path, tag, xy } from './svg.ts';
import type { Motif } from './types.ts';

type Draw = (colour: string) => string;
const line = (colour: string, width = 3) => ({
  fill: 'none',
  stroke: colour,
  'stroke-width': width,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
});
const ray = (angle: number, from: number, to: number): string =>
  `M${xy(Math.cos(angle) * from, Math.sin(angle) * from)}L${xy(Math.cos(angle) * to, Math.sin(angle) * to)}`;
const around = (count: number, from: number, to: number, short = to): string =>
  Array.from({ length: count }, (_, i) =>
    ray((i * 2 * Math.PI) / count - Math.PI / 2, from, i % 2 ? short : to),
  ).join('');
const dot = (x: number, y: number, r: number, fill: string, opacity = 1): string =>
  tag('circle', { cx: x, cy: y, r, fill, 'fill-opacity': opacity });

const grapes: Draw = (c) =>
  [4, 5, 4, 3, 2, 1]
    .flatMap((count, row) =>
      Array.from({ length: count }, (_, i) =>
        dot((i - (count - 1) / 2) * 18, -24 + row * 14.5, 9.2, c, 0.62 + ((i + row) % 3) * 0.18),
      ),
    )
    .join('') +
  path('M0 -34Q2 -54 18 -60M4 -46C22 -64 44 -58 52 -46C40 -34 18 -34 4 -46Z', {
    ...line(c, 2.6),
    fill: c,
    'fill-opacity': 0.25,
  });

const house: Draw = (c) =>
  path('M-62 34V2H62V34M-70 2L-54 -22H54L70 2ZM-22 -22L0 -42L22 -22M0 -42V-58M-6 -52H6', line(c, 2.6)) +
  [-48, -28, 28, 48].map((x) => path(`M${x - 5} 34V16Q${x} 9 ${x + 5} 16V34`, line(c, 2))).join('') +
  path('M-9 34V12Q0 0 9 12V34Z', { fill: c });

const tree: Draw = (c) =>
  path('M0 56C-2 36 -3 20 0 2M0 26L-18 8M0 16L16 0M-34 58Q0 50 34 58', line(c, 3)) +
  [
    [0, -30, 26],
    [-26, -12, 20],
    [26, -14, 20],
    [-16, -38, 17],
    [18, -40, 17],
  ]
    .map(([x = 0, y = 0, r = 0]) => dot(x, y, r, c, 0.78))
    .join('');

const flowerPetals = (c: string): string =>
  Array.from({ length: 8 }, (_, i) =>
    tag('ellipse', {
      cx: 0,
      cy: -30,
      rx: 11,
      ry: 24,
      transform: `rotate(${i * 45})`,
      ...line(c, 2.2),
      fill: c,
      'fill-opacity': 0.22,
    }),
  ).join('');

const wheat: Draw = (c) =>
  path('M0 60V-50', line(c, 2.4)) +
  [-40, -22, -4, 14, 32]
    .map((y) =>
      path(
        `M0 ${y}C14 ${y - 4} 20 ${y - 16} 20 ${y - 24}C8 ${y - 22} 0 ${y - 12} 0 ${y}ZM0 ${y}` +
          `C-14 ${y - 4} -20 ${y - 16} -20 ${y - 24}C-8 ${y - 22} 0 ${y - 12} 0 ${y}Z`,
        { fill: c, 'fill-opacity': 0.8 },
      ),
    )
    .join('');

const MOTIFS: Readonly<Record<Motif, Draw>> = {
  andes: (c) =>
    path('M-84 36L-44 -18L-26 4L8 -50L40 -4L54 -20L86 36', line(c, 3.2)) +
    path('M8 -50L-8 -24L2 -28L10 -16L20 -28L25 -25ZM-44 -18L-54 -4L-46 -6L-40 2L-34 -6Z', { fill: c }) +
    path('M-96 46H96', line(c, 1.6)),
  grapes,
  sun: (c) => dot(0, 0, 25, c, 0.9) + path(around(24, 34, 54, 44), line(c, 2.6)),
  moon: (c) =>
    path('M18 -46A48 48 0 1 0 40 30A40 40 0 1 1 18 -46Z', { fill: c, 'fill-opacity': 0.9 }) +
    [
      [34, -22],
      [52, 2],
      [24, 4],
    ]
      .map(([x = 0, y = 0]) =>
        path(
          `M${x} ${y - 8}L${x + 2} ${y - 2}L${x + 8} ${y}L${x + 2} ${y + 2}L${x} ${y + 8}` +
            `L${x - 2} ${y + 2}L${x - 8} ${y}L${x - 2} ${y - 2}Z`,
          { fill: c },
        ),
      )
      .join(''),
  house,
  tree,
  bird: (c) =>
    path(
      'M-92 -18C-60 -34 -30 -28 -8 -4C-4 -14 4 -18 12 -14C30 -32 62 -36 94 -22C66 -20 44 -8 30 8' +
        'C22 20 8 26 -2 24L-16 44L-22 42L-14 20C-34 8 -62 -10 -92 -18Z',
      { fill: c },
    ) + path('M12 -14C16 -20 24 -20 26 -14L34 -12L26 -8Z', { fill: c }),
  wave: (c) =>
    [-26, 0, 26]
      .map((y, i) =>
        path(`M${-76 + i * 8} ${y}q19 -22 38 0t38 0t38 0${i < 2 ? 't38 0' : 't24 -2'}`, line(c, 3.4)),
      )
      .join(''),
  compass: (c) =>
    tag('circle', { cx: 0, cy: 0, r: 46, ...line(c, 2) }) +
    tag('circle', { cx: 0, cy: 0, r: 39, ...line(c, 1) }) +
    path('M0 -58L9 -9L58 0L9 9L0 58L-9 9L-58 0L-9 -9Z', { fill: c, 'fill-opacity': 0.9 }) +
    path(around(4, 14, 36).replaceAll('M', 'M'), line(c, 1.4)),
  crest: (c) =>
    path('M-40 -46H40V6C40 34 18 50 0 60C-18 50 -40 34 -40 6Z', line(c, 3)) +
    path('M-32 -38H32V6C32 28 14 42 0 50C-14 42 -32 28 -32 6Z', line(c, 1.2)) +
    path('M-32 8L32 -22M0 -38V50', line(c, 1.2)) +
    dot(-16, -20, 6, c) +
    path('M16 8l4 9 10 1 -7 7 2 10 -9 -5 -9 5 2 -10 -7 -7 10 -1Z', { fill: c }) +
    path('M-30 -56L-20 -66L-8 -57L0 -70L8 -57L20 -66L30 -56', line(c, 2.4)),
  leaf: (c) =>
    path(
      'M0 54C-4 40 -8 32 -22 34C-26 22 -40 26 -50 18C-42 6 -56 -4 -58 -18C-42 -18 -40 -30 -34 -40' +
        'C-24 -32 -12 -38 0 -58C12 -38 24 -32 34 -40C40 -30 42 -18 58 -18C56 -4 42 6 50 18' +
        'C40 26 26 22 22 34C8 32 4 40 0 54Z',
      { ...line(c, 2.4), fill: c, 'fill-opacity': 0.25 },
    ) + path('M0 54V-34M0 14L-34 -14M0 14L34 -14M0 30L-24 22M0 30L24 22', line(c, 1.8)),
  star: (c) =>
    path(
      'M0 -58L10 -12L41 -41L12 -10L58 0L12 10L41 41L10 12L0 58L-10 12L-41 41L-12 10L-58 0L-12 -10' +
        'L-41 -41L-10 -12Z',
      { fill: c },
    ),
  jar: (c) =>
    path(
      'M-16 -58H16M-12 -56C-12 -44 -40 -36 -40 -4C-40 30 -20 46 -12 58H12C20 46 40 30 40 -4' +
        'C40 -36 12 -44 12 -56M-36 -14H36M-38 2H38',
      line(c, 2.8),
    ) + path('M-14 -50C-34 -50 -40 -36 -34 -24M14 -50C34 -50 40 -36 34 -24', line(c, 2.4)),
  bridge: (c) =>
    path('M-84 0H84M-84 10H84M-70 46V10M70 46V10', line(c, 2.6)) +
    [-46, 0, 46].map((x) => path(`M${x - 22} 46V34Q${x} 4 ${x + 22} 34V46`, line(c, 2.4))).join('') +
    path('M-92 54q15 -8 30 0t30 0t30 0t30 0t30 0t30 0', line(c, 1.6)),
  flower: (c) => flowerPetals(c) + dot(0, 0, 11, c),
  wheat,
};

export const drawMotif = (motif: Motif, colour: string): string => MOTIFS[motif](colour);

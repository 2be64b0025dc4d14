/** Lamb, pork and game of the virtual sommelier, drawn on the plate of food.ts. Beef is in food.ts. */
import { group, n, type Pen, path, tag } from './svg.ts';

type Dish = (pen: Pen) => string;

const disc = (cx: number, cy: number, r: number, fill: string): string => tag('circle', { cx, cy, r, fill });
const placed = (x: number, y: number, turn: number, ...parts: string[]): string =>
  group({ transform: `translate(${x} ${y}) rotate(${turn})` }, ...parts);

/** One cutlet with its bone, pointing up. */
const cutlet = (pen: Pen): string =>
  path('M-7 -20L-9 -112C-16 -122 -4 -132 2 -122C8 -132 20 -122 12 -112L9 -20Z', { fill: '#efe4cf' }) +
  path('M0 -34C40 -36 52 2 42 34C32 62 -28 64 -42 34C-54 4 -40 -34 0 -34Z', { fill: '#e9cfa8' }) +
  path('M0 -24C30 -26 40 4 32 28C24 50 -20 50 -32 28C-42 4 -30 -24 0 -24Z', {
    fill: pen.defs.across([
      [0, '#cf7468'],
      [0.6, '#a8473f'],
      [1, '#7d2f2a'],
    ]),
  });

const LEAF = 'M0 0C-10 -6 -12 -20 0 -30C12 -20 10 -6 0 0Z';

/** Three cutlets with mint. */
export const lamb: Dish = (pen) =>
  placed(140, 226, -34, cutlet(pen)) +
  placed(264, 226, 34, cutlet(pen)) +
  placed(202, 236, 0, cutlet(pen)) +
  [
    [150, 306, -60],
    [172, 318, -10],
    [236, 318, 14],
    [258, 304, 62],
  ]
    .map(([x = 0, y = 0, turn = 0]) => placed(x, y, turn, path(LEAF, { fill: '#6d7b3a' })))
    .join('');

/** A rack of glazed ribs with apple. */
export const pork: Dish = (pen) =>
  [0, 1, 2, 3, 4]
    .map((i) =>
      path(
        `M${n(122 + i * 40)} 268L${n(116 + i * 40)} 306` +
          `C${n(124 + i * 40)} 316 ${n(134 + i * 40)} 314 ${n(138 + i * 40)} 304L${n(140 + i * 40)} 268Z`,
        {
          fill: '#efe4cf',
        },
      ),
    )
    .join('') +
  path(
    'M96 166C130 132 272 130 306 164C318 200 316 244 304 276C250 292 152 292 100 276C88 244 86 200 96 166Z',
    {
      fill: pen.defs.linear({ x1: 0, y1: 140, x2: 0, y2: 290 }, [
        [0, '#c9803c'],
        [0.5, '#a4521f'],
        [1, '#6b2d12'],
      ]),
    },
  ) +
  path('M142 150L136 282M184 142L182 288M224 142L226 288M264 150L270 282', {
    stroke: '#5a2410',
    'stroke-width': 6,
    'stroke-linecap': 'round',
    fill: 'none',
  }) +
  path('M112 180C150 160 250 158 292 178', {
    stroke: '#f0c88a',
    'stroke-width': 7,
    'stroke-linecap': 'round',
    'stroke-opacity': 0.7,
    fill: 'none',
  }) +
  [
    [148, 118, -16],
    [196, 108, 4],
    [246, 116, 22],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      placed(
        x,
        y,
        turn,
        path('M-26 0A26 26 0 0 1 26 0Z', { fill: '#b3392e' }),
        path('M-21 0A21 21 0 0 1 21 0Z', { fill: '#f6ecc4' }),
        disc(0, -7, 4, '#6b4a24'),
      ),
    )
    .join('');

/** Sliced breast in a dark sauce, with berries and a mushroom. */
export const game: Dish = (pen) =>
  path('M102 236C96 190 150 176 206 186C272 176 318 206 300 250C284 294 118 294 102 236Z', {
    fill: '#3d1620',
  }) +
  [0, 1, 2, 3, 4]
    .map((i) =>
      placed(
        134 + i * 33,
        206 + (i % 2) * 6,
        -18 + i * 4,
        tag('ellipse', { cx: 0, cy: 0, rx: 22, ry: 50, fill: '#5d2a1c' }),
        tag('ellipse', {
          cx: 5,
          cy: 0,
          rx: 18,
          ry: 45,
          fill: pen.defs.across([
            [0, '#b5565a'],
            [0.6, '#8a2f3c'],
            [1, '#5f1d2a'],
          ]),
        }),
      ),
    )
    .join('') +
  [
    [122, 280, 11],
    [146, 292, 9],
    [280, 284, 11],
    [258, 298, 9],
    [300, 264, 8],
  ]
    .map(([x = 0, y = 0, r = 0]) => disc(x, y, r, '#2f2a55') + disc(x - r / 3, y - r / 3, r / 3, '#8d8ab8'))
    .join('') +
  placed(
    204,
    128,
    -8,
    path('M-12 0C-14 26 -10 34 0 34C10 34 14 26 12 0Z', { fill: '#efe1c4' }),
    path('M-40 4C-36 -34 36 -34 40 4C20 12 -20 12 -40 4Z', { fill: '#a8743a' }),
    path('M-26 -8C-18 -22 4 -26 16 -20', {
      stroke: '#d8ae74',
      'stroke-width': 5,
      'stroke-linecap': 'round',
      fill: 'none',
    }),
  );

/** Foods of the sommelier, on a plate seen from above; 400 × 400. */
import { game, lamb, pork } from './meats.ts';
import { charcuterie, chocolate, curry, poultry, stew, vegetables } from './more-foods.ts';
import { at, group, n, type Pen, path, tag, xy } from './svg.ts';
import type { FoodName } from './types.ts';

const plate = (pen: Pen, rim: string): string =>
  tag('ellipse', { cx: 206, cy: 214, rx: 172, ry: 168, fill: '#2a1d14', 'fill-opacity': 0.16 }) +
  tag('circle', {
    cx: 200,
    cy: 200,
    r: 170,
    fill: pen.defs.across([
      [0, '#fffdf8'],
      [0.6, '#f3ebdd'],
      [1, '#ddd0ba'],
    ]),
  }) +
  tag('circle', { cx: 200, cy: 200, r: 156, fill: 'none', stroke: rim, 'stroke-width': 3 }) +
  tag('circle', {
    cx: 200,
    cy: 200,
    r: 118,
    fill: pen.defs.across([
      [0, '#efe6d6'],
      [0.5, '#faf5ea'],
      [1, '#fffdf8'],
    ]),
  });

const sprig = (x: number, y: number, turn: number): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn})` },
    path('M0 0C20 -10 50 -10 78 -2', { stroke: '#4e5b31', 'stroke-width': 4, fill: 'none' }),
    ...[12, 28, 44, 60].map((px, i) =>
      tag('ellipse', {
        cx: px,
        cy: i % 2 ? 5 : -14,
        rx: 13,
        ry: 6,
        fill: i % 2 ? '#6d7b3a' : '#4e5b31',
        transform: `rotate(${i % 2 ? 30 : -30} ${px} ${i % 2 ? 5 : -14})`,
      }),
    ),
  );

const lemon = (x: number, y: number, r: number): string =>
  tag('circle', { cx: x, cy: y, r, fill: '#e8c23a' }) +
  tag('circle', { cx: x, cy: y, r: r * 0.86, fill: '#fbf0bc' }) +
  Array.from({ length: 8 }, (_, i) =>
    path(`M0 -3L${xy(r * 0.22, -r * 0.74)}Q0 ${n(-r * 0.86)} ${xy(-r * 0.22, -r * 0.74)}Z`, {
      fill: '#efd058',
      transform: `translate(${x} ${y}) rotate(${i * 45})`,
    }),
  ).join('');

const FOODS: Readonly<Record<FoodName, (pen: Pen) => string>> = {
  beef: (pen) =>
    path(
      'M112 190C112 132 176 110 234 124C292 136 312 188 290 232C268 278 210 284 172 266' +
        'C140 252 112 236 112 190Z',
      { fill: '#4a2418' },
    ) +
    path(
      'M124 190C126 144 180 124 232 136C280 148 298 190 280 226C262 262 210 270 176 254' +
        'C148 240 122 228 124 190Z',
      {
        fill: pen.defs.across([
          [0, '#c4685a'],
          [0.5, '#a63f3a'],
          [1, '#7a2826'],
        ]),
      },
    ) +
    path('M150 168C190 150 220 180 262 160M146 200C186 186 214 218 272 196M164 232C196 220 214 242 250 230', {
      stroke: '#f0d3c2',
      'stroke-width': 5,
      fill: 'none',
      'stroke-linecap': 'round',
    }) +
    sprig(150, 280, -8),
  fish: (pen) =>
    path('M92 204C130 140 220 136 272 188L316 156C310 184 310 220 318 248L272 216C222 268 130 264 92 204Z', {
      fill: pen.defs.linear({ x1: 0, y1: 140, x2: 0, y2: 268 }, [
        [0, '#6f8a96'],
        [0.5, '#b9c9cc'],
        [1, '#f2f0e6'],
      ]),
    }) +
    tag('circle', { cx: 130, cy: 194, r: 8, fill: '#1f1a17' }) +
    path(
      'M158 168C172 190 172 218 158 240M188 176c10 16 10 36 0 52M214 178c10 16 10 34 0 48M240 184' +
        'c8 12 8 26 0 38',
      { stroke: '#5b7682', 'stroke-width': 3.4, fill: 'none' },
    ) +
    lemon(276, 282, 30) +
    sprig(130, 290, -6),
  shellfish: (pen) =>
    [
      [150, 170, -20],
      [252, 182, 24],
      [196, 260, 4],
    ]
      .map(([x = 0, y = 0, turn = 0]) =>
        group(
          { transform: `translate(${x} ${y}) rotate(${turn})` },
          path('M0 -62C40 -60 62 -20 52 18C44 54 14 66 -8 60C-44 52 -62 10 -50 -24C-42 -48 -22 -62 0 -62Z', {
            fill: '#7d7468',
          }),
          path('M0 -50C30 -48 50 -16 42 16C36 44 12 54 -8 48C-36 42 -50 8 -40 -20C-34 -38 -18 -50 0 -50Z', {
            fill: pen.defs.across([
              [0, '#fffaf0'],
              [1, '#cfc8ba'],
            ]),
          }),
          path('M0 -22C20 -20 30 0 22 18C14 34 -10 34 -20 18C-30 0 -18 -22 0 -22Z', { fill: '#b8ad98' }),
          tag('ellipse', { cx: -4, cy: -6, rx: 10, ry: 6, fill: '#ffffff', 'fill-opacity': 0.8 }),
        ),
      )
      .join('') + lemon(122, 268, 28),
  cheese: (pen) =>
    path('M110 244L296 212L284 150Q196 118 110 244Z', {
      fill: pen.defs.across([
        [0, '#fbe9b4'],
        [1, '#e2b548'],
      ]),
    }) +
    path('M110 244L296 212L300 254L118 284Z', {
      fill: pen.defs.across([
        [0, '#f2d27a'],
        [1, '#c9922e'],
      ]),
    }) +
    [
      [168, 216, 12],
      [222, 184, 15],
      [254, 204, 9],
      [202, 250, 10],
      [262, 240, 8],
      [150, 262, 8],
    ]
      .map(([cx = 0, cy = 0, r = 0]) =>
        tag('ellipse', { cx, cy, rx: r, ry: r * 0.7, fill: '#a87522', 'fill-opacity': 0.55 }),
      )
      .join('') +
    [0, 1, 2, 3, 4]
      .map((i) =>
        tag('circle', {
          cx: 268 + (i % 3) * 20,
          cy: 272 + Math.floor(i / 3) * 18,
          r: 11,
          fill: i % 2 ? '#5d2a55' : '#4b2148',
        }),
      )
      .join(''),
  pasta: () =>
    Array.from({ length: 16 }, (_, i) =>
      path(
        `M${xy(200 + Math.cos(i * 0.8) * 88, 200 + Math.sin(i * 0.8) * 84)}` +
          `C${xy(200 + Math.cos(i * 0.8 + 1.4) * 96, 200 + Math.sin(i * 0.8 + 1.4) * 92)} ` +
          `${xy(200 + Math.cos(i * 0.8 + 2.6) * 60, 200 + Math.sin(i * 0.8 + 2.6) * 56)} ` +
          `${xy(200 + Math.cos(i * 0.8 + 3.4) * 40, 200 + Math.sin(i * 0.8 + 3.4) * 38)}`,
        {
          stroke: i % 2 ? '#e9c56e' : '#f4dc98',
          'stroke-width': 11,
          fill: 'none',
          'stroke-linecap': 'round',
        },
      ),
    ).join('') +
    path('M150 188C160 150 214 140 244 166C272 190 256 240 212 248C168 254 138 226 150 188Z', {
      fill: '#b5402e',
    }) +
    tag('circle', { cx: 182, cy: 186, r: 17, fill: '#8a2a1e' }) +
    tag('circle', { cx: 222, cy: 200, r: 19, fill: '#96301f' }) +
    at(180, 226, 0.7, sprig(0, 0, -12)),
  dessert: (pen) =>
    tag('ellipse', { cx: 200, cy: 262, rx: 112, ry: 30, fill: '#b5661c' }) +
    path('M124 258C130 210 140 170 150 152H250C260 170 270 210 276 258C250 282 150 282 124 258Z', {
      fill: pen.defs.across([
        [0, '#fbe7b0'],
        [0.4, '#f0cd7c'],
        [1, '#c4913e'],
      ]),
    }) +
    path(
      'M144 166C150 130 250 130 256 166C262 186 254 200 246 186C240 176 232 196 222 190' +
        'C210 182 204 206 192 194C180 182 172 202 162 190C152 180 142 190 144 166Z',
      { fill: '#9a4d14' },
    ) +
    tag('ellipse', { cx: 190, cy: 150, rx: 40, ry: 8, fill: '#d98a3a', 'fill-opacity': 0.8 }) +
    [0, 1, 2]
      .map(
        (i) =>
          tag('circle', { cx: 284 + (i % 2) * 20, cy: 226 + i * 14, r: 13, fill: '#a3241c' }) +
          tag('circle', { cx: 280 + (i % 2) * 20, cy: 222 + i * 14, r: 4, fill: '#f2b8a8' }),
      )
      .join(''),
  lamb,
  pork,
  game,
  vegetables,
  stew,
  charcuterie,
  chocolate,
  poultry,
  curry,
};

export const drawFood = (pen: Pen, food: FoodName): string => plate(pen, '#b99a5c') + FOODS[food](pen);

export const FOOD_NAMES = Object.keys(FOODS) as FoodName[];

/** Dishes of the virtual sommelier besides the six of the home page, drawn on the plate of food.ts. */
import { createRandom } from '../random.ts';
import { group, n, type Pen, path, tag, xy } from './svg.ts';

type Dish = (pen: Pen) => string;

const disc = (cx: number, cy: number, r: number, fill: string): string => tag('circle', { cx, cy, r, fill });
const leaf = (x: number, y: number, turn: number, s: number, fill: string): string =>
  group(
    { transform: `translate(${x} ${y}) rotate(${turn}) scale(${s})` },
    path('M0 0C-34 -18 -40 -64 0 -100C40 -64 34 -18 0 0Z', { fill }),
    path('M0 -6V-86M0 -34L-16 -50M0 -34L16 -50M0 -56L-13 -70M0 -56L13 -70', {
      stroke: '#e8ecc8',
      'stroke-opacity': 0.5,
      'stroke-width': 3,
      fill: 'none',
    }),
  );
const tomato = (x: number, y: number, r: number): string =>
  disc(x, y, r, '#a3241c') +
  disc(x, y, r * 0.86, '#cf4a36') +
  [0, 72, 144, 216, 288]
    .map((turn) =>
      path(
        `M0 ${n(-r * 0.2)}Q${xy(r * 0.34, -r * 0.5)} 0 ${n(-r * 0.74)}` +
          `Q${xy(-r * 0.34, -r * 0.5)} 0 ${n(-r * 0.2)}Z`,
        {
          fill: '#e98a5e',
          transform: `translate(${x} ${y}) rotate(${turn})`,
        },
      ),
    )
    .join('');

export const vegetables: Dish = () =>
  [
    [160, 260, -70, 1],
    [250, 270, 60, 1],
    [190, 200, -20, 1.1],
    [240, 210, 28, 1],
    [150, 200, -48, 0.8],
  ]
    .map(([x = 0, y = 0, turn = 0, s = 1], i) => leaf(x, y, turn, s, i % 2 ? '#6d7b3a' : '#55632f'))
    .join('') +
  tomato(160, 228, 36) +
  tomato(236, 246, 40) +
  tomato(214, 172, 30) +
  [disc(280, 196, 13, '#3f4a26'), disc(134, 176, 12, '#3f4a26'), disc(190, 286, 12, '#3f4a26')].join('');

/** A bowl of beans with corn and basil. */
export const stew: Dish = (pen) => {
  const random = createRandom('stew');
  const beans = Array.from({ length: 62 }, () => {
    const [turn, far] = [random() * Math.PI * 2, Math.sqrt(random()) * 92];
    const [x, y] = [200 + Math.cos(turn) * far, 202 + Math.sin(turn) * far];
    return tag('ellipse', {
      cx: x,
      cy: y,
      rx: 13,
      ry: 8.5,
      fill: ['#e6cf9a', '#d8b878', '#c99a5a', '#efd9a8', '#e2b53e'][Math.floor(random() * 5)],
      transform: `rotate(${Math.round(random() * 180)} ${n(x)} ${n(y)})`,
    });
  });
  return (
    disc(200, 202, 124, '#6b4a32') +
    tag('circle', {
      cx: 200,
      cy: 202,
      r: 110,
      fill: pen.defs.across([
        [0, '#b0653a'],
        [1, '#8a4526'],
      ]),
    }) +
    beans.join('') +
    leaf(206, 214, -30, 0.6, '#55632f') +
    leaf(210, 216, 40, 0.56, '#6d7b3a')
  );
};

/** Folded slices of ham, a few olives. */
export const charcuterie: Dish = () =>
  [
    [150, 170, -18],
    [228, 160, 14],
    [170, 236, 8],
    [250, 232, -12],
  ]
    .map(([x = 0, y = 0, turn = 0]) =>
      group(
        { transform: `translate(${x} ${y}) rotate(${turn})` },
        path('M-58 30C-70 -20 -20 -56 22 -44C62 -34 66 10 40 34C10 56 -44 56 -58 30Z', { fill: '#a84a4a' }),
        path('M-46 22C-52 -14 -14 -42 18 -32C46 -24 48 8 28 24C4 40 -36 40 -46 22Z', { fill: '#c96f68' }),
        path('M-40 18C-24 -12 8 -24 36 -6M-30 28C-8 6 16 2 36 12', {
          stroke: '#f4dccb',
          'stroke-width': 6,
          fill: 'none',
          'stroke-linecap': 'round',
        }),
      ),
    )
    .join('') +
  [
    [118, 232],
    [140, 284],
    [288, 286],
  ]
    .map(([x = 0, y = 0]) => disc(x, y, 15, '#5c6a32') + disc(x + 2, y, 5, '#8c3b2c'))
    .join('');

/** Squares of dark chocolate, one broken off. */
export const chocolate: Dish = (pen) => {
  const square = (x: number, y: number, turn = 0): string =>
    group(
      { transform: `translate(${x} ${y}) rotate(${turn})` },
      tag('rect', { x: -34, y: -30, width: 68, height: 60, fill: '#2e1a12' }),
      tag('rect', {
        x: -31,
        y: -27,
        width: 62,
        height: 54,
        fill: pen.defs.across([
          [0, '#6b4330'],
          [1, '#3f261a'],
        ]),
      }),
      path('M-20 -16H20V16H-20Z', {
        fill: 'none',
        stroke: '#8a5c44',
        'stroke-opacity': 0.7,
        'stroke-width': 3,
      }),
    );
  return (
    [0, 1, 2, 3, 4, 5].map((i) => square(146 + (i % 3) * 68, 158 + Math.floor(i / 3) * 60)).join('') +
    square(244, 290, 16) +
    [
      [150, 282],
      [172, 296],
      [136, 300],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 11, '#a3241c'))
      .join('')
  );
};

/** A roast bird seen from above, with potatoes. */
export const poultry: Dish = (pen) =>
  path('M136 176C150 122 250 122 264 176C282 214 268 268 200 276C132 268 118 214 136 176Z', {
    fill: pen.defs.across([
      [0, '#e3a75a'],
      [0.5, '#c07a34'],
      [1, '#8a4f1e'],
    ]),
  }) +
  path(
    'M140 220C108 224 98 258 116 276C138 282 158 262 160 242ZM260 220C292 224 302 258 284 276' +
      'C262 282 242 262 240 242Z',
    {
      fill: '#b06c2c',
    },
  ) +
  path('M200 144V262M158 172C170 190 176 214 172 240M242 172C230 190 224 214 228 240', {
    stroke: '#f0c888',
    'stroke-opacity': 0.6,
    'stroke-width': 4,
    fill: 'none',
  }) +
  [
    [104, 206],
    [112, 164],
    [296, 206],
    [286, 164],
    [200, 300],
    [164, 300],
  ]
    .map(([x = 0, y = 0]) => disc(x, y, 17, '#e6c46c') + disc(x - 4, y - 5, 8, '#f6e0a0'))
    .join('');

/** A red curry with rice and lime. */
export const curry: Dish = () =>
  path('M96 200C96 140 150 108 200 108V296C144 296 96 258 96 200Z', { fill: '#c2562a' }) +
  path('M200 108C258 108 306 148 306 202C306 256 256 296 200 296Z', { fill: '#fbf6e8' }) +
  Array.from({ length: 46 }, (_, i) =>
    tag('ellipse', {
      cx: 212 + ((i * 29) % 84) * (1 - Math.abs(((i * 17) % 150) - 75) / 190),
      cy: 126 + ((i * 17) % 150),
      rx: 8,
      ry: 3,
      fill: i % 3 ? '#e9dfc6' : '#ffffff',
      transform: `rotate(${(i * 47) % 180} ${n(212 + ((i * 29) % 84))} ${126 + ((i * 17) % 150)})`,
    }),
  ).join('') +
  [
    [140, 170],
    [168, 214],
    [128, 226],
    [170, 260],
    [178, 150],
  ]
    .map(([x = 0, y = 0]) => disc(x, y, 19, '#8f3a1a') + disc(x - 4, y - 5, 9, '#d98a4c'))
    .join('') +
  leaf(170, 200, 30, 0.5, '#4e5b31') +
  disc(284, 290, 24, '#7d8f38') +
  disc(284, 290, 19, '#e4ecb0');

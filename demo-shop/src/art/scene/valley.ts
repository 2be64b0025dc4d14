/** Out of doors: the hero and the landscapes of journal and events. */
import { group, type Pen, path, tag } from '../svg.ts';
import { clouds, drawHill, drawRange, haze, type Point, poplars, ridge, sun } from './terrain.ts';
import { drawVineyard } from './vineyard.ts';

/** From the zenith to the horizon. */
export const sky = (
  pen: Pen,
  width: number,
  height: number,
  colours: [string, string, string, string],
): string =>
  tag('rect', {
    width,
    height,
    fill: pen.defs.linear({ x1: 0, y1: 0, x2: 0, y2: height * 0.62 }, [
      [0, colours[0]],
      [0.42, colours[1]],
      [0.76, colours[2]],
      [1, colours[3]],
    ]),
  });

/** Crests of the far and the middle range: fraction of the width, fraction of the rise. */
const FAR: readonly Point[] = [
  [-0.02, 0.46],
  [0.07, 0.58],
  [0.15, 0.5],
  [0.27, 0.8],
  [0.36, 0.6],
  [0.47, 0.98],
  [0.57, 0.66],
  [0.66, 0.76],
  [0.74, 0.6],
  [0.88, 0.74],
  [1.02, 0.52],
];
const MIDDLE: readonly Point[] = [
  [-0.02, 0.3],
  [0.14, 0.38],
  [0.28, 0.26],
  [0.42, 0.42],
  [0.56, 0.3],
  [0.72, 0.44],
  [0.88, 0.3],
  [1.02, 0.4],
];

/** The Andes behind a valley, spread over the width; `y` is the foot. */
export const andes = (
  pen: Pen,
  width: number,
  y: number,
  rise: number,
  key: string,
  night = false,
): string => {
  const spread = (list: readonly Point[]): Point[] => list.map(([x, up]) => [x * width, y - up * rise]);
  const far = ridge(spread(FAR), 5, rise * 0.14, `${key}far`);
  const mid = ridge(spread(MIDDLE), 5, rise * 0.13, `${key}mid`);
  return [
    drawRange(pen, {
      points: far,
      bottom: y + 40,
      stops: night
        ? [
            [0, '#5a5c78'],
            [1, '#6b6076'],
          ]
        : [
            [0, '#a58a98'],
            [0.55, '#b99a98'],
            [1, '#d9b79c'],
          ],
      shade: night ? '#33374f' : '#6f6484',
      snow: {
        limit: y - rise * 0.36,
        light: night ? '#a9a8bd' : '#fff3e0',
        shade: night ? '#5f6380' : '#a596ae',
      },
      key,
    }),
    drawRange(pen, {
      points: mid,
      bottom: y + 40,
      stops: night
        ? [
            [0, '#4b4960'],
            [1, '#514a58'],
          ]
        : [
            [0, '#977f86'],
            [1, '#c7a688'],
          ],
      shade: night ? '#2b2b40' : '#6d5c70',
      key: `${key}m`,
    }),
  ].join('');
};

const casona = (x: number, y: number, s: number): string =>
  group(
    { transform: `translate(${x} ${y}) scale(${s})` },
    tag('rect', { x: -96, y: -46, width: 192, height: 46, fill: '#f2e3c6' }),
    tag('rect', { x: 10, y: -46, width: 86, height: 46, fill: '#caa987', 'fill-opacity': 0.55 }),
    path('M-108 -44L-84 -78H84L108 -44Z', { fill: '#a9583a' }),
    path('M-108 -44L-84 -78H-10L-6 -44Z', { fill: '#c87a50' }),
    ...[-80, -52, -24, 4, 32, 60].map((px) =>
      tag('rect', { x: px, y: -32, width: 14, height: 32, fill: '#6d4a34' }),
    ),
    tag('rect', { x: -112, y: -3, width: 224, height: 5, fill: '#7d6a3c', 'fill-opacity': 0.6 }),
  );

const GREENS = {
  lit: ['#c9b44a', '#9aa03c', '#b0a742', '#828f36'],
  shade: ['#4f5f2c', '#3f4f26', '#5f6b30', '#35421f'],
};
const AUTUMN = {
  lit: ['#e0a94a', '#c9823a', '#d9963e', '#b5652f'],
  shade: ['#8a4a2a', '#6f3524', '#a05a2c', '#55291e'],
};

export const goldenValley = (pen: Pen, width: number, height: number, autumn = false): string => {
  const horizon = height * (width > height ? 0.53 : 0.5);
  const vx = width * (width > height ? 0.62 : 0.56);
  return [
    sky(pen, width, height, ['#8fa9bb', '#c9c3bd', '#f1cfa2', '#f7dfb2']),
    sun(pen, width * 0.17, horizon - height * 0.1, height * 0.52),
    clouds(pen, width, height * 0.06, height * 0.26, '#fbe3c6', 'hero'),
    group({}, andes(pen, width, horizon, height * 0.37, 'hero')),
    haze(pen, width, horizon - height * 0.18, horizon + height * 0.08, '#f8dcae', 0.75),
    group(
      {},
      drawHill(
        pen,
        [
          [-20, horizon - 6],
          [width * 0.2, horizon - height * 0.055],
          [width * 0.44, horizon - 4],
          [width * 0.7, horizon - height * 0.04],
          [width + 20, horizon - height * 0.012],
        ],
        horizon + 70,
        '#a79a5f',
      ),
      drawHill(
        pen,
        [
          [-20, horizon + 26],
          [width * 0.26, horizon + 4],
          [width * 0.5, horizon + 16],
          [width * 0.78, horizon - 6],
          [width + 20, horizon + 14],
        ],
        horizon + 90,
        '#8b8a4b',
      ),
    ),
    poplars(pen, width * 0.69, horizon + 22, 9, height * 0.15, '#5f6a38', 'hero-poplars'),
    casona(width * 0.83, horizon + 34, height / 1000),
    poplars(pen, width * 0.9, horizon + 26, 4, height * 0.12, '#4d5a30', 'hero-poplars-2'),
    group(
      {},
      drawVineyard(pen, {
        width,
        height,
        x: vx,
        y: horizon + 18,
        rows: 44,
        spacing: width > height ? 172 : 150,
        tall: height * 0.15,
        soil: ['#e6c88e', '#8a6238'],
        ...(autumn ? AUTUMN : GREENS),
        key: 'hero-rows',
      }),
    ),
    group({ opacity: 0.55 }, sun(pen, -width * 0.04, horizon - height * 0.12, height * 0.8, '#ffcf7d')),
    tag('rect', {
      width,
      height,
      fill: pen.defs.linear({ x1: 0, y1: height * 0.7, x2: 0, y2: height }, [
        [0, '#2a1a10', 0],
        [1, '#2a1a10', 0.3],
      ]),
    }),
  ].join('');
};

export const heroScene = (pen: Pen, width: number, height: number): string =>
  goldenValley(pen, width, height);

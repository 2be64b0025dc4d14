/**
 * Vineyards of the countries that the shop buys from: a common landscape with sky,
 * slope and landmark of each country.
 */
import { group, n, type Pen, path, tag, xy } from '../svg.ts';
import type { Scene } from './still-life.ts';
import { clouds, drawHill, haze, type Point, poplars, sun } from './terrain.ts';
import { andes, goldenValley, sky } from './valley.ts';
import { drawVineyard } from './vineyard.ts';

interface Land {
  key: string;
  sky: [string, string, string, string];
  /**
   * Hills from far to near: colour and heights at equal steps, in parts of the picture's
   * height above the horizon.
   */
  hills: { colour: string; up: number[] }[];
  haze: string;
  vines: { soil: [string, string]; lit: string[]; shade: string[] };
  landmark: (pen: Pen, width: number, horizon: number, height: number) => string;
}

const GREEN = {
  lit: ['#b9b353', '#8f9c40', '#a3a848', '#7a8a38'],
  shade: ['#48592c', '#3a4a26', '#566430', '#303d20'],
};
const COPPER = {
  lit: ['#d9a04a', '#c0803c', '#cc8f40', '#ac6631'],
  shade: ['#83482a', '#6a3424', '#98562c', '#512a1e'],
};

const house = (x: number, y: number, s: number, wall: string, roof: string, tower: boolean): string =>
  group(
    { transform: `translate(${n(x)} ${n(y)}) scale(${Math.round(s * 1000) / 1000})` },
    tag('rect', { x: -90, y: -58, width: 180, height: 58, fill: wall }),
    tag('rect', { x: 20, y: -58, width: 70, height: 58, fill: '#000000', 'fill-opacity': 0.14 }),
    path('M-100 -56L-78 -96H78L100 -56Z', { fill: roof }),
    ...[-64, -32, 0, 32, 64].map((px) =>
      tag('rect', { x: px - 7, y: -40, width: 14, height: 24, fill: '#4a3a30' }),
    ),
    ...(tower
      ? [
          tag('rect', { x: -128, y: -112, width: 44, height: 112, fill: wall }),
          path('M-134 -110L-106 -170L-78 -110Z', { fill: roof }),
        ]
      : []),
  );

/** Narrow dark trees beside a villa. */
const cypresses = (x: number, y: number, count: number, tall: number): string =>
  Array.from({ length: count }, (_, i) => {
    const [px, h] = [x + i * tall * 0.34, tall * (0.8 + ((i * 7) % 5) * 0.08)];
    return path(
      `M${xy(px, y)}` +
        `C${xy(px - h * 0.13, y - h * 0.3)} ${xy(px - h * 0.07, y - h * 0.8)} ${xy(px, y - h)}` +
        `C${xy(px + h * 0.07, y - h * 0.8)} ${xy(px + h * 0.13, y - h * 0.3)} ${xy(px, y)}Z`,
      { fill: i % 2 ? '#3b4a2c' : '#2f3d25' },
    );
  }).join('');

const water = (pen: Pen, width: number, y: number, height: number, colours: [string, string]): string =>
  tag('rect', {
    y,
    width,
    height,
    fill: pen.defs.linear({ x1: 0, y1: 0, x2: width, y2: 0 }, [
      [0, colours[0]],
      [1, colours[1]],
    ]),
  }) +
  [0.25, 0.55, 0.8]
    .map((t) =>
      path(`M${xy(width * 0.1, y + height * t)}H${n(width * (0.5 + t * 0.3))}`, {
        stroke: '#ffffff',
        'stroke-opacity': 0.3,
        'stroke-width': 3,
      }),
    )
    .join('');

const draw =
  (land: Land): Scene =>
  (pen, width, height) => {
    const horizon = height * 0.52;
    const hills = land.hills.map(({ colour, up }, index) => {
      const points = up.map(
        (part, i): Point => [(width * i) / (up.length - 1), horizon + index * 20 - part * height],
      );
      return drawHill(pen, [[-20, horizon], ...points, [width + 20, horizon]], horizon + 90, colour);
    });
    return [
      sky(pen, width, height, land.sky),
      sun(pen, width * 0.2, horizon - height * 0.14, height * 0.46),
      clouds(pen, width, height * 0.07, height * 0.25, '#fdf1e0', land.key),
      group({}, ...hills),
      haze(pen, width, horizon - height * 0.12, horizon + height * 0.06, land.haze, 0.6),
      land.landmark(pen, width, horizon, height),
      drawVineyard(pen, {
        width,
        height,
        x: width * 0.5,
        y: horizon + 34,
        rows: 34,
        spacing: 178,
        tall: height * 0.13,
        key: `${land.key}-rows`,
        ...land.vines,
      }),
    ].join('');
  };

export const france = draw({
  key: 'france',
  sky: ['#9db4c4', '#cfd5d3', '#ecdfc6', '#f4e7cc'],
  hills: [
    { colour: '#a9ad8c', up: [0.05, 0.09, 0.06, 0.1, 0.07] },
    { colour: '#8c9665', up: [0.03, 0.05, 0.07, 0.03, 0.05] },
  ],
  haze: '#f1e6cc',
  vines: { soil: ['#e3d0a4', '#94744a'], ...GREEN },
  landmark: (_pen, width, y, height) =>
    house(width * 0.7, y + 30, height / 900, '#efe4cf', '#56606b', true) +
    poplars(_pen, width * 0.82, y + 30, 6, height * 0.12, '#556338', 'france-poplars'),
});
export const spain = draw({
  key: 'spain',
  sky: ['#7fa3c0', '#b9c6c8', '#efd6a8', '#f6dfae'],
  hills: [
    { colour: '#b7906a', up: [0.12, 0.13, 0.13, 0.05, 0.03] },
    { colour: '#a9825a', up: [0.02, 0.04, 0.07, 0.09, 0.08] },
  ],
  haze: '#f3d9a8',
  vines: { soil: ['#dfae78', '#8e4f30'], ...COPPER },
  landmark: (_pen, width, y, height) => house(width * 0.28, y + 30, height / 900, '#e6cda2', '#a9583a', true),
});
export const italy = draw({
  key: 'italy',
  sky: ['#90aec0', '#c8d0cb', '#f1d9b0', '#f7e4bd'],
  hills: [
    { colour: '#a3a680', up: [0.07, 0.13, 0.09, 0.05, 0.1] },
    { colour: '#8f9a5c', up: [0.04, 0.02, 0.07, 0.1, 0.05] },
    { colour: '#7d8a4a', up: [0.03, 0.06, 0.03, 0.02, 0.05] },
  ],
  haze: '#f4dfb6',
  vines: { soil: ['#dfc48c', '#8b6238'], ...GREEN },
  landmark: (_pen, width, y, height) =>
    house(width * 0.66, y + 6, height / 1000, '#e9cf9f', '#b0613c', false) +
    cypresses(width * 0.75, y + 14, 6, height * 0.16) +
    cypresses(width * 0.5, y + 20, 3, height * 0.12),
});
export const portugal = draw({
  key: 'portugal',
  sky: ['#8aa6b8', '#c3c9c6', '#eecba0', '#f4d9ae'],
  hills: [
    { colour: '#a58a6c', up: [0.2, 0.15, 0.1, 0.04, 0.02] },
    { colour: '#93805a', up: [0.01, 0.03, 0.09, 0.16, 0.22] },
    { colour: '#7f7348', up: [0.14, 0.09, 0.04, 0.02, 0.01] },
  ],
  haze: '#efcfa2',
  vines: { soil: ['#cfa274', '#6e4a34'], ...COPPER },
  landmark: (pen, width, y, height) =>
    water(pen, width, y + 6, height * 0.06, ['#9fb0ad', '#6f8890']) +
    house(width * 0.78, y + 20, height / 1100, '#f7f1e4', '#b5623e', false),
});
export const germany = draw({
  key: 'germany',
  sky: ['#93a7b5', '#c9d0cf', '#e3dfc9', '#eee8d2'],
  hills: [
    { colour: '#8d9a78', up: [0.16, 0.18, 0.15, 0.09, 0.04] },
    { colour: '#74855a', up: [0.02, 0.05, 0.1, 0.15, 0.17] },
  ],
  haze: '#e6e3cf',
  vines: { soil: ['#a9a294', '#5d5850'], ...GREEN },
  landmark: (pen, width, y, height) =>
    water(pen, width, y + 2, height * 0.07, ['#b3c0bf', '#7d929b']) +
    house(width * 0.24, y + 24, height / 1050, '#f2ead8', '#4d4a4c', true),
});
export const argentina: Scene = (pen, width, height) => {
  const horizon = height * 0.56;
  return [
    sky(pen, width, height, ['#6f9cc4', '#a9c3d3', '#e3d9c4', '#f0e2c0']),
    sun(pen, width * 0.16, horizon - height * 0.2, height * 0.4),
    group({}, andes(pen, width, horizon, height * 0.46, 'argentina')),
    haze(pen, width, horizon - height * 0.1, horizon + height * 0.05, '#f0e0bd', 0.6),
    poplars(pen, width * 0.06, horizon + 20, 13, height * 0.2, '#8a8a3c', 'argentina-poplars'),
    house(width * 0.82, horizon + 26, height / 1000, '#d9b48a', '#8d5a3c', false),
    drawVineyard(pen, {
      width,
      height,
      x: width * 0.5,
      y: horizon + 22,
      rows: 34,
      spacing: 176,
      tall: height * 0.13,
      key: 'argentina-rows',
      soil: ['#dcc39a', '#8a6a48'],
      ...GREEN,
    }),
  ].join('');
};
export const autumnValley: Scene = (pen, width, height) => goldenValley(pen, width, height, true);

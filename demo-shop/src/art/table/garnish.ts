/** Garnish on the table beside the product, resting on (0, 0). */
import { createRandom } from '../../random.ts';
import { darken, lighten, mix } from '../colour.ts';
import { at, groundShadow, group, type Pen, path, tag } from '../svg.ts';
import type { Garnish } from '../types.ts';

const berry = (pen: Pen, x: number, y: number, r: number, colour: string): string =>
  tag('circle', {
    cx: x,
    cy: y,
    r,
    fill: pen.defs.across([
      [0, lighten(colour, 0.34)],
      [0.4, colour],
      [1, darken(colour, 0.5)],
    ]),
  }) +
  tag('ellipse', {
    cx: x - r * 0.32,
    cy: y - r * 0.38,
    rx: r * 0.24,
    ry: r * 0.17,
    fill: '#ffffff',
    'fill-opacity': 0.6,
  });

const vineLeaf = (colour: string): string =>
  path(
    'M0 0C-8 -22 -40 -16 -54 -30C-50 -44 -66 -56 -60 -76C-42 -72 -34 -84 -18 -98C-6 -88 8 -86 22 -84' +
      'C24 -68 42 -62 44 -44C30 -38 26 -20 0 0Z',
    { fill: colour },
  ) +
  path('M0 0L-14 -90M-6 -36L-50 -62M-6 -40L34 -52', {
    stroke: lighten(colour, 0.3),
    'stroke-width': 1.8,
    fill: 'none',
  });

/** A bunch lying on its side. */
const grapeBunch = (pen: Pen, colour: string, key: string): string => {
  const random = createRandom(key);
  const rows: string[] = [];
  const layers = [
    [7, 0],
    [6, 30],
    [5, 58],
    [3, 82],
  ] as const;
  for (const [count, lift] of layers)
    for (let i = 0; i < count; i++) {
      const x = -96 + i * 31 + lift * 0.42 + (random() - 0.5) * 7;
      rows.push(
        berry(
          pen,
          x,
          -19 - lift + (random() - 0.5) * 6,
          18 + random() * 4,
          mix(colour, random() > 0.5 ? '#000000' : '#ffffff', random() * 0.14),
        ),
      );
    }
  return [
    groundShadow(pen, 0, -3, 120, 0.28),
    path('M52 -92C70 -120 96 -124 112 -142', {
      stroke: '#6a5433',
      'stroke-width': 6,
      fill: 'none',
      'stroke-linecap': 'round',
    }),
    ...rows,
    at(70, -104, 0.9, vineLeaf('#5d6b35')),
  ].join('');
};

const orange = (pen: Pen): string =>
  groundShadow(pen, 0, -2, 78, 0.26) +
  at(
    -26,
    0,
    1,
    tag('circle', {
      cx: 0,
      cy: -56,
      r: 56,
      fill: pen.defs.radial({ cx: -20, cy: -78, r: 92 }, [
        [0, '#f7b25c'],
        [0.55, '#e58f2e'],
        [1, '#a85a14'],
      ]),
    }),
  ) +
  at(
    66,
    -2,
    1,
    tag('circle', { cx: 0, cy: -42, r: 43, fill: '#e2902f' }),
    tag('circle', { cx: 0, cy: -42, r: 38, fill: '#fbe6bd' }),
    ...Array.from({ length: 9 }, (_, i) =>
      path('M0 -5L9 -32Q0 -38 -9 -32Z', { fill: '#f0a646', transform: `translate(0 -42) rotate(${i * 40})` }),
    ),
  );

const fig = (pen: Pen, x: number, cut: boolean): string =>
  at(
    x,
    0,
    1,
    path('M0 -112C8 -96 14 -90 30 -74C62 -40 44 0 0 0C-44 0 -62 -40 -30 -74C-14 -90 -8 -96 0 -112Z', {
      fill: pen.defs.across([
        [0, '#7d5573'],
        [0.35, '#553050'],
        [1, '#2b1529'],
      ]),
    }),
    cut
      ? path('M0 -92C6 -80 12 -74 24 -62C48 -36 34 -7 0 -7C-34 -7 -48 -36 -24 -62C-12 -74 -6 -80 0 -92Z', {
          fill: '#f0d9c0',
        }) +
          tag('ellipse', { cx: 0, cy: -40, rx: 27, ry: 28, fill: '#b8474c' }) +
          group(
            {},
            ...Array.from({ length: 16 }, (_, i) =>
              tag('circle', {
                cx: Math.cos(i * 1.3) * (6 + (i % 4) * 5),
                cy: -40 + Math.sin(i * 1.3) * (6 + (i % 4) * 5),
                r: 1.9,
                fill: '#f3cfa4',
              }),
            ),
          )
      : path('M-20 -70C-34 -50 -34 -30 -26 -14', {
          stroke: '#ffffff',
          'stroke-opacity': 0.24,
          'stroke-width': 6,
          fill: 'none',
          'stroke-linecap': 'round',
        }),
  );

const corks = (pen: Pen): string => {
  const one = (x: number, y: number, turn: number): string =>
    group(
      { transform: `translate(${x} ${y}) rotate(${turn})` },
      tag('rect', {
        x: -44,
        y: -19,
        width: 88,
        height: 38,
        rx: 6,
        fill: pen.defs.across(
          [
            [0, '#dcb98a'],
            [0.4, '#c99f6b'],
            [1, '#8d6539'],
          ],
          true,
        ),
      }),
      tag('ellipse', { cx: 42, cy: 0, rx: 7, ry: 18.5, fill: '#7a2237' }),
      ...[-28, -8, 10, 24].map((cx, i) => tag('circle', { cx, cy: i % 2 ? 5 : -6, r: 1.8, fill: '#7c5630' })),
    );
  return groundShadow(pen, 0, -2, 84, 0.24) + one(-30, -20, 8) + one(52, -19, -14);
};

export const drawGarnish = (pen: Pen, garnish: Garnish, key: string): string => {
  switch (garnish) {
    case 'grapes-red':
      return grapeBunch(pen, '#4b2148', key);
    case 'grapes-white':
      return grapeBunch(pen, '#b3b552', key);
    case 'citrus':
      return orange(pen);
    case 'figs':
      return groundShadow(pen, 0, -2, 96, 0.26) + fig(pen, -48, false) + fig(pen, 44, true);
    case 'cork':
      return corks(pen);
  }
};

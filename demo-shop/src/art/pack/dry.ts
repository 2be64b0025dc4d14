/** Chocolate bars, cartons, pouches, cured sausage, tea caddies. */
import { createRandom } from '../../random.ts';
import { darken, lighten } from '../colour.ts';
import { group, n, type Pen, path, tag } from '../svg.ts';
import type { PackArt } from '../types.ts';
import { sheen, tube } from './wet.ts';
import { packLabel } from './words.ts';

const squares = (): string =>
  Array.from({ length: 8 }, (_, i) => {
    const [x, y] = [(i % 4) * 84 - 168, Math.floor(i / 4) * 84 - 168];
    return (
      tag('rect', { x, y, width: 82, height: 82, rx: 4, fill: '#3a2017' }) +
      path(`M${x + 3} ${y + 79}V${y + 3}H${x + 79}`, { fill: 'none', stroke: '#7a513c', 'stroke-width': 4 }) +
      tag('rect', { x: x + 14, y: y + 14, width: 54, height: 54, rx: 3, fill: '#442619' })
    );
  }).join('');

export const bar = (pen: Pen, art: PackArt): string =>
  group(
    { transform: 'rotate(-5)' },
    art.opened ? group({ transform: 'translate(6 -560)' }, squares()) : '',
    path('M-176 -600H176L182 0H-170Z', {
      fill: '#000000',
      'fill-opacity': 0.2,
      transform: 'translate(12 4)',
    }),
    tag('rect', {
      x: -178,
      y: art.opened ? -560 : -640,
      width: 356,
      height: art.opened ? 560 : 640,
      rx: 5,
      fill: art.body,
    }),
    art.opened
      ? path(
          'M-178 -560L-150 -584L-120 -562L-86 -588L-50 -560L-16 -586L22 -562L58 -588L96 -560L128 -584' +
            'L178 -560V-536H-178Z',
          { fill: '#d9c9a0' },
        )
      : '',
    tag('rect', {
      x: -162,
      y: art.opened ? -520 : -624,
      width: 324,
      height: art.opened ? 504 : 608,
      fill: 'none',
      stroke: art.label.accent,
      'stroke-width': 2.4,
    }),
    packLabel(art.label, { x: -150, y: -430, w: 300, h: 300 }),
    tag('rect', {
      x: -178,
      y: art.opened ? -560 : -640,
      width: 356,
      height: art.opened ? 560 : 640,
      rx: 5,
      fill: pen.defs.across([
        [0, '#ffffff', 0.22],
        [0.12, '#ffffff', 0.05],
        [0.7, '#000000', 0.02],
        [1, '#000000', 0.28],
      ]),
    }),
  );

export const carton = (pen: Pen, art: PackArt): string =>
  [
    path('M170 -500L236 -536V-40L170 0Z', { fill: darken(art.body, 0.34) }),
    path('M-220 -500L-150 -536H236L170 -500Z', { fill: lighten(art.body, 0.22) }),
    tag('rect', {
      x: -220,
      y: -500,
      width: 390,
      height: 500,
      fill: pen.defs.across([
        [0, lighten(art.body, 0.1)],
        [0.5, art.body],
        [1, darken(art.body, 0.14)],
      ]),
    }),
    tag('rect', {
      x: -204,
      y: -484,
      width: 358,
      height: 468,
      fill: 'none',
      stroke: art.label.accent,
      'stroke-width': 2.6,
    }),
    packLabel(art.label, { x: -190, y: -400, w: 330, h: 290 }),
    art.opened ? group({ transform: 'translate(-70 -10)' }, biscuits(pen)) : '',
  ].join('');

const biscuits = (pen: Pen): string =>
  Array.from({ length: 5 }, (_, i) =>
    group(
      { transform: `translate(${230 + i * 26} ${-44 - i * 3}) rotate(${14 + i * 4})` },
      tag('rect', {
        x: -16,
        y: -62,
        width: 30,
        height: 118,
        rx: 10,
        fill: pen.defs.across([
          [0, '#efd3a0'],
          [0.5, '#d9ac69'],
          [1, '#a9783a'],
        ]),
      }),
    ),
  ).join('');

export const pouch = (pen: Pen, art: PackArt): string => {
  const body = 'M-186 -560H186L206 -30C206 -6 190 0 170 0H-170C-190 0 -206 -6 -206 -30Z';
  return [
    path(body, {
      fill: pen.defs.across([
        [0, darken(art.body, 0.22)],
        [0.16, lighten(art.body, 0.24)],
        [0.5, art.body],
        [1, darken(art.body, 0.34)],
      ]),
    }),
    tag('rect', {
      x: -188,
      y: -586,
      width: 376,
      height: 46,
      rx: 4,
      fill: pen.defs.across(tube(art.lid, 0.3)),
    }),
    path('M-180 -530Q0 -518 180 -530', {
      fill: 'none',
      stroke: '#000000',
      'stroke-opacity': 0.18,
      'stroke-width': 3,
    }),
    packLabel(art.label, { x: -160, y: -430, w: 320, h: 300 }),
    path('M-160 -430Q0 -423 160 -430V-130Q0 -121 -160 -130Z', { fill: sheen(pen, 206) }),
    path('M-150 -500C-168 -380 -172 -200 -170 -60', {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': 0.3,
      'stroke-width': 14,
      'stroke-linecap': 'round',
    }),
  ].join('');
};

export const salami = (pen: Pen, art: PackArt): string => {
  const random = createRandom(art.slug);
  const body =
    'M-74 -660C-92 -640 -96 -560 -96 -460V-120C-96 -40 -60 0 0 0S96 -40 96 -120V-460' +
    'C96 -560 92 -640 74 -660C40 -684 -40 -684 -74 -660Z';
  const knots = [-600, -500, -400, -180, -90].map((y) => `M-96 ${y}Q0 ${y + 26} 96 ${y}`).join('');
  const flour = Array.from({ length: 60 }, () =>
    tag('ellipse', {
      cx: n(-84 + random() * 168),
      cy: n(-640 + random() * 620),
      rx: 4 + random() * 14,
      ry: 3 + random() * 8,
      fill: '#fffaf0',
      'fill-opacity': 0.1 + random() * 0.18,
    }),
  );
  return [
    path('M0 -664C-8 -720 16 -760 0 -800', { fill: 'none', stroke: '#b69563', 'stroke-width': 6 }),
    path(body, { fill: pen.defs.linear({ x1: -96, y1: 0, x2: 96, y2: 0 }, tube(art.body, 0.3)) }),
    group({ 'clip-path': pen.defs.clip(body) }, ...flour),
    path(`${knots}M0 -664V-460M0 -150V0`, { fill: 'none', stroke: '#d8bd8a', 'stroke-width': 5 }),
    packLabel(art.label, { x: -97, y: -430, w: 194, h: 230 }),
    path('M-97 -430Q0 -423 97 -430V-200Q0 -191 -97 -200Z', { fill: sheen(pen, 97) }),
    art.opened ? slices(pen, art.body) : '',
  ].join('');
};

const slices = (pen: Pen, body: string): string =>
  [0, 1, 2]
    .map((i) =>
      group(
        { transform: `translate(${176 + i * 62} ${-58 - i * 4}) rotate(${-12 + i * 10})` },
        tag('ellipse', { cx: 0, cy: 0, rx: 58, ry: 64, fill: darken(body, 0.1) }),
        tag('ellipse', {
          cx: -3,
          cy: -2,
          rx: 53,
          ry: 59,
          fill: pen.defs.across([
            [0, '#b5524a'],
            [1, '#8d332f'],
          ]),
        }),
        ...Array.from({ length: 14 }, (_, k) =>
          tag('circle', {
            cx: Math.cos(k * 2.4 + i) * (8 + (k % 5) * 9),
            cy: Math.sin(k * 2.4 + i) * (8 + (k % 5) * 10),
            r: 3 + (k % 3) * 1.6,
            fill: '#f3dccb',
          }),
        ),
      ),
    )
    .join('');

export const caddy = (pen: Pen, art: PackArt): string =>
  [
    path('M-170 -460H170V-18Q0 16 -170 -18Z', { fill: pen.defs.across(tube(art.body, 0.3)) }),
    packLabel(art.label, { x: -168, y: -390, w: 336, h: 300 }, true),
    path('M-170 -460H170V-18Q0 16 -170 -18Z', { fill: sheen(pen, 170), 'fill-opacity': 0.6 }),
    path('M-176 -560H176V-462Q0 -440 -176 -462Z', { fill: pen.defs.across(tube(art.lid, 0.5)) }),
    tag('ellipse', { cx: 0, cy: -560, rx: 176, ry: 18, fill: lighten(art.lid, 0.25) }),
    path('M-176 -474Q0 -452 176 -474', {
      fill: 'none',
      stroke: '#000000',
      'stroke-opacity': 0.25,
      'stroke-width': 3,
    }),
  ].join('');

/** Jars, terrines, tins and oil bottles. */
import { darken, lighten } from '../colour.ts';
import { type Pen, path, type Stop, tag } from '../svg.ts';
import type { PackArt } from '../types.ts';
import { packLabel } from './words.ts';

export const tube = (colour: string, shine = 0.4): Stop[] => [
  [0, darken(colour, 0.5)],
  [0.1, darken(colour, 0.12)],
  [0.22, lighten(colour, shine)],
  [0.36, lighten(colour, 0.06)],
  [0.66, darken(colour, 0.14)],
  [0.9, darken(colour, 0.4)],
  [1, darken(colour, 0.55)],
];

/** Light over a label on a round body. */
export const sheen = (pen: Pen, half: number): string =>
  pen.defs.linear({ x1: -half, y1: 0, x2: half, y2: 0 }, [
    [0, '#1a0f08', 0.4],
    [0.1, '#1a0f08', 0.1],
    [0.24, '#ffffff', 0.24],
    [0.5, '#1a0f08', 0],
    [0.86, '#1a0f08', 0.2],
    [1, '#1a0f08', 0.46],
  ]);

const gloss = (x: number, top: number, bottom: number, width = 14): string =>
  path(`M${x} ${top}Q${x - 6} ${(top + bottom) / 2} ${x} ${bottom}`, {
    fill: 'none',
    stroke: '#ffffff',
    'stroke-opacity': 0.5,
    'stroke-width': width,
    'stroke-linecap': 'round',
  });

export const jar = (pen: Pen, art: PackArt): string => {
  const body =
    'M-150 -430C-176 -420 -184 -396 -184 -366V-40C-184 -10 -168 0 -140 0H140C168 0 184 -10 184 -40V-366' +
    'C184 -396 176 -420 150 -430Z';
  return [
    path(body, {
      fill: pen.defs.across([
        [0, '#98a19f', 0.75],
        [0.08, '#ffffff', 0.6],
        [0.5, '#e9eeec', 0.4],
        [0.93, '#ffffff', 0.5],
        [1, '#7e8886', 0.8],
      ]),
    }),
    path(
      'M-172 -396C-174 -388 -174 -380 -174 -366V-42C-174 -18 -160 -10 -138 -10H138' +
        'C160 -10 174 -18 174 -42V-366C174 -380 174 -388 172 -396Q0 -384 -172 -396Z',
      { fill: pen.defs.across(tube(art.body, 0.3)) },
    ),
    packLabel(art.label, { x: -178, y: -338, w: 356, h: 250 }),
    path('M-178 -338Q0 -331 178 -338V-88Q0 -79 -178 -88Z', { fill: sheen(pen, 178) }),
    path('M-160 -520H160Q168 -520 168 -510V-436Q0 -420 -168 -436V-510Q-168 -520 -160 -520Z', {
      fill: pen.defs.across(tube(art.lid, 0.5)),
    }),
    path('M-168 -450Q0 -434 168 -450M-168 -458Q0 -442 168 -458', {
      fill: 'none',
      stroke: '#000000',
      'stroke-opacity': 0.2,
      'stroke-width': 2,
    }),
    tag('ellipse', { cx: 0, cy: -518, rx: 161, ry: 13, fill: lighten(art.lid, 0.22) }),
    gloss(-150, -400, -40),
  ].join('');
};

export const terrine = (pen: Pen, art: PackArt): string => {
  const body = 'M-196 -300V-52C-196 -14 -170 0 -130 0H130C170 0 196 -14 196 -52V-300Z';
  return [
    path(body, {
      fill: pen.defs.across([
        [0, '#98a19f', 0.8],
        [0.08, '#ffffff', 0.65],
        [0.5, '#eef2f0', 0.4],
        [0.93, '#ffffff', 0.5],
        [1, '#7e8886', 0.8],
      ]),
    }),
    path('M-184 -286V-54C-184 -24 -162 -12 -128 -12H128C162 -12 184 -24 184 -54V-286Q0 -272 -184 -286Z', {
      fill: pen.defs.across(tube(art.body, 0.26)),
    }),
    packLabel(art.label, { x: -150, y: -262, w: 300, h: 226 }),
    path('M-150 -262Q0 -255 150 -262V-36Q0 -27 -150 -36Z', { fill: sheen(pen, 190) }),
    tag('rect', { x: -204, y: -320, width: 408, height: 22, rx: 10, fill: '#c9582f' }),
    path('M-200 -322C-200 -366 -110 -384 0 -384S200 -366 200 -322Z', {
      fill: pen.defs.across([
        [0, '#98a19f', 0.85],
        [0.18, '#ffffff', 0.8],
        [0.55, '#dfe6e3', 0.6],
        [1, '#7e8886', 0.85],
      ]),
    }),
    path('M-216 -306C-236 -360 -220 -400 -196 -404M216 -306C236 -360 220 -400 196 -404', {
      fill: 'none',
      stroke: '#8d9694',
      'stroke-width': 7,
      'stroke-linecap': 'round',
    }),
    gloss(-168, -270, -50, 12),
  ].join('');
};

export const tin = (pen: Pen, art: PackArt): string => {
  const body =
    'M-290 -300C-290 -318 -278 -326 -262 -326H262C278 -326 290 -318 290 -300V-34C290 -10 276 0 256 0' +
    'H-256C-276 0 -290 -10 -290 -34Z';
  return [
    art.opened
      ? path('M-270 -330C-280 -440 -250 -500 -180 -512H190C254 -504 282 -440 272 -330Z', {
          fill: pen.defs.across([
            [0, '#8f989a'],
            [0.3, '#e9eeee'],
            [0.7, '#b7bfc0'],
            [1, '#7d8688'],
          ]),
        }) + path('M-200 -480H190', { stroke: '#ffffff', 'stroke-opacity': 0.6, 'stroke-width': 4 })
      : '',
    path(body, { fill: art.body }),
    path('M-290 -300C-290 -318 -278 -326 -262 -326H262C278 -326 290 -318 290 -300V-288H-290Z', {
      fill: pen.defs.across(tube(art.lid, 0.6)),
    }),
    tag('rect', {
      x: -262,
      y: -276,
      width: 524,
      height: 250,
      rx: 8,
      fill: 'none',
      stroke: art.label.accent,
      'stroke-width': 3,
    }),
    packLabel(art.label, { x: -250, y: -276, w: 500, h: 250 }, true),
    path(body, {
      fill: pen.defs.linear({ x1: -290, y1: 0, x2: 290, y2: 0 }, [
        [0, '#000000', 0.34],
        [0.06, '#000000', 0.06],
        [0.14, '#ffffff', 0.24],
        [0.3, '#ffffff', 0.04],
        [0.9, '#000000', 0.1],
        [1, '#000000', 0.4],
      ]),
    }),
    tag('rect', {
      x: -290,
      y: -12,
      width: 580,
      height: 12,
      rx: 6,
      fill: darken(art.lid, 0.25),
      'fill-opacity': 0.7,
    }),
  ].join('');
};

export const oil = (pen: Pen, art: PackArt): string => {
  const body =
    'M-30 -800L-32 -640C-34 -576 -126 -576 -126 -488V-30C-126 -8 -112 0 -92 0H92C112 0 126 -8 126 -30' +
    'V-488C126 -576 34 -576 32 -640L30 -800Z';
  return [
    path(body, { fill: pen.defs.linear({ x1: -126, y1: 0, x2: 126, y2: 0 }, tube(art.body, 0.28)) }),
    path('M-108 -490C-100 -548 -48 -560 -40 -610', {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': 0.3,
      'stroke-width': 10,
      'stroke-linecap': 'round',
    }),
    packLabel(art.label, { x: -124, y: -420, w: 248, h: 300 }),
    path('M-124 -420Q0 -413 124 -420V-120Q0 -111 -124 -120Z', { fill: sheen(pen, 126) }),
    tag('rect', {
      x: -40,
      y: -836,
      width: 80,
      height: 96,
      rx: 8,
      fill: pen.defs.across(tube(art.lid, 0.45)),
    }),
    tag('rect', { x: -36, y: -742, width: 72, height: 6, fill: art.label.accent }),
    gloss(-98, -470, -30, 8),
  ].join('');
};

/** Shapes of cheese. Each stands with its foot near (0, 0). */
import { darken, lighten, mix } from '../colour.ts';
import { group, type Pen, path, tag } from '../svg.ts';
import type { CheeseArt } from '../types.ts';
import { marks, pasteFill, rindStops } from './surface.ts';

const clipped = (pen: Pen, d: string, ...children: string[]): string =>
  group({ 'clip-path': pen.defs.clip(d) }, ...children);

/** A wedge seen from its cut side: a long triangular face, rind at the back and over the top. */
export const wedge = (pen: Pen, art: CheeseArt): string => {
  const face = 'M-268 -8L206 28L214 -220L-268 -206Z';
  const top = 'M-268 -206L214 -220C236 -276 196 -330 128 -352C20 -330 -160 -270 -268 -206Z';
  const back =
    'M206 28C238 2 252 -16 254 -44L256 -270C252 -300 220 -334 128 -352C196 -330 236 -276 214 -220Z';
  return [
    path(back, {
      fill: pen.defs.across([
        [0, lighten(art.rind, 0.12)],
        [0.4, art.rind],
        [1, darken(art.rind, 0.42)],
      ]),
    }),
    clipped(pen, back, marks(art, { x: 190, y: -350, w: 80, h: 380 }, 'rind')),
    path(top, {
      fill: pen.defs.linear({ x1: -268, y1: 0, x2: 230, y2: -120 }, [
        [0, lighten(art.rind, 0.42)],
        [0.6, lighten(art.rind, 0.12)],
        [1, darken(art.rind, 0.1)],
      ]),
    }),
    clipped(pen, top, marks(art, { x: -240, y: -350, w: 470, h: 150 }, 'rind')),
    path(face, { fill: pasteFill(pen, art.paste, [-268, -206, 160, 28]) }),
    clipped(
      pen,
      face,
      marks(art, { x: -230, y: -200, w: 430, h: 210 }, 'paste'),
      path('M-268 -206L214 -220V-206L-268 -194Z', {
        fill: mix(art.rind, art.paste, 0.3),
        'fill-opacity': 0.85,
      }),
      path('M-268 -22L206 12V30L-268 -6Z', { fill: mix(art.rind, art.paste, 0.25), 'fill-opacity': 0.8 }),
    ),
    path('M-268 -206L214 -220', { stroke: '#ffffff', 'stroke-opacity': 0.6, 'stroke-width': 3 }),
  ].join('');
};

const disc = (
  pen: Pen,
  art: CheeseArt,
  half: number,
  height: number,
  tilt: number,
): { svg: string; top: string } => {
  const y = -height;
  const side =
    `M${-half} ${y}V-20C${-half} ${tilt - 22} ${-half * 0.55} ${tilt} 0 ${tilt}` +
    `S${half} ${tilt - 22} ${half} -20V${y}Z`;
  const top =
    `M${-half} ${y}C${-half} ${y - tilt * 1.3} ${-half * 0.55} ${y - tilt * 1.75} 0 ${y - tilt * 1.75}` +
    `S${half} ${y - tilt * 1.3} ${half} ${y}S${half * 0.55} ${y + tilt * 1.4} 0 ${y + tilt * 1.4}` +
    `S${-half} ${y + tilt} ${-half} ${y}Z`;
  return {
    top,
    svg: [
      path(side, { fill: pen.defs.across(rindStops(art.rind)) }),
      clipped(pen, side, marks(art, { x: -half, y, w: half * 2, h: height + tilt }, 'rind')),
      path(top, {
        fill: pen.defs.linear({ x1: -half, y1: y - tilt, x2: half, y2: y + tilt }, [
          [0, lighten(art.rind, 0.5)],
          [0.55, lighten(art.rind, 0.16)],
          [1, darken(art.rind, 0.12)],
        ]),
      }),
      clipped(pen, top, marks(art, { x: -half, y: y - tilt * 1.8, w: half * 2, h: tilt * 3.4 }, 'rind')),
    ].join(''),
  };
};

export const round = (pen: Pen, art: CheeseArt): string => {
  const whole = disc(pen, art, 226, 96, 32);
  if (!art.cut) return whole.svg;
  // One slice is missing, so two cut faces show the paste.
  const left = 'M8 -108L86 -46V30L8 -24Z';
  const right = 'M8 -108L192 -74V8L8 -24Z';
  return [
    whole.svg,
    path('M8 -108L86 -46L192 -74Z', { fill: darken(art.paste, 0.5), 'fill-opacity': 0.2 }),
    path(right, { fill: pasteFill(pen, art.paste, [8, -108, 192, 8]) }),
    path(left, { fill: pasteFill(pen, darken(art.paste, 0.08), [8, -108, 86, 30]) }),
    clipped(pen, right, marks(art, { x: 8, y: -104, w: 180, h: 100 }, 'paste')),
    path('M86 -46L192 -74V8L86 32Z', { fill: 'none' }),
    path('M8 -108L192 -74M8 -108L86 -46', {
      stroke: lighten(art.rind, 0.5),
      'stroke-width': 5,
      fill: 'none',
    }),
  ].join('');
};

export const drum = (pen: Pen, art: CheeseArt): string => {
  const { svg } = disc(pen, art, 156, 260, 26);
  const ring = (y: number): string =>
    path(`M-156 ${y}C-156 ${y + 18} -86 ${y + 26} 0 ${y + 26}S156 ${y + 18} 156 ${y}`, {
      fill: 'none',
      stroke: darken(art.rind, 0.3),
      'stroke-opacity': 0.35,
      'stroke-width': 3,
    });
  return svg + ring(-70) + ring(-190) + (art.cut ? cutCorner(pen, art) : '');
};

const cutCorner = (pen: Pen, art: CheeseArt): string => {
  const face = 'M-10 -268L110 -230V14L-10 20Z';
  return (
    path(face, { fill: pasteFill(pen, art.paste, [-10, -268, 110, 14]) }) +
    clipped(pen, face, marks(art, { x: -10, y: -260, w: 120, h: 270 }, 'paste')) +
    path('M-10 -268L110 -230', { stroke: lighten(art.rind, 0.5), 'stroke-width': 4 })
  );
};

export const log = (pen: Pen, art: CheeseArt): string => {
  const body =
    'M-214 -148H190C236 -148 252 -112 252 -68S236 12 190 12H-214C-258 12 -274 -24 -274 -68' +
    'S-258 -148 -214 -148Z';
  return [
    path(body, {
      fill: pen.defs.across(
        [
          [0, lighten(art.rind, 0.5)],
          [0.3, lighten(art.rind, 0.16)],
          [0.7, art.rind],
          [1, darken(art.rind, 0.34)],
        ],
        true,
      ),
    }),
    clipped(pen, body, marks(art, { x: -270, y: -148, w: 520, h: 160 }, 'rind')),
    tag('ellipse', { cx: -214, cy: -68, rx: 60, ry: 80, fill: lighten(art.rind, 0.1) }),
    tag('ellipse', {
      cx: -214,
      cy: -68,
      rx: 51,
      ry: 70,
      fill: pasteFill(pen, art.paste, [-260, -140, -170, 0]),
    }),
    tag('ellipse', { cx: -214, cy: -68, rx: 34, ry: 48, fill: lighten(art.paste, 0.5), 'fill-opacity': 0.6 }),
    tag('ellipse', {
      cx: -300,
      cy: -52,
      rx: 22,
      ry: 66,
      fill: lighten(art.rind, 0.1),
      transform: 'rotate(-14 -300 -52)',
    }),
    tag('ellipse', {
      cx: -306,
      cy: -52,
      rx: 19,
      ry: 58,
      fill: pasteFill(pen, art.paste, [-330, -110, -280, 6]),
      transform: 'rotate(-14 -306 -52)',
    }),
  ].join('');
};

export const pyramid = (pen: Pen, art: CheeseArt): string => {
  const left = 'M-176 -8L-84 -246L60 -232L40 30Z';
  const right = 'M40 30L60 -232L104 -250L184 -34Z';
  const top = 'M-84 -246L-30 -268L104 -250L60 -232Z';
  return [
    path(right, { fill: darken(art.rind, 0.26) }),
    path(left, {
      fill: pen.defs.linear({ x1: -176, y1: 0, x2: 60, y2: 0 }, [
        [0, darken(art.rind, 0.06)],
        [0.3, lighten(art.rind, 0.34)],
        [1, art.rind],
      ]),
    }),
    path(top, { fill: lighten(art.rind, 0.44) }),
    clipped(pen, left + right + top, marks(art, { x: -176, y: -266, w: 360, h: 290 }, 'rind')),
    art.cut
      ? path('M-20 10L-4 -240L60 -232L40 30Z', { fill: pasteFill(pen, art.paste, [-20, -240, 60, 30]) })
      : '',
  ].join('');
};

export const ball = (pen: Pen, art: CheeseArt): string => {
  const whole = 'M-190 -150C-190 -262 -110 -322 0 -322S190 -262 190 -150S110 22 0 22S-190 -38 -190 -150Z';
  const face = 'M6 -322C66 -270 92 -210 92 -150S66 -26 6 22C84 20 190 -38 190 -150S100 -322 6 -322Z';
  return [
    path(whole, {
      fill: pen.defs.radial({ cx: -70, cy: -220, r: 320 }, [
        [0, lighten(art.rind, 0.4)],
        [0.5, art.rind],
        [1, darken(art.rind, 0.45)],
      ]),
    }),
    clipped(pen, whole, marks(art, { x: -190, y: -320, w: 380, h: 340 }, 'rind')),
    path(face, { fill: pasteFill(pen, art.paste, [20, -300, 180, 20]) }),
    clipped(pen, face, marks(art, { x: 20, y: -300, w: 170, h: 310 }, 'paste')),
    path(face, { fill: 'none', stroke: lighten(art.rind, 0.2), 'stroke-width': 6 }),
  ].join('');
};

/** Harvest: crates of grapes in front of vineyard rows in autumn. */
import { createRandom } from '../../random.ts';
import { darken, lighten, mix } from '../colour.ts';
import { groundShadow, group, n, type Pen, path, tag } from '../svg.ts';
import { goldenValley } from './valley.ts';

const crate = (pen: Pen, x: number, y: number, s: number, grape: string, key: string): string => {
  const random = createRandom(key);
  const wood = '#c0915a';
  const grapes = Array.from({ length: 120 }, (_, i) => {
    const row = Math.floor(i / 20);
    const cx = -190 + (i % 20) * 20 + random() * 10;
    const cy = -176 - row * 15 - Math.sin(((i % 20) / 20) * Math.PI) * 22 + random() * 8;
    const r = 13 + random() * 5;
    return (
      tag('circle', { cx, cy, r, fill: mix(grape, '#000000', random() * 0.4) }) +
      tag('circle', { cx: cx - 4, cy: cy - 5, r: 3.4, fill: lighten(grape, 0.6), 'fill-opacity': 0.75 })
    );
  });
  const slats = [-172, -112, -52].map(
    (top) =>
      tag('rect', {
        x: -222,
        y: top,
        width: 444,
        height: 50,
        rx: 3,
        fill: pen.defs.across([
          [0, lighten(wood, 0.3)],
          [0.5, wood],
          [1, darken(wood, 0.35)],
        ]),
      }) +
      path(`M-214 ${top + 18}c120 -6 260 8 428 -2`, {
        stroke: darken(wood, 0.4),
        'stroke-opacity': 0.35,
        'stroke-width': 2,
        fill: 'none',
      }),
  );
  return group(
    { transform: `translate(${n(x)} ${n(y)}) scale(${s})` },
    groundShadow(pen, 0, -2, 226, 0.5),
    ...grapes,
    ...slats,
    tag('rect', { x: -226, y: -178, width: 26, height: 178, fill: lighten(wood, 0.2) }),
    tag('rect', { x: 200, y: -178, width: 26, height: 178, fill: darken(wood, 0.25) }),
  );
};

export const harvest = (pen: Pen, width: number, height: number): string =>
  [
    goldenValley(pen, width, height, true),
    crate(pen, width * 0.2, height * 0.84, 0.72, '#4b2148', 'crate-1'),
    crate(pen, width * 0.44, height * 0.88, 0.86, '#9da045', 'crate-2'),
    crate(pen, width * 0.74, height * 0.98, 1.12, '#5a2440', 'crate-3'),
  ].join('');

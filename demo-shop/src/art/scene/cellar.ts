/** The barrel cellar, lit from its far end. */
import { darken, lighten } from '../colour.ts';
import { group, n, type Pen, path, tag, xy } from '../svg.ts';
import { vignette } from './room.ts';

const barrel = (pen: Pen, x: number, y: number, r: number, dark: number): string => {
  const wood = darken('#a9733f', dark);
  const staves = Array.from({ length: 6 }, (_, i) =>
    path(`M${xy(x - r + ((i + 1) * 2 * r) / 7, y - r)}V${n(y + r)}`, {
      stroke: darken(wood, 0.4),
      'stroke-width': Math.max(1, r * 0.02),
      'stroke-opacity': 0.6,
    }),
  );
  const face =
    `M${xy(x - r * 0.86, y)}A${n(r * 0.86)} ${n(r * 0.86)} 0 1 1 ${n(x + r * 0.86)} ${n(y)}` +
    `A${n(r * 0.86)} ${n(r * 0.86)} 0 1 1 ${n(x - r * 0.86)} ${n(y)}Z`;
  return [
    tag('circle', { cx: x, cy: y, r, fill: darken(wood, 0.45) }),
    tag('circle', { cx: x, cy: y, r: r * 0.95, fill: 'none', stroke: '#6b6259', 'stroke-width': r * 0.08 }),
    path(face, {
      fill: pen.defs.linear({ x1: x - r, y1: y - r, x2: x + r, y2: y + r }, [
        [0, lighten(wood, 0.3)],
        [0.5, wood],
        [1, darken(wood, 0.4)],
      ]),
    }),
    group({ 'clip-path': pen.defs.clip(face) }, ...staves),
    tag('circle', { cx: x, cy: y, r: r * 0.07, fill: '#3a2416' }),
  ].join('');
};

export const cellar = (pen: Pen, width: number, height: number): string => {
  const [vx, vy] = [width * 0.5, height * 0.5];
  const arches = Array.from({ length: 7 }, (_, i) => {
    const s = 0.14 + (i / 6) ** 1.6 * 1.1;
    const [w, h] = [width * 0.62 * s, height * 0.72 * s];
    const d =
      `M${xy(vx - w, vy + h)}V${n(vy - h * 0.12)}` +
      `C${xy(vx - w, vy - h * 1.16)} ${xy(vx + w, vy - h * 1.16)} ${xy(vx + w, vy - h * 0.12)}` +
      `V${n(vy + h)}Z`;
    return { d, s };
  }).reverse();
  const barrels = Array.from({ length: 6 }, (_, i) => {
    const s = 0.16 + ((i + 0.6) / 6) ** 1.7 * 1.02;
    const r = height * 0.2 * s;
    const y = vy + height * 0.36 * s;
    return [-1, 1]
      .map(
        (side) =>
          barrel(pen, vx + side * width * 0.37 * s, y, r, 0.3 - s * 0.24) +
          barrel(pen, vx + side * width * 0.5 * s, y - r * 1.66, r, 0.34 - s * 0.22),
      )
      .join('');
  });
  return [
    tag('rect', { width, height, fill: '#2a1c15' }),
    group(
      {},
      ...arches.map(({ d, s }) =>
        path(d, {
          fill: pen.defs.linear({ x1: 0, y1: vy - height * 0.7 * s, x2: 0, y2: vy + height * 0.7 * s }, [
            [0, lighten('#4a3326', 0.32 - s * 0.24)],
            [0.6, lighten('#6b4a33', 0.34 - s * 0.28)],
            [1, '#2f2018'],
          ]),
          stroke: '#1f140e',
          'stroke-width': 10 * s,
          'stroke-opacity': 0.6,
        }),
      ),
    ),
    path(
      `M${xy(vx - 60, vy + height * 0.1)}H${n(vx + 60)}L${n(width * 0.98)} ${height}H${n(width * 0.02)}Z`,
      {
        fill: pen.defs.linear({ x1: 0, y1: vy, x2: 0, y2: height }, [
          [0, '#d9a865'],
          [0.4, '#8a6240'],
          [1, '#4a3322'],
        ]),
        'fill-opacity': 0.9,
      },
    ),
    tag('circle', {
      cx: vx,
      cy: vy,
      r: height * 0.5,
      fill: pen.defs.radial({ cx: vx, cy: vy, r: height * 0.5 }, [
        [0, '#ffe3a8', 0.95],
        [0.2, '#ffc978', 0.5],
        [1, '#ff9d45', 0],
      ]),
    }),
    ...barrels,
    vignette(pen, width, height, 0.6),
  ].join('');
};

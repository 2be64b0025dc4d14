/** Vineyard rows running to a vanishing point. */
import { createRandom } from '../../random.ts';
import { darken, mix } from '../colour.ts';
import { group, n, type Pen, path, polygon, tag } from '../svg.ts';
import type { Point } from './terrain.ts';

export interface Vineyard {
  width: number;
  height: number;
  /** Vanishing point. */
  x: number;
  y: number;
  /** Rows each side and distance between them at the lower edge. */
  rows: number;
  spacing: number;
  /** Height of the nearest leaves. */
  tall: number;
  soil: [string, string];
  lit: string[];
  shade: string[];
  key: string;
}

const leaf = (x: number, y: number, r: number, fill: string, turn: number): string =>
  tag('ellipse', {
    cx: x,
    cy: y,
    rx: r * 1.2,
    ry: r * 0.75,
    fill,
    transform: `rotate(${Math.round(turn)} ${n(x)} ${n(y)})`,
  });

/** Rows run slightly beyond the lower edge of the picture. */
const NEAR = 1.12;

interface Row {
  random: () => number;
  base: (offset: number, t: number) => Point;
  offset: number;
  /** Where the row leaves the frame. */
  last: number;
  count: number;
}

/** Single leaves of a near row, lit at the right of the vanishing point. */
const leavesOf = (v: Vineyard, { random, base, offset, last, count }: Row): string[] => {
  const lit = offset > 0;
  const [litTop = '#c9b44a', litFace = '#8f9638'] = v.lit;
  const [, shadeFace = '#35421f'] = v.shade;
  const drawn: string[] = [];
  for (let i = 0; i < count; i++) {
    const t = 0.06 + (last - 0.06) * ((i + random()) / count) ** 1.35;
    const [x, y] = base(offset, t);
    const up = 0.12 + random() * 0.92;
    if (x < -40 || x > v.width + 40 || y - v.tall * t * up > v.height + 16) continue;
    const tones = lit ? v.lit : v.shade;
    const tone = tones[Math.floor(random() * tones.length)] ?? litFace;
    const colour = up > 0.7 ? mix(tone, litTop, 0.5) : mix(tone, shadeFace, (0.8 - up) * 0.7);
    const spread = (random() - 0.5) * v.tall * 0.12 * t;
    drawn.push(
      leaf(
        x + spread,
        y - v.tall * t * up,
        (2 + v.tall * 0.05) * t * (0.7 + random() * 0.8),
        colour,
        random() * 180,
      ),
    );
  }
  return drawn;
};

export const drawVineyard = (pen: Pen, v: Vineyard): string => {
  const random = createRandom(v.key);
  const depth = v.height - v.y + 60;
  const base = (offset: number, t: number): Point => [v.x + offset * t, v.y + depth * t];
  const [litTop = '#c9b44a', litFace = '#8f9638'] = v.lit;
  const [shadeTop = '#4f5f2c', shadeFace = '#35421f'] = v.shade;
  const parts = [
    path(`M0 ${n(v.y)}H${v.width}V${v.height}H0Z`, {
      fill: pen.defs.linear({ x1: 0, y1: v.y, x2: 0, y2: v.height }, [
        [0, mix(litFace, v.soil[0], 0.35)],
        [0.1, mix(litFace, v.soil[0], 0.6)],
        [1, v.soil[1]],
      ]),
    }),
  ];
  // Outer rows first, because inner rows cover them.
  const offsets = Array.from({ length: v.rows * 2 }, (_, i) => (i - v.rows + 0.5) * v.spacing).sort(
    (a, b) => Math.abs(b) - Math.abs(a),
  );
  for (const offset of offsets) {
    const lit = offset > 0;
    const rank = Math.abs(offset) / v.spacing;
    // The row leaves the frame sideways long before it reaches the lower edge.
    const last = Math.min(NEAR, (offset > 0 ? v.width - v.x + 160 : v.x + 160) / Math.abs(offset));
    const steps = rank < 6 ? 46 : rank < 14 ? 26 : 14;
    const places = Array.from({ length: steps + 1 }, (_, i) => 0.012 + (last - 0.012) * (i / steps) ** 1.6);
    const edge = (up: number, rough: number): Point[] =>
      places.map((t) => {
        const [x, y] = base(offset, t);
        return [x + (random() - 0.5) * v.tall * rough * t, y - v.tall * t * (up + (random() - 0.5) * rough)];
      });
    const band = (from: Point[], to: Point[], fill: string): string =>
      path(polygon([...from, ...to.toReversed()]), { fill });
    const [foot, middle, crest] = [edge(0.08, 0.05), edge(0.56, 0.2), edge(1, 0.16)];
    const far = base(offset, 0.012);
    const near = base(offset, last);
    parts.push(
      path(polygon([far, near, [near[0] + v.spacing * 0.46 * last, near[1]]]), {
        fill: darken(v.soil[1], 0.5),
        'fill-opacity': 0.26,
      }),
      band(foot, crest, lit ? litFace : shadeFace),
      band(middle, crest, lit ? mix(litFace, litTop, 0.55) : shadeTop),
      band(edge(0.86, 0.1), crest, lit ? litTop : mix(shadeTop, litTop, 0.5)),
    );
    if (rank > 7) continue;
    parts.push(...leavesOf(v, { random, base, offset, last, count: rank < 3 ? 150 : 80 }));
  }
  parts.push(
    tag('rect', {
      x: 0,
      y: v.y - 2,
      width: v.width,
      height: depth * 0.3,
      fill: pen.defs.linear({ x1: 0, y1: v.y - 2, x2: 0, y2: v.y + depth * 0.3 }, [
        [0, v.soil[0], 0.75],
        [1, v.soil[0], 0],
      ]),
    }),
  );
  return group({}, ...parts);
};

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
    rx: r * 1.15,
    ry: r * 0.8,
    fill,
    transform: `rotate(${Math.round(turn)} ${n(x)} ${n(y)})`,
  });

export const drawVineyard = (pen: Pen, v: Vineyard): string => {
  const random = createRandom(v.key);
  const parts = [
    path(`M0 ${v.y}H${v.width}V${v.height}H0Z`, {
      fill: pen.defs.linear({ x1: 0, y1: v.y, x2: 0, y2: v.height }, [
        [0, v.soil[0]],
        [1, v.soil[1]],
      ]),
    }),
  ];
  const depth = v.height - v.y + 60;
  const base = (offset: number, t: number): Point => [v.x + offset * t, v.y + depth * t];
  // Outer rows first: the inner ones stand before them.
  const offsets = Array.from({ length: v.rows * 2 }, (_, i) => (i - v.rows + 0.5) * v.spacing).sort(
    (a, b) => Math.abs(b) - Math.abs(a),
  );
  for (const offset of offsets) {
    const lit = offset > 0;
    const tones = lit ? v.lit : v.shade;
    const near: Point = base(offset, 1.1);
    const far: Point = base(offset, 0.02);
    const up = (t: number): number => v.tall * t;
    // What the row shades lies to its right.
    parts.push(
      path(polygon([far, near, [near[0] + v.spacing * 0.5, near[1]]]), {
        fill: darken(v.soil[1], 0.5),
        'fill-opacity': 0.34,
      }),
    );
    parts.push(
      path(
        polygon([
          [far[0], far[1]],
          [near[0], near[1] - v.tall * 0.12],
          [near[0], near[1] - up(1.1)],
          [far[0], far[1] - up(0.02)],
        ]),
        { fill: tones[1] ?? '#556b2f' },
      ),
    );
    const leaves: string[] = [];
    const count = Math.abs(offset) < v.spacing * 4 ? 170 : 76;
    for (let i = 0; i < count; i++) {
      const t = 0.05 + 1.05 * ((i + random()) / count) ** 1.5;
      const [bx, by] = base(offset, t);
      if (bx < -60 || bx > v.width + 60 || by - up(t) > v.height + 20) continue;
      const u = 0.1 + random() * 0.95;
      const warm = u > 0.72;
      const tone = tones[Math.floor(random() * tones.length)] ?? '#556b2f';
      leaves.push(
        leaf(
          bx + (random() - 0.5) * v.tall * 0.16 * t,
          by - up(t) * u,
          (4 + v.tall * 0.09) * t * (0.7 + random() * 0.7),
          warm ? mix(tone, v.lit[0] ?? tone, 0.55) : mix(tone, '#1c2413', (1 - u) * 0.34),
          random() * 180,
        ),
      );
    }
    parts.push(...leaves);
  }
  return group({}, ...parts);
};

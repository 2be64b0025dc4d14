/** Bottle outlines as points. */
import type { ShapeSpec } from './shapes.ts';

const bezier = (a: number, b: number, c: number, d: number, t: number): number => {
  const s = 1 - t;
  return s * s * s * a + 3 * s * s * t * b + 3 * s * t * t * c + t * t * t * d;
};

/** The outline as points `[halfWidth, y]`, dense enough to look round. */
export const sampleProfile = (spec: ShapeSpec): [number, number][] => {
  const points: [number, number][] = [[spec.start[0], spec.start[1]]];
  for (const segment of spec.segments) {
    const [fromX, fromY] = points.at(-1) as [number, number];
    if (segment.length === 1) {
      points.push([segment[0][0], segment[0][1]]);
      continue;
    }
    const [c1, c2, end] = segment;
    const steps = Math.max(6, Math.round(Math.abs(end[1] - fromY) / 9));
    for (let step = 1; step <= steps; step++) {
      const t = step / steps;
      points.push([bezier(fromX, c1[0], c2[0], end[0], t), bezier(fromY, c1[1], c2[1], end[1], t)]);
    }
  }
  return points;
};

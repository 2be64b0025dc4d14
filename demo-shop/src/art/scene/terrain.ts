/** Land and sky: ranges, hills, vineyards in perspective, poplars. Light comes from the left. */
import { createRandom } from '../../random.ts';
import { darken, lighten } from '../colour.ts';
import { group, n, type Pen, path, polygon, type Stop, tag, xy } from '../svg.ts';

export type Point = [number, number];

/** Turns a line into a natural ridge: each pass inserts a shifted point between two others. */
export const ridge = (anchors: Point[], passes: number, roughness: number, key: string): Point[] => {
  const random = createRandom(key);
  let points = anchors;
  let amplitude = roughness;
  for (let pass = 0; pass < passes; pass++) {
    const next: Point[] = [];
    points.forEach((point, index) => {
      const after = points[index + 1];
      next.push(point);
      if (after)
        next.push([
          (point[0] + after[0]) / 2 + (random() - 0.5) * amplitude * 0.5,
          (point[1] + after[1]) / 2 + (random() - 0.5) * amplitude,
        ]);
    });
    points = next;
    amplitude *= 0.52;
  }
  return points;
};

const closed = (points: Point[], bottom: number): string =>
  polygon([...points, [points.at(-1)?.[0] ?? 0, bottom], [points[0]?.[0] ?? 0, bottom]]);

/** Runs of points that descend to the right, which are in shade. */
const shadedRuns = (points: Point[]): Point[][] => {
  const runs: Point[][] = [];
  let run: Point[] = [];
  points.forEach((point, index) => {
    const before = points[index - 1];
    if (before && point[1] > before[1]) {
      if (run.length === 0) run.push(before);
      run.push(point);
    } else if (run.length) {
      runs.push(run);
      run = [];
    }
  });
  return run.length ? [...runs, run] : runs;
};

export interface Range {
  points: Point[];
  bottom: number;
  stops: Stop[];
  shade: string;
  /** Snow above `limit`; no snow if missing. */
  snow?: { limit: number; light: string; shade: string };
  key: string;
}

export const drawRange = (pen: Pen, { points, bottom, stops, shade, snow, key }: Range): string => {
  const random = createRandom(key);
  const top = Math.min(...points.map(([, y]) => y));
  const body = closed(points, bottom);
  // Facets follow the large shape of the mountain, not each notch of its crest.
  const coarse = points.filter((_, index) => index % 4 === 0 || index === points.length - 1);
  const facets = (depth: (y: number) => number): string =>
    shadedRuns(coarse)
      .filter((run) => (run.at(-1)?.[1] ?? 0) - (run[0]?.[1] ?? 0) > (bottom - top) * 0.02)
      .map((run) => {
        const [start, end] = [run[0] as Point, run.at(-1) as Point];
        const fall = depth(start[1]) * (0.7 + random() * 0.5);
        const back: Point[] = [];
        for (let step = 0; step <= 6; step++) {
          const t = 1 - step / 6;
          const jag = step === 0 || step === 6 ? 0 : (step % 2 ? 1 : -1) * fall * 0.07;
          back.push([
            start[0] + (end[0] - start[0]) * t * 0.62 + jag - fall * 0.1 * t,
            start[1] + (end[1] - start[1]) * t + fall * t * 0.9,
          ]);
        }
        return polygon([...run, ...back]);
      })
      .join('');
  const parts = [
    path(body, { fill: pen.defs.linear({ x1: 0, y1: top, x2: 0, y2: bottom }, stops) }),
    path(
      facets((y) => (bottom - y) * 0.62),
      { fill: shade, 'fill-opacity': 0.5 },
    ),
  ];
  if (snow) {
    const drifts = Array.from({ length: coarse.length + 2 }, () => 0.3 + random() * 0.62);
    const under = points.map(([x, y], index): Point => {
      const [block, t] = [Math.floor(index / 4), (index % 4) / 4];
      const drift = (drifts[block] ?? 0.5) * (1 - t) + (drifts[block + 1] ?? 0.5) * t;
      return [x, y + Math.max(0, snow.limit - y) * drift];
    });
    parts.push(
      path(polygon([...points, ...under.reverse()]), { fill: snow.light }),
      path(
        facets((y) => Math.max(0, snow.limit - y) * 0.9),
        { fill: snow.shade, 'fill-opacity': 0.72 },
      ),
    );
  }
  return group({ 'clip-path': pen.defs.clip(body) }, ...parts);
};

/** A soft hill with a lit crest. */
export const drawHill = (pen: Pen, points: Point[], bottom: number, colour: string): string => {
  const first = points[0] as Point;
  let d = `M${xy(first[0], first[1])}`;
  for (let index = 1; index < points.length; index++) {
    const [x1, y1] = points[index - 1] as Point;
    const [x2, y2] = points[index] as Point;
    const mid = (x1 + x2) / 2;
    d += `C${xy(mid, y1)} ${xy(mid, y2)} ${xy(x2, y2)}`;
  }
  const top = Math.min(...points.map(([, y]) => y));
  const end = points.at(-1) as Point;
  return (
    path(`${d}V${bottom}H${n(first[0])}Z`, {
      fill: pen.defs.linear({ x1: first[0], y1: top, x2: end[0], y2: bottom }, [
        [0, lighten(colour, 0.24)],
        [0.5, colour],
        [1, darken(colour, 0.26)],
      ]),
    }) + path(d, { fill: 'none', stroke: lighten(colour, 0.4), 'stroke-opacity': 0.5, 'stroke-width': 3 })
  );
};

/** A line of poplars. */
export const poplars = (
  pen: Pen,
  x: number,
  y: number,
  count: number,
  height: number,
  colour: string,
  key: string,
): string => {
  const random = createRandom(key);
  const fill = pen.defs.across([
    [0, lighten(colour, 0.3)],
    [0.45, colour],
    [1, darken(colour, 0.35)],
  ]);
  return Array.from({ length: count }, (_, i) => {
    const h = height * (0.7 + random() * 0.45);
    const w = h * 0.13;
    const cx = x + i * height * 0.19 + random() * 6;
    return path(
      `M${xy(cx, y)}C${xy(cx - w, y - h * 0.12)} ${xy(cx - w * 0.9, y - h * 0.7)} ${xy(cx, y - h)}` +
        `C${xy(cx + w * 0.9, y - h * 0.7)} ${xy(cx + w, y - h * 0.12)} ${xy(cx, y)}Z`,
      { fill },
    );
  }).join('');
};

export const sun = (pen: Pen, x: number, y: number, reach: number, colour = '#ffe9b8'): string =>
  tag('circle', {
    cx: x,
    cy: y,
    r: reach,
    fill: pen.defs.radial({ cx: x, cy: y, r: reach }, [
      [0, '#fffaf0', 1],
      [0.08, colour, 0.95],
      [0.3, colour, 0.5],
      [1, colour, 0],
    ]),
  });

export const clouds = (
  pen: Pen,
  width: number,
  from: number,
  to: number,
  colour: string,
  key: string,
): string => {
  const random = createRandom(key);
  return Array.from({ length: 18 }, () => {
    const rx = 110 + random() * 280;
    const opacity = 0.3 + Math.round(random() * 4) * 0.12;
    return tag('ellipse', {
      cx: random() * width,
      cy: from + random() * (to - from),
      rx,
      ry: 9 + rx * 0.07 * random(),
      fill: pen.defs.soft(colour, opacity),
    });
  }).join('');
};

export const haze = (
  pen: Pen,
  width: number,
  top: number,
  bottom: number,
  colour: string,
  strength: number,
): string =>
  tag('rect', {
    x: 0,
    y: top,
    width,
    height: bottom - top,
    fill: pen.defs.linear({ x1: 0, y1: top, x2: 0, y2: bottom }, [
      [0, colour, 0],
      [0.55, colour, strength],
      [1, colour, 0],
    ]),
  });

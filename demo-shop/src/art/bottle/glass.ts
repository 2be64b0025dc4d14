/** Glass: body colour, the drink behind it, and the light of one soft window at the left. */
import { darken, lighten, mix } from '../colour.ts';
import { type Pen, path, type Stop } from '../svg.ts';
import type { BottleArt, GlassTone } from '../types.ts';
import { type Profile, silhouette, strip } from './outline.ts';
import type { ShapeSpec } from './shapes.ts';

const TONES: Readonly<Record<GlassTone, { colour: string; clear: number; shine: number }>> = {
  green: { colour: '#1f3a26', clear: 0, shine: 1 },
  leaf: { colour: '#8a8b4a', clear: 0.42, shine: 0.9 },
  amber: { colour: '#5a3412', clear: 0.12, shine: 1 },
  black: { colour: '#14161a', clear: 0, shine: 1.05 },
  flint: { colour: '#d8dfdc', clear: 1, shine: 0.75 },
  blue: { colour: '#1d3a5c', clear: 0.1, shine: 1 },
  ceramic: { colour: '#e8dfd0', clear: 0, shine: 0.35 },
};

const round = (colour: string, depth: number): Stop[] => [
  [0, darken(colour, 0.62 * depth)],
  [0.07, darken(colour, 0.28 * depth)],
  [0.2, lighten(colour, 0.2)],
  [0.36, lighten(colour, 0.06)],
  [0.58, darken(colour, 0.2 * depth)],
  [0.86, darken(colour, 0.46 * depth)],
  [0.95, darken(colour, 0.22 * depth)],
  [1, darken(colour, 0.66 * depth)],
];

const reflections = (profile: Profile, spec: ShapeSpec, shine: number): string => {
  const end = spec.height - 26;
  const soft: [number, number, number, string, number][] = [];
  // Several thin layers give a soft edge. A blur filter would be slow to render at every size.
  for (let layer = 0; layer < 5; layer++)
    soft.push([-0.84 + layer * 0.024, -0.5 - layer * 0.03, 40, '#ffffff', 0.05 * shine]);
  soft.push([-0.79, -0.7, 52, '#ffffff', 0.22 * shine]);
  soft.push([-0.64, -0.61, 70, '#ffffff', 0.1 * shine]);
  soft.push([0.86, 0.93, 46, '#ffffff', 0.15 * shine], [0.9, 0.92, 60, '#ffffff', 0.16 * shine]);
  return soft
    .map(([from, to, top, fill, alpha]) =>
      path(strip(profile, from, to, top, end), { fill, 'fill-opacity': alpha }),
    )
    .join('');
};

/** The bottle without label and closure, in its own coordinates (mouth at 0, axis at x = 0). */
export const drawGlass = (pen: Pen, art: BottleArt, spec: ShapeSpec, profile: Profile): string => {
  const tone = TONES[art.glass];
  const half = Math.max(...profile.map(([x]) => x));
  const line = { x1: -half, y1: 0, x2: half, y2: 0 };
  const whole = silhouette(profile);
  const glass = tone.clear === 1 ? mix(tone.colour, art.liquid, 0.1) : tone.colour;
  const parts: string[] = [];
  if (tone.clear === 1) {
    parts.push(
      path(whole, {
        fill: pen.defs.linear(line, [
          [0, '#7d8785', 0.85],
          [0.06, '#c9d2cf', 0.5],
          [0.2, '#ffffff', 0.42],
          [0.55, '#d3dcd8', 0.3],
          [0.93, '#b3bdba', 0.52],
          [1, '#737d7b', 0.85],
        ]),
      }),
    );
  } else parts.push(path(whole, { fill: pen.defs.linear(line, round(glass, 1)) }));
  if (tone.clear > 0.3) {
    // The base is thick, so the drink ends above it.
    const drink = silhouette(profile, spec.fill, spec.height - 20, -5, 6);
    parts.push(
      path(drink, {
        fill: pen.defs.linear(line, round(art.liquid, tone.clear === 1 ? 0.42 : 0.7)),
        'fill-opacity': tone.clear === 1 ? 0.95 : 0.6,
      }),
    );
  }
  // Light is strongest at the shoulder and fades towards the ground.
  parts.push(
    path(whole, {
      fill: pen.defs.linear({ x1: 0, y1: 0, x2: 0, y2: spec.height }, [
        [0, '#ffffff', 0.1],
        [0.34, '#ffffff', 0.07],
        [0.5, '#000000', 0],
        [0.9, '#000000', tone.clear === 1 ? 0.05 : 0.2],
        [0.97, '#ffffff', tone.clear === 1 ? 0.3 : 0.1],
        [1, '#000000', tone.clear === 1 ? 0.12 : 0.45],
      ]),
    }),
    reflections(profile, spec, tone.shine),
  );
  return parts.join('');
};

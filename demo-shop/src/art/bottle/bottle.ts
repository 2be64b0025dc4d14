/** A bottle standing on the ground at (0, 0), axis at x = 0. */
import { darken, lighten } from '../colour.ts';
import { drawLabel } from '../label/label.ts';
import { drawMotif } from '../motifs.ts';
import { groundShadow, group, type Pen } from '../svg.ts';
import type { BottleArt } from '../types.ts';
import { drawClosure } from './closure.ts';
import { drawGlass } from './glass.ts';
import { halfAt, silhouette } from './outline.ts';
import { sampleProfile } from './profile.ts';
import { SHAPES } from './shapes.ts';

export const bottleSize = (art: BottleArt): { height: number; half: number } => {
  const spec = SHAPES[art.shape];
  return {
    height: spec.height + (art.closure === 'cork' ? 30 : 0),
    half: Math.max(...sampleProfile(spec).map(([x]) => x)),
  };
};

/** The label is lit like the glass: window at the left, shade at the right. */
const labelLight = (pen: Pen, half: number): string =>
  pen.defs.linear({ x1: -half, y1: 0, x2: half, y2: 0 }, [
    [0, '#1a0f08', 0.4],
    [0.08, '#1a0f08', 0.14],
    [0.2, '#ffffff', 0.2],
    [0.32, '#ffffff', 0.1],
    [0.52, '#1a0f08', 0],
    [0.82, '#1a0f08', 0.16],
    [0.95, '#1a0f08', 0.34],
    [1, '#1a0f08', 0.48],
  ]);

export const drawBottle = (
  pen: Pen,
  art: BottleArt,
  options: { shadow?: boolean; back?: string } = {},
): string => {
  const spec = SHAPES[art.shape];
  const profile = sampleProfile(spec);
  const whole = silhouette(profile);
  const label = drawLabel(pen, art.label, spec.label, options.back);
  const half = halfAt(profile, spec.label.y + spec.label.height / 2);
  const crest = art.embossed
    ? group(
        { transform: `translate(${-half * 0.06} ${spec.label.y - 62}) scale(.62)` },
        group(
          { transform: 'translate(1.6 2)', opacity: 0.55 },
          drawMotif(art.label.motif, darken('#2a2a22', 0.5)),
        ),
        group({ opacity: 0.4 }, drawMotif(art.label.motif, lighten('#8a8f80', 0.35))),
      )
    : '';
  return [
    options.shadow === false ? '' : groundShadow(pen, 0, -2, halfAt(profile, spec.height - 30)),
    group(
      { transform: `translate(0 ${-spec.height})` },
      drawGlass(pen, art, spec, profile),
      crest,
      group({ 'clip-path': pen.defs.clip(whole) }, label.svg, label.light(labelLight(pen, half))),
      drawClosure(pen, art, spec, profile),
    ),
  ].join('');
};

/** Front and back labels: picks the layout, prints the paper under it. */
import { group, type Pen, path } from '../svg.ts';
import type { LabelArt, LabelLayout } from '../types.ts';
import { backLabel } from './back.ts';
import type { Layout } from './layout.ts';
import { classic, medallion, minimal, monogram, signature, tall } from './layouts-classic.ts';
import { arch, botanical, kraft, landscape, night, waves } from './layouts-drawn.ts';
import { diagonal, ribbon, split, stacked } from './layouts-modern.ts';
import { texture } from './paper.ts';

const LAYOUTS: Readonly<Record<LabelLayout, Layout>> = {
  classic,
  minimal,
  stacked,
  landscape,
  split,
  diagonal,
  medallion,
  arch,
  ribbon,
  kraft,
  monogram,
  botanical,
  night,
  waves,
  tall,
  signature,
};

/** `svg` is the printed label; `light` draws light and shade over it. */
export const drawLabel = (
  pen: Pen,
  art: LabelArt,
  area: { y: number; height: number; half: number },
  back?: string,
): { svg: string; light: (fill: string) => string } => {
  const layout = back === undefined ? LAYOUTS[art.layout] : backLabel(back);
  const [above, below] = layout.grow ?? [0, 0];
  // Layouts are designed for a height of 300 units and scaled down for lower labels.
  const scale = Math.min(1, area.height / 300);
  const w = (area.half * 2 * layout.width) / scale;
  const box = { x: -w / 2, y: area.y / scale - above, w, h: area.height / scale + above + below };
  const outline = layout.outline(box, art);
  const paper =
    layout.paper === 'smooth' ? '' : texture(layout.paper, { ...box, h: box.h + 10 }, art.paper, art.title);
  const scaled = { transform: `scale(${Math.round(scale * 1e4) / 1e4})` };
  return {
    light: (fill) => path(outline, { fill, ...scaled }),
    svg: group(
      scaled,
      path(outline, { fill: '#000000', 'fill-opacity': 0.28, transform: 'translate(2.5 3)' }),
      path(outline, { fill: art.paper }),
      group({ 'clip-path': pen.defs.clip(outline) }, paper, layout.draw(box, art, pen)),
    ),
  };
};

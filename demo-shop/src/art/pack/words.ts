/** Printed labels of packed products: motif, producer, name, kind. */

import { caps, italic, title } from '../label/words.ts';
import { drawMotif } from '../motifs.ts';
import { at, n, path, xy } from '../svg.ts';
import type { PackLabel } from '../types.ts';

export interface LabelArea {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A label centred on the area, on its own paper unless `bare`. */
export const packLabel = (label: PackLabel, { x, y, w, h }: LabelArea, bare = false): string => {
  const inner = w - 44;
  const scale = Math.min(1, h / 250);
  return at(
    x + w / 2,
    y,
    1,
    bare
      ? ''
      : path(`M${n(-w / 2)} 0Q0 7 ${n(w / 2)} 0V${n(h)}Q0 ${n(h + 9)} ${xy(-w / 2, h)}Z`, {
          fill: label.paper,
        }),
    bare
      ? ''
      : path(`M${n(-w / 2)} 9Q0 16 ${n(w / 2)} 9M${xy(-w / 2, h - 9)}Q0 ${n(h)} ${xy(w / 2, h - 9)}`, {
          fill: 'none',
          stroke: label.accent,
          'stroke-width': 2.2,
        }),
    at(0, h * 0.25, 0.62 * scale, drawMotif(label.motif, label.accent)),
    caps(label.brand, { y: h * 0.47, size: 13 * scale, maxWidth: inner, fill: label.accent }),
    title(label.title, { y: h * 0.64, size: 33 * scale, maxWidth: inner, fill: label.ink, face: 'serif' })
      .svg,
    italic(label.subtitle, {
      y: h * 0.89,
      size: 16 * scale,
      maxWidth: inner,
      fill: label.ink,
      opacity: 0.85,
    }),
  );
};

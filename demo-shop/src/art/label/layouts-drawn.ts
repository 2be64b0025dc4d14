/** Layouts around a drawing: landscape, plants, sea, night. */
import { createRandom } from '../../random.ts';
import { darken, lighten, mix } from '../colour.ts';
import { drawMotif } from '../motifs.ts';
import { at, group, n, path, tag, xy } from '../svg.ts';
import { write } from '../text.ts';
import type { Layout } from './layout.ts';
import { archSheet, sheet, tornSheet } from './paper.ts';
import { caps, grapeLine, italic, title } from './words.ts';

export const landscape: Layout = {
  width: 1,
  paper: 'smooth',
  outline: sheet,
  draw: ({ x, y, w, h }, a) => {
    const inner = w - 46;
    const top = y + 4;
    const rows = Array.from({ length: 13 }, (_, i) => {
      const spread = (i - 6) * 34;
      const [from, bend, to] = [
        xy(spread * 0.16, top + 106),
        xy(spread * 0.5, top + 124),
        xy(spread * 1.25, top + 150),
      ];
      return `M${from}Q${bend} ${to}`;
    }).join('');
    return [
      path(`M${xy(x, top - 8)}H${n(x + w)}V${n(top + 112)}H${n(x)}Z`, {
        fill: mix(a.accent, a.paper, 0.72),
      }),
      tag('circle', { cx: w * 0.2, cy: top + 44, r: 22, fill: mix(a.accent, a.paper, 0.2) }),
      path(
        `M${xy(x, top + 100)}L${xy(x + w * 0.16, top + 60)}L${xy(x + w * 0.3, top + 82)}` +
          `L${xy(x + w * 0.46, top + 34)}L${xy(x + w * 0.6, top + 72)}L${xy(x + w * 0.74, top + 54)}` +
          `L${xy(x + w, top + 94)}V${n(top + 120)}H${n(x)}Z`,
        { fill: mix(a.band, a.paper, 0.42) },
      ),
      path(`M${xy(x + w * 0.46, top + 34)}l-16 24 10 -4 8 10 9 -12 8 3z`, { fill: a.paper }),
      path(
        `M${xy(x, top + 108)}Q${xy(x + w * 0.3, top + 78)} ${xy(x + w * 0.55, top + 104)}` +
          `T${xy(x + w, top + 96)}V${n(top + 152)}H${n(x)}Z`,
        { fill: a.band },
      ),
      path(rows, { stroke: mix(a.band, a.paper, 0.4), 'stroke-width': 2, fill: 'none' }),
      path(`M${xy(x, top + 150)}H${n(x + w)}V${n(y + h + 16)}H${n(x)}Z`, { fill: a.paper }),
      title(a.title, { y: top + 188, size: 31, maxWidth: inner, fill: a.ink, lines: 2 }).svg,
      grapeLine(a, { y: y + h - 48, size: 12, maxWidth: inner, fill: a.ink }),
      italic(`${a.origin}${a.year ? ` · ${a.year}` : ''}`, {
        y: y + h - 22,
        size: 14,
        maxWidth: inner,
        fill: a.accent,
      }),
    ].join('');
  },
};

export const arch: Layout = {
  width: 0.84,
  grow: [26, 0],
  paper: 'laid',
  outline: archSheet,
  draw: ({ x, y, w, h }, a) => {
    const inner = w - 44;
    return [
      path(archSheet({ x: x + 9, y: y + 9, w: w - 18, h: h - 20 }), {
        fill: 'none',
        stroke: a.accent,
        'stroke-width': 1.4,
      }),
      at(0, y + 88, 0.8, drawMotif(a.motif, a.accent)),
      title(a.title, { y: y + 176, size: 31, maxWidth: inner, fill: a.ink, face: 'serif' }).svg,
      grapeLine(a, { y: y + h - 82, size: 12, maxWidth: inner, fill: a.ink }),
      italic(a.origin, { y: y + h - 58, size: 13.5, maxWidth: inner, fill: a.ink, opacity: 0.85 }),
      write(a.year, {
        x: 0,
        y: y + h - 26,
        size: 20,
        face: 'serif',
        tracking: 4,
        maxWidth: inner,
        fill: a.band,
      }),
    ].join('');
  },
};

export const kraft: Layout = {
  width: 0.88,
  paper: 'fibre',
  outline: (box, art) => tornSheet(box, art.title),
  draw: ({ y, w, h }, a) => {
    const inner = w - 44;
    return [
      at(0, y + 62, 0.7, drawMotif(a.motif, a.ink)),
      title(a.title, { y: y + 146, size: 35, maxWidth: inner, fill: a.ink }).svg,
      path(`M-58 ${n(y + 194)}q14 -5 29 0t29 0t29 0t29 0`, {
        fill: 'none',
        stroke: a.accent,
        'stroke-width': 2.6,
      }),
      grapeLine(a, { y: y + 222, size: 13, maxWidth: inner, fill: a.ink }),
      italic(`${a.origin}${a.year ? `, ${a.year}` : ''}`, {
        y: y + h - 34,
        size: 15,
        maxWidth: inner,
        fill: a.accent,
      }),
    ].join('');
  },
};

export const botanical: Layout = {
  width: 0.94,
  paper: 'smooth',
  outline: sheet,
  draw: ({ y, w, h }, a) => {
    const inner = w - 72;
    const cy = y + h * 0.46;
    const leaves = Array.from({ length: 26 }, (_, i) => {
      const angle = (i / 26) * Math.PI * 2 - Math.PI / 2;
      const [px, py] = [Math.cos(angle) * (w * 0.405), Math.sin(angle) * h * 0.385];
      const turn = (angle * 180) / Math.PI + (i % 2 ? 38 : 118);
      return group(
        { transform: `translate(${n(px)} ${n(cy + py)}) rotate(${n(turn)})` },
        path('M0 0C7 -10 20 -12 28 0C20 9 7 8 0 0Z', {
          fill: i % 3 ? a.band : a.accent,
          'fill-opacity': 0.62 + (i % 3) * 0.14,
        }),
      );
    });
    return [
      ...leaves,
      title(a.title, { y: cy - 12, size: 30, maxWidth: inner, fill: a.ink, lines: 3, face: 'serif' }).svg,
      grapeLine(a, { y: cy + 52, size: 11, maxWidth: inner, fill: a.ink }),
      italic(`${a.origin}${a.year ? ` · ${a.year}` : ''}`, {
        y: y + h - 9,
        size: 12.5,
        maxWidth: w - 30,
        fill: a.ink,
      }),
    ].join('');
  },
};

export const night: Layout = {
  width: 1,
  grow: [10, 10],
  paper: 'smooth',
  outline: sheet,
  draw: ({ x, y, w, h }, a) => {
    const random = createRandom(a.title);
    const inner = w - 48;
    const stars = Array.from({ length: 46 }, () =>
      tag('circle', {
        cx: x + random() * w,
        cy: y + random() * h * 0.5,
        r: 0.7 + random() * 1.7,
        fill: a.accent,
        'fill-opacity': 0.4 + random() * 0.6,
      }),
    );
    const points = Array.from({ length: 6 }, (_, i): [number, number] => [
      x + w * (0.16 + i * 0.135),
      y + 34 + random() * 74,
    ]);
    return [
      ...stars,
      path(`M${points.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}`, {
        fill: 'none',
        stroke: a.accent,
        'stroke-width': 0.9,
        'stroke-opacity': 0.8,
      }),
      ...points.map(([px, py]) => tag('circle', { cx: px, cy: py, r: 3.2, fill: a.accent })),
      path(
        `M${xy(x, y + h * 0.5)}L${xy(x + w * 0.2, y + h * 0.43)}L${xy(x + w * 0.38, y + h * 0.49)}` +
          `L${xy(x + w * 0.6, y + h * 0.4)}L${xy(x + w * 0.78, y + h * 0.47)}L${xy(x + w, y + h * 0.42)}` +
          `V${n(y + h + 14)}H${n(x)}Z`,
        { fill: darken(a.paper, 0.34) },
      ),
      title(a.title, { y: y + h * 0.62, size: 33, maxWidth: inner, fill: a.ink, face: 'serif' }).svg,
      grapeLine(a, { y: y + h * 0.77, size: 12.5, maxWidth: inner, fill: a.accent }),
      italic(a.origin, { y: y + h * 0.85, size: 14, maxWidth: inner, fill: a.ink, opacity: 0.85 }),
      write(a.year, {
        x: 0,
        y: y + h * 0.95,
        size: 18,
        face: 'serif',
        tracking: 7,
        maxWidth: inner,
        fill: a.accent,
      }),
    ].join('');
  },
};

export const waves: Layout = {
  width: 0.9,
  paper: 'smooth',
  outline: sheet,
  draw: ({ x, y, w, h }, a) => {
    const inner = w - 46;
    const rows = Array.from({ length: 7 }, (_, i) => {
      const top = y + h * 0.52 + i * h * 0.075;
      const step = w / 4;
      return path(
        `M${xy(x - 10 + (i % 2) * 14, top)}` +
          `q${xy(step / 2, -9 - i)} ${n(step)} 0`.repeat(5) +
          `V${n(y + h + 20)}H${n(x - 10)}Z`,
        {
          fill: mix(lighten(a.band, 0.5), a.band, i / 6),
          stroke: a.paper,
          'stroke-width': 1.6,
          'stroke-opacity': 0.7,
        },
      );
    });
    return [
      caps(a.brand, { y: y + 32, size: 10.5, maxWidth: inner, fill: a.accent }),
      title(a.title, { y: y + h * 0.26, size: 33, maxWidth: inner, fill: a.ink, face: 'serif' }).svg,
      grapeLine(a, { y: y + h * 0.43, size: 12, maxWidth: inner, fill: a.ink }),
      ...rows,
      italic(a.origin, { y: y + h - 42, size: 14, maxWidth: inner, fill: '#ffffff' }),
      write(a.year, {
        x: 0,
        y: y + h - 14,
        size: 19,
        face: 'serif',
        tracking: 5,
        maxWidth: inner,
        fill: '#ffffff',
      }),
    ].join('');
  },
};

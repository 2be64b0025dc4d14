/** Quiet layouts: frames, rules, type. */
import { lighten, luma, mix } from '../colour.ts';
import { drawMotif } from '../motifs.ts';
import { at, n, path, tag, xy } from '../svg.ts';
import { write } from '../text.ts';
import type { Layout } from './layout.ts';
import { archSheet, ovalSheet, sheet } from './paper.ts';
import { caps, grapeLine, italic, title } from './words.ts';

const rule = (half: number, y: number, colour: string, width = 1.2): string =>
  path(`M${xy(-half, y)}H${n(half)}`, { stroke: colour, 'stroke-width': width });
/** Ink with enough contrast on a coloured band. */
export const onBand = (band: string, paper: string): string =>
  luma(band) > 0.55 ? '#231a14' : luma(paper) > 0.5 ? paper : '#f6efe2';

export const classic: Layout = {
  width: 0.94,
  paper: 'laid',
  outline: sheet,
  draw: ({ x, y, w, h }, a) => {
    const inner = w - 54;
    return [
      path(sheet({ x: x + 11, y: y + 11, w: w - 22, h: h - 22 }), {
        fill: 'none',
        stroke: a.accent,
        'stroke-width': 2,
      }),
      path(sheet({ x: x + 16, y: y + 16, w: w - 32, h: h - 32 }), {
        fill: 'none',
        stroke: a.accent,
        'stroke-width': 0.8,
      }),
      at(0, y + 70, 0.66, drawMotif(a.motif, a.accent)),
      title(a.title, { y: y + 144, size: 34, maxWidth: inner, fill: a.ink }).svg,
      grapeLine(a, { y: y + 199, size: 13, maxWidth: inner, fill: a.ink }),
      italic(a.origin, { y: y + 221, size: 14, maxWidth: inner, fill: a.ink, opacity: 0.8 }),
      path(sheet({ x, y: y + h - 62, w, h: 32 }), { fill: a.band }),
      write(a.year, {
        x: 0,
        y: y + h - 35,
        size: 21,
        face: 'serif',
        tracking: 6,
        maxWidth: inner,
        fill: onBand(a.band, a.paper),
      }),
    ].join('');
  },
};

export const minimal: Layout = {
  width: 0.8,
  grow: [-24, 0],
  paper: 'linen',
  outline: sheet,
  draw: ({ x, y, w, h }, a) => {
    const left = x + 18;
    const inner = w - 36;
    const name = title(a.title, {
      y: y + 74,
      x: left,
      anchor: 'start',
      size: 36,
      maxWidth: inner,
      fill: a.ink,
      face: 'serif',
      lines: 3,
    });
    return [
      name.svg,
      path(`M${xy(left, y + h - 104)}h34`, { stroke: a.accent, 'stroke-width': 3 }),
      grapeLine(a, { y: y + h - 78, x: left, anchor: 'start', size: 12, maxWidth: inner, fill: a.ink }),
      italic(a.origin, {
        y: y + h - 54,
        x: left,
        anchor: 'start',
        size: 13.5,
        maxWidth: inner,
        fill: a.ink,
        opacity: 0.85,
      }),
      write(a.year, {
        x: left,
        y: y + h - 20,
        anchor: 'start',
        size: 24,
        face: 'serif',
        maxWidth: inner,
        fill: a.accent,
      }),
    ].join('');
  },
};

export const monogram: Layout = {
  width: 0.86,
  paper: 'smooth',
  outline: archSheet,
  draw: ({ y, w, h }, a) => {
    const letter = [...a.title][0] ?? 'Q';
    const inner = w - 44;
    return [
      tag('circle', { cx: 0, cy: y + 92, r: 56, fill: 'none', stroke: a.accent, 'stroke-width': 1.6 }),
      tag('circle', { cx: 0, cy: y + 92, r: 50, fill: a.band }),
      write(letter, {
        x: 0,
        y: y + 119,
        size: 78,
        face: 'serif-bold',
        maxWidth: 84,
        fill: onBand(a.band, a.paper),
      }),
      title(a.title, { y: y + 180, size: 27, maxWidth: inner, fill: a.ink, face: 'serif' }).svg,
      rule(26, y + 215, a.accent),
      grapeLine(a, { y: y + 236, size: 12, maxWidth: inner, fill: a.ink }),
      italic(`${a.origin}${a.year ? ` · ${a.year}` : ''}`, {
        y: y + h - 22,
        size: 14,
        maxWidth: inner,
        fill: a.ink,
      }),
    ].join('');
  },
};

export const medallion: Layout = {
  width: 0.96,
  grow: [10, 16],
  paper: 'laid',
  outline: ovalSheet,
  draw: ({ x, y, w, h }, a) => {
    const inner = w - 62;
    return [
      path(ovalSheet({ x: x + 9, y: y + 9, w: w - 18, h: h - 18 }), {
        fill: 'none',
        stroke: a.accent,
        'stroke-width': 2.4,
      }),
      path(ovalSheet({ x: x + 15, y: y + 15, w: w - 30, h: h - 30 }), {
        fill: 'none',
        stroke: a.accent,
        'stroke-width': 0.8,
        'stroke-dasharray': '2 3',
      }),
      at(0, y + h * 0.24, 0.58, drawMotif(a.motif, a.accent)),
      title(a.title, { y: y + h * 0.47, size: 32, maxWidth: inner, fill: a.ink }).svg,
      grapeLine(a, { y: y + h * 0.63, size: 12.5, maxWidth: inner - 6, fill: a.ink }),
      italic(a.origin, { y: y + h * 0.71, size: 13.5, maxWidth: inner - 16, fill: a.ink, opacity: 0.85 }),
      rule(20, y + h * 0.76, a.accent),
      write(a.year, {
        x: 0,
        y: y + h * 0.85,
        size: 19,
        face: 'serif',
        tracking: 3,
        maxWidth: inner - 60,
        fill: a.band,
      }),
    ].join('');
  },
};

export const tall: Layout = {
  width: 0.62,
  grow: [34, 34],
  paper: 'linen',
  outline: sheet,
  draw: ({ x, y, w, h }, a) => {
    const inner = w - 24;
    return [
      path(sheet({ x, y: y - 10, w, h: 46 }), { fill: a.band }),
      caps(a.brand, { y: y + 27, size: 10.5, maxWidth: inner, fill: onBand(a.band, a.paper) }),
      at(0, y + 102, 0.72, drawMotif(a.motif, a.accent)),
      title(a.title, {
        y: y + 200,
        size: 30,
        maxWidth: inner,
        fill: a.ink,
        lines: 4,
        face: 'serif',
        leading: 1.12,
      }).svg,
      rule(w / 2 - 18, y + h - 92, a.accent, 0.9),
      grapeLine(a, { y: y + h - 70, size: 11.5, maxWidth: inner, fill: a.ink }),
      italic(a.origin, { y: y + h - 46, size: 13, maxWidth: inner, fill: a.ink, opacity: 0.85 }),
      write(a.year, {
        x: 0,
        y: y + h - 16,
        size: 18,
        face: 'serif',
        tracking: 4,
        maxWidth: inner,
        fill: a.band,
      }),
    ].join('');
  },
};

export const signature: Layout = {
  width: 1,
  grow: [-20, -10],
  paper: 'smooth',
  outline: sheet,
  draw: ({ x, y, w, h }, a) => {
    const inner = w - 48;
    const stroke = { fill: 'none', stroke: a.accent, 'stroke-width': 2.2, 'stroke-linecap': 'round' };
    return [
      path(sheet({ x, y: y + 8, w, h: 3 }), { fill: a.accent }),
      path(sheet({ x, y: y + h - 12, w, h: 3 }), { fill: a.accent }),
      caps(a.brand, { y: y + 48, size: 11, maxWidth: inner, fill: mix(a.ink, a.paper, 0.2) }),
      title(a.title, { y: y + 108, size: 44, maxWidth: inner, fill: a.ink, face: 'italic', leading: 0.98 })
        .svg,
      path(`M${xy(x + 46, y + 158)}q${n(w * 0.2)} -16 ${n(w * 0.36)} -4t${n(w * 0.26)} -10`, stroke),
      grapeLine(a, { y: y + 190, size: 12.5, maxWidth: inner, fill: a.ink }),
      italic(a.origin, { y: y + 213, size: 14, maxWidth: inner, fill: a.ink, opacity: 0.85 }),
      write(a.year, {
        x: 0,
        y: y + h - 30,
        size: 20,
        face: 'serif',
        tracking: 8,
        maxWidth: inner,
        fill: luma(a.paper) > 0.5 ? a.accent : lighten(a.accent, 0.2),
      }),
    ].join('');
  },
};

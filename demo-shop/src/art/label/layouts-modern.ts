/** Bold layouts: colour fields and large type. */
import { drawMotif } from '../motifs.ts';
import { at, n, path, xy } from '../svg.ts';
import { write } from '../text.ts';
import type { Layout } from './layout.ts';
import { onBand } from './layouts-classic.ts';
import { SAG, sheet } from './paper.ts';
import { caps, grapeLine, italic, title } from './words.ts';

export const stacked: Layout = {
  width: 1,
  paper: 'smooth',
  outline: sheet,
  draw: ({ y, w, h }, a) => {
    const inner = w - 46;
    const name = title(a.title.toLocaleUpperCase('es'), {
      y: y + 112,
      size: 62,
      maxWidth: inner,
      fill: a.ink,
      lines: 3,
      leading: 0.94,
    });
    return [
      caps(a.brand, { y: y + 34, size: 10.5, maxWidth: inner, fill: a.accent }),
      name.svg,
      path(`M${xy(-inner / 2, y + h - 98)}h${n(inner)}M${xy(-inner / 2, y + h - 40)}h${n(inner)}`, {
        stroke: a.ink,
        'stroke-width': 1.2,
      }),
      grapeLine(a, { y: y + h - 74, size: 12.5, maxWidth: inner, fill: a.ink }),
      italic(a.origin, { y: y + h - 51, size: 14, maxWidth: inner, fill: a.ink }),
      write(a.year, {
        x: 0,
        y: y + h - 14,
        size: 18,
        face: 'sans-bold',
        tracking: 9,
        maxWidth: inner,
        fill: a.accent,
      }),
    ].join('');
  },
};

export const split: Layout = {
  width: 1,
  paper: 'linen',
  outline: sheet,
  draw: ({ x, y, w, h }, a) => {
    const inner = w - 48;
    const cut = h * 0.46;
    return [
      path(`M${xy(x, y - 4)}H${n(x + w)}V${n(y + cut)}Q0 ${n(y + cut + SAG * 1.4)} ${xy(x, y + cut)}Z`, {
        fill: a.band,
      }),
      at(0, y + cut * 0.52, 0.82, drawMotif(a.motif, onBand(a.band, a.paper))),
      title(a.title, { y: y + cut + 52, size: 32, maxWidth: inner, fill: a.ink }).svg,
      grapeLine(a, { y: y + cut + 102, size: 12.5, maxWidth: inner, fill: a.ink }),
      italic(`${a.origin}${a.year ? ` · ${a.year}` : ''}`, {
        y: y + h - 26,
        size: 14,
        maxWidth: inner,
        fill: a.accent,
      }),
    ].join('');
  },
};

export const diagonal: Layout = {
  width: 1,
  paper: 'smooth',
  outline: sheet,
  draw: ({ x, y, w, h }, a) => {
    const inner = w - 44;
    return [
      path(`M${xy(x, y + h * 0.5)}L${xy(x + w, y + h * 0.2)}V${n(y + h * 0.36)}L${xy(x, y + h * 0.66)}Z`, {
        fill: a.band,
      }),
      path(`M${xy(x, y + h * 0.69)}L${xy(x + w, y + h * 0.39)}V${n(y + h * 0.4)}L${xy(x, y + h * 0.7)}Z`, {
        fill: a.accent,
      }),
      caps(a.brand, { y: y + 32, x: x + 22, anchor: 'start', size: 11, maxWidth: inner, fill: a.ink }),
      title(a.title, {
        y: y + h * 0.22,
        x: x + 22,
        anchor: 'start',
        size: 33,
        maxWidth: inner * 0.86,
        fill: a.ink,
        face: 'serif',
        lines: 2,
      }).svg,
      grapeLine(a, {
        y: y + h * 0.78,
        x: x + w - 22,
        anchor: 'end',
        size: 12.5,
        maxWidth: inner * 0.94,
        fill: a.ink,
      }),
      italic(a.origin, {
        y: y + h * 0.86,
        x: x + w - 22,
        anchor: 'end',
        size: 14,
        maxWidth: inner,
        fill: a.ink,
        opacity: 0.85,
      }),
      write(a.year, {
        x: x + w - 22,
        y: y + h * 0.955,
        anchor: 'end',
        size: 19,
        face: 'serif',
        maxWidth: inner,
        fill: a.accent,
      }),
    ].join('');
  },
};

export const ribbon: Layout = {
  width: 1,
  grow: [-40, -60],
  paper: 'laid',
  outline: (box) =>
    `${sheet({ ...box, y: box.y, h: box.h })}${sheet({ ...box, y: box.y + box.h + 22, h: 40 })}`,
  draw: ({ x, y, w, h }, a) => {
    const inner = w - 46;
    return [
      path(sheet({ x, y: y + 7, w, h: 2 }), { fill: a.accent }),
      path(sheet({ x, y: y + h - 9, w, h: 2 }), { fill: a.accent }),
      at(0, y + 48, 0.5, drawMotif(a.motif, a.accent)),
      title(a.title, { y: y + h * 0.56, size: 37, maxWidth: inner, fill: a.ink }).svg,
      italic(a.origin, { y: y + h - 24, size: 14, maxWidth: inner, fill: a.ink, opacity: 0.85 }),
      path(sheet({ x, y: y + h + 18, w, h: 52 }), { fill: a.band }),
      grapeLine(
        { ...a, subtitle: [a.subtitle, a.year].filter(Boolean).join('  ') },
        { y: y + h + 50, size: 13, maxWidth: inner, fill: onBand(a.band, a.paper) },
      ),
    ].join('');
  },
};

/** Head-trained old vines on the granite hills of the south, and the lone tree of the 404 screen. */
import { createRandom } from '../../random.ts';
import { mix } from '../colour.ts';
import { group, n, type Pen, path, tag, xy } from '../svg.ts';
import { clouds, drawHill, haze, sun } from './terrain.ts';

const bush = (x: number, y: number, s: number, key: string): string => {
  const random = createRandom(key);
  const trunk =
    `M${xy(x - 7 * s, y)}` +
    `C${xy(x - 12 * s, y - 16 * s)} ${xy(x + 8 * s, y - 26 * s)} ${xy(x - 4 * s, y - 46 * s)}` +
    `H${n(x + 16 * s)}C${xy(x + 24 * s, y - 26 * s)} ${xy(x + 8 * s, y - 16 * s)} ${xy(x + 11 * s, y)}Z`;
  const leaves = Array.from({ length: 46 }, () => {
    const angle = random() * Math.PI * 2;
    const r = Math.sqrt(random());
    const [cx, cy] = [x + Math.cos(angle) * 84 * s * r, y - (62 + Math.sin(angle) * 34 * r) * s];
    const lit = Math.max(0, Math.min(1, 0.5 - (cx - x) / (140 * s) + (y - 62 * s - cy) / (90 * s)));
    return tag('ellipse', {
      cx,
      cy,
      rx: (11 + random() * 9) * s,
      ry: (8 + random() * 6) * s,
      fill: mix('#3c4a22', '#c3b24c', lit * (0.6 + random() * 0.5)),
    });
  });
  return (
    tag('ellipse', { cx: x + 34 * s, cy: y, rx: 70 * s, ry: 9 * s, fill: '#3b2412', 'fill-opacity': 0.32 }) +
    path(trunk, { fill: '#4a3322' }) +
    leaves.join('')
  );
};

const bushes = (
  rows: { y: number; scale: number; gap: number; shift: number }[],
  width: number,
  slope: (x: number) => number,
): string =>
  rows
    .flatMap(({ y, scale, gap, shift }, row) =>
      Array.from({ length: Math.ceil(width / gap) + 2 }, (_, i) =>
        bush(shift + i * gap, y + slope(shift + i * gap) * scale, scale, `${row}-${i}`),
      ),
    )
    .join('');

export const oldVinesScene = (pen: Pen, width: number, height: number): string =>
  [
    tag('rect', {
      width,
      height,
      fill: pen.defs.linear({ x1: 0, y1: 0, x2: 0, y2: height * 0.6 }, [
        [0, '#9fb3bf'],
        [0.5, '#e6cfae'],
        [1, '#f6dfb4'],
      ]),
    }),
    sun(pen, width * 0.22, height * 0.34, height * 0.5),
    clouds(pen, width, height * 0.05, height * 0.24, '#fff0d8', 'old'),
    group(
      {},
      drawHill(
        pen,
        [
          [-20, height * 0.42],
          [width * 0.24, height * 0.34],
          [width * 0.5, height * 0.43],
          [width * 0.78, height * 0.33],
          [width + 20, height * 0.4],
        ],
        height,
        '#a9987a',
      ),
      drawHill(
        pen,
        [
          [-20, height * 0.5],
          [width * 0.3, height * 0.44],
          [width * 0.62, height * 0.52],
          [width + 20, height * 0.43],
        ],
        height,
        '#a89258',
      ),
    ),
    haze(pen, width, height * 0.34, height * 0.56, '#f8e2b8', 0.6),
    group(
      {},
      drawHill(
        pen,
        [
          [-20, height * 0.56],
          [width * 0.36, height * 0.52],
          [width * 0.7, height * 0.6],
          [width + 20, height * 0.52],
        ],
        height,
        '#c49a5c',
      ),
    ),
    bushes(
      [
        { y: height * 0.58, scale: 0.3, gap: 66, shift: -10 },
        { y: height * 0.63, scale: 0.42, gap: 96, shift: 20 },
        { y: height * 0.7, scale: 0.62, gap: 146, shift: -40 },
        { y: height * 0.8, scale: 0.98, gap: 236, shift: 60 },
        { y: height * 0.985, scale: 1.7, gap: 420, shift: -90 },
      ],
      width,
      (x) => Math.sin(x / 210) * 26,
    ),
    tag('rect', {
      width,
      height,
      fill: pen.defs.linear({ x1: 0, y1: height * 0.66, x2: 0, y2: height }, [
        [0, '#3b2412', 0],
        [1, '#3b2412', 0.34],
      ]),
    }),
  ].join('');

/** A single quillay tree on a hill, for the 404 page. */
export const lostScene = (pen: Pen, width: number, height: number): string => {
  const random = createRandom('lost');
  const [cx, cy] = [width * 0.5, height * 0.42];
  const crown = Array.from({ length: 190 }, () => {
    const angle = random() * Math.PI * 2;
    const r = Math.sqrt(random());
    const [x, y] = [cx + Math.cos(angle) * 210 * r, cy + Math.sin(angle) * 130 * r];
    const lit = Math.max(0, Math.min(1, 0.5 - (x - cx) / 420 - (y - cy) / 300));
    return tag('ellipse', {
      cx: x,
      cy: y,
      rx: 18 + random() * 20,
      ry: 12 + random() * 14,
      fill: mix('#39472a', '#b9b26a', lit * (0.5 + random() * 0.6)),
    });
  });
  return [
    tag('rect', {
      width,
      height,
      fill: pen.defs.linear({ x1: 0, y1: 0, x2: 0, y2: height }, [
        [0, '#c3cdcd'],
        [0.5, '#efe0c6'],
        [1, '#f6e8cc'],
      ]),
    }),
    sun(pen, width * 0.22, height * 0.3, height * 0.46),
    clouds(pen, width, height * 0.06, height * 0.3, '#fff6e6', 'lost'),
    group(
      {},
      drawHill(
        pen,
        [
          [-20, height * 0.66],
          [width * 0.3, height * 0.6],
          [width * 0.66, height * 0.67],
          [width + 20, height * 0.6],
        ],
        height,
        '#c2b68c',
      ),
      drawHill(
        pen,
        [
          [-20, height * 0.86],
          [width * 0.5, height * 0.7],
          [width + 20, height * 0.88],
        ],
        height,
        '#a79c62',
      ),
    ),
    tag('ellipse', {
      cx: cx + 90,
      cy: height * 0.715,
      rx: 260,
      ry: 20,
      fill: '#3b3a1e',
      'fill-opacity': 0.3,
    }),
    path(
      `M${xy(cx - 24, height * 0.72)}` +
        `C${xy(cx - 8, height * 0.62)} ${xy(cx - 26, height * 0.54)} ${xy(cx - 70, height * 0.46)}` +
        `L${xy(cx - 50, height * 0.45)}L${xy(cx - 6, height * 0.53)}L${xy(cx + 40, height * 0.44)}` +
        `L${xy(cx + 60, height * 0.45)}` +
        `C${xy(cx + 20, height * 0.56)} ${xy(cx + 14, height * 0.64)} ${xy(cx + 26, height * 0.72)}Z`,
      { fill: '#5a4230' },
    ),
    ...crown,
  ].join('');
};

/** Indoors: walls with window light, tables, still lifes. */
import { createRandom } from '../../random.ts';
import { darken, lighten } from '../colour.ts';
import { group, n, type Pen, path, tag, xy } from '../svg.ts';

/** A plaster wall lit by a window at the left; the panes fall on it as a slanted patch of light. */
export const wall = (pen: Pen, width: number, height: number, colour: string, key: string): string => {
  const random = createRandom(key);
  const [x, y, w, h] = [width * 0.12, height * 0.06, width * 0.5, height * 0.46];
  // Three sheets of light, each a little larger and fainter, have the soft edge of real window light.
  const panes = [0, 1, 2].flatMap((column) =>
    [0, 1].flatMap((row) => {
      const [px, py] = [x + column * (w / 3), y + row * (h / 2) + column * h * 0.07];
      return [0, 7, 14].map((grow) =>
        path(
          `M${xy(px - grow, py - grow)}L${xy(px + w / 3 - 22 + grow, py + h * 0.06 - grow)}` +
            `V${n(py + h / 2 - 20 + h * 0.06 + grow)}L${xy(px - grow, py + h / 2 - 20 + grow)}Z`,
          { fill: lighten(colour, 0.62), 'fill-opacity': 0.15 },
        ),
      );
    }),
  );
  const strokes = Array.from({ length: 34 }, () =>
    tag('ellipse', {
      cx: random() * width,
      cy: random() * height,
      rx: 140 + random() * 260,
      ry: 50 + random() * 110,
      fill: pen.defs.soft(random() > 0.5 ? lighten(colour, 0.24) : darken(colour, 0.24), 0.22),
    }),
  );
  return [
    tag('rect', {
      width,
      height,
      fill: pen.defs.linear({ x1: 0, y1: 0, x2: width, y2: height }, [
        [0, lighten(colour, 0.26)],
        [0.45, colour],
        [1, darken(colour, 0.42)],
      ]),
    }),
    ...strokes,
    ...panes,
  ].join('');
};

/** A table top from `y` down, with planks and a front edge. */
export const table = (
  pen: Pen,
  width: number,
  height: number,
  y: number,
  colour: string,
  key: string,
): string => {
  const random = createRandom(key);
  const edge = height - (height - y) * 0.24;
  const grain = Array.from({ length: 26 }, (_, i) => {
    const gy = y + ((edge - y) * (i + random())) / 26;
    return (
      `M0 ${n(gy)}` +
      `C${xy(width * 0.3, gy + random() * 9 - 4)} ${xy(width * 0.7, gy + random() * 9 - 4)} ${width} ` +
      `${n(gy + random() * 6 - 3)}`
    );
  }).join('');
  return [
    tag('rect', {
      y,
      width,
      height: height - y,
      fill: pen.defs.linear({ x1: 0, y1: 0, x2: width, y2: 0 }, [
        [0, lighten(colour, 0.34)],
        [0.4, lighten(colour, 0.06)],
        [1, darken(colour, 0.36)],
      ]),
    }),
    path(grain, { fill: 'none', stroke: darken(colour, 0.45), 'stroke-opacity': 0.24, 'stroke-width': 2 }),
    tag('rect', {
      y: edge,
      width,
      height: height - edge,
      fill: pen.defs.linear({ x1: 0, y1: edge, x2: 0, y2: height }, [
        [0, darken(colour, 0.3)],
        [1, darken(colour, 0.56)],
      ]),
    }),
    tag('rect', { y: edge - 3, width, height: 5, fill: lighten(colour, 0.4), 'fill-opacity': 0.7 }),
    tag('rect', {
      y: y - 1,
      width,
      height: 26,
      fill: pen.defs.linear({ x1: 0, y1: y, x2: 0, y2: y + 26 }, [
        [0, '#000000', 0.26],
        [1, '#000000', 0],
      ]),
    }),
  ].join('');
};

export const lamp = (pen: Pen, x: number, y: number, s: number, shade = '#2a221c'): string =>
  group(
    { transform: `translate(${n(x)} ${n(y)}) scale(${s})` },
    path('M0 -900V-70', { stroke: '#1b1512', 'stroke-width': 4 }),
    tag('circle', {
      cx: 0,
      cy: 10,
      r: 330,
      fill: pen.defs.radial({ cx: 0, cy: 10, r: 330 }, [
        [0, '#ffe0a0', 0.72],
        [0.25, '#ffcf86', 0.34],
        [1, '#ffb765', 0],
      ]),
    }),
    path('M-78 4C-74 -46 -34 -76 0 -78C34 -76 74 -46 78 4Z', { fill: shade }),
    path('M-70 0C-66 -38 -36 -62 -10 -70', {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': 0.3,
      'stroke-width': 5,
    }),
    tag('ellipse', { cx: 0, cy: 5, rx: 76, ry: 11, fill: '#ffe9b4' }),
  );

export const vignette = (pen: Pen, width: number, height: number, strength = 0.4): string =>
  tag('rect', {
    width,
    height,
    fill: pen.defs.radial(
      { cx: width * 0.45, cy: height * 0.46, r: Math.hypot(width, height) * 0.62, stretch: 0.9 },
      [
        [0, '#1a0f08', 0],
        [0.6, '#1a0f08', 0],
        [1, '#1a0f08', strength],
      ],
    ),
  });

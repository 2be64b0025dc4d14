import { group, type Pen, path, tag } from '../svg.ts';
import { drawHill, sun } from './terrain.ts';
import { sky } from './valley.ts';
import { drawVineyard } from './vineyard.ts';

const hills = (pen: Pen, width: number, height: number, sea: number): string =>
  group(
    {},
    drawHill(
      pen,
      [
        [width * 0.42, sea + 70],
        [width * 0.62, sea - 26],
        [width * 0.82, sea - 70],
        [width + 20, sea - 96],
      ],
      height,
      '#8e9a74',
    ),
    drawHill(
      pen,
      [
        [-20, sea + 40],
        [width * 0.16, sea + 22],
        [width * 0.36, sea + 96],
        [width * 0.62, sea + 150],
        [width + 20, sea + 60],
      ],
      height,
      '#7e8a58',
    ),
  );

/** Vineyards above the Pacific with the morning fog coming in. */
export const coastScene = (pen: Pen, width: number, height: number): string => {
  const sea = height * 0.4;
  return [
    sky(pen, width, height, ['#a9bfc9', '#cfd8d6', '#eae6da', '#f3ead8']),
    sun(pen, width * 0.2, sea - 120, 380, '#fff3d6'),
    tag('rect', {
      y: sea,
      width,
      height: height * 0.3,
      fill: pen.defs.linear({ x1: 0, y1: sea, x2: 0, y2: height * 0.66 }, [
        [0, '#b9cbcd'],
        [1, '#6f9299'],
      ]),
    }),
    ...Array.from({ length: 22 }, (_, i) =>
      path(`M${(i * 397) % width} ${sea + 14 + i * 9}h${60 + ((i * 53) % 120)}`, {
        stroke: '#ffffff',
        'stroke-opacity': 0.3,
        'stroke-width': 2,
      }),
    ),
    hills(pen, width, height, sea),
    ...Array.from({ length: 12 }, (_, i) =>
      tag('ellipse', {
        cx: (i * 271) % width,
        cy: sea + 40 + (i % 3) * 46,
        rx: 420,
        ry: 58,
        fill: pen.defs.soft('#f7f3ea', 0.8),
      }),
    ),
    group(
      {},
      drawVineyard(pen, {
        width,
        height,
        x: width * 0.44,
        y: height * 0.58,
        rows: 44,
        spacing: 176,
        tall: height * 0.13,
        soil: ['#d5cfb4', '#7d6a48'],
        lit: ['#b7bb62', '#93a14c', '#a7ae58', '#7d8f42'],
        shade: ['#55693a', '#435731', '#657845', '#394a2a'],
        key: 'coast',
      }),
    ),
    tag('rect', {
      width,
      height,
      fill: pen.defs.linear({ x1: 0, y1: 0, x2: 0, y2: height }, [
        [0, '#ffffff', 0.06],
        [1, '#23301f', 0.26],
      ]),
    }),
  ].join('');
};

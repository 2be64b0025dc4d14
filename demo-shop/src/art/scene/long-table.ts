/** Dinner under the vine at dusk. */
import { createRandom } from '../../random.ts';
import { drawBottle } from '../bottle/bottle.ts';
import { at, group, n, type Pen, path, tag } from '../svg.ts';
import { drawVessel } from '../table/vessel.ts';
import { BOTTLES } from './props.ts';
import { table, vignette } from './room.ts';
import { andes } from './valley.ts';

export const longTable = (pen: Pen, width: number, height: number): string => {
  const random = createRandom('long-table');
  const y = height * 0.68;
  const strings = [0, 1, 2].map((row) => {
    const top = height * (0.1 + row * 0.085);
    const bulbs = Array.from({ length: 13 }, (_, i) => {
      const t = (i + 0.5) / 13;
      const [bx, by] = [width * t, top + Math.sin(t * Math.PI) * height * 0.1];
      return tag('circle', {
        cx: bx,
        cy: by + 9,
        r: 46,
        fill: pen.defs.radial({ cx: bx, cy: by + 9, r: 46 }, [
          [0, '#fff0c4', 0.95],
          [0.18, '#ffd98e', 0.7],
          [1, '#ffc467', 0],
        ]),
      });
    });
    return (
      path(`M0 ${n(top)}Q${width / 2} ${n(top + height * 0.2)} ${width} ${n(top)}`, {
        fill: 'none',
        stroke: '#2a2026',
        'stroke-width': 2.4,
      }) + bulbs.join('')
    );
  });
  const leaves = Array.from({ length: 150 }, () =>
    tag('ellipse', {
      cx: random() * width,
      cy: random() ** 3 * height * 0.15,
      rx: 18 + random() * 22,
      ry: 11 + random() * 13,
      fill: ['#38472a', '#55633a', '#2a3520', '#737a40'][Math.floor(random() * 4)] ?? '#38472a',
      transform: `rotate(${Math.round(random() * 60)} ${Math.round(width / 2)} 0)`,
    }),
  );
  const glasses = [0.12, 0.27, 0.42, 0.6, 0.75, 0.9].map((x, i) =>
    at(
      width * x,
      y + 88 + (i % 2) * 60,
      0.58,
      drawVessel(pen, i % 2 ? 'red' : 'white', i % 2 ? '#6a1428' : '#e5d28a'),
    ),
  );
  return [
    tag('rect', {
      width,
      height,
      fill: pen.defs.linear({ x1: 0, y1: 0, x2: 0, y2: height * 0.7 }, [
        [0, '#3c4763'],
        [0.5, '#8b7488'],
        [0.85, '#e2a887'],
        [1, '#f2c796'],
      ]),
    }),
    group({}, andes(pen, width, height * 0.58, height * 0.3, 'long-table', true)),
    tag('rect', { y: height * 0.56, width, height: height * 0.2, fill: '#3f4430' }),
    ...strings,
    ...leaves,
    path(`M${n(width * 0.03)} 0V${n(y)}M${n(width * 0.97)} 0V${n(y)}`, {
      stroke: '#3b2a1e',
      'stroke-width': 30,
    }),
    table(pen, width, height, y, '#8a6a4c', 'long-table'),
    tag('rect', { x: 0, y: y + 34, width, height: 92, fill: '#efe6d6', 'fill-opacity': 0.82 }),
    at(width * 0.2, y + 96, 400 / 880, drawBottle(pen, BOTTLES.cabernet)),
    at(width * 0.51, y + 84, 400 / 880, drawBottle(pen, BOTTLES.rose)),
    at(width * 0.82, y + 96, 400 / 880, drawBottle(pen, BOTTLES.pinot)),
    ...glasses,
    vignette(pen, width, height, 0.42),
  ].join('');
};

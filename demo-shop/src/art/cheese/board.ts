/** Boards that cheese is served on. */
import { createRandom } from '../../random.ts';
import { n, type Pen, path, tag, xy } from '../svg.ts';
import type { CheeseArt } from '../types.ts';

const BOARDS = {
  oak: { top: ['#c79a64', '#dab381', '#b08048'], side: '#8a5c2e', line: '#7c5026' },
  slate: { top: ['#4a4f55', '#5f656b', '#3b4046'], side: '#25292e', line: '#767d84' },
  paper: { top: ['#efe7d8', '#fbf6ec', '#dfd4bf'], side: '#c8bca4', line: '#b8aa8e' },
} as const;

export const drawBoard = (pen: Pen, board: CheeseArt['board'], key: string): string => {
  const { top, side, line } = BOARDS[board];
  const random = createRandom(key);
  const surface = 'M-340 -52C-340 -88 -190 -110 0 -110S340 -88 340 -52S190 8 0 8S-340 -16 -340 -52Z';
  const grain = Array.from({ length: 9 }, (_, i) => {
    const y = -96 + i * 11;
    return (
      `M${xy(-320 + Math.abs(4 - i) * 26, y)}` +
      `C-160 ${n(y + random() * 10 - 5)} 120 ${n(y + random() * 14 - 7)} ` +
      `${xy(320 - Math.abs(4 - i) * 26, y + random() * 6 - 3)}`
    );
  }).join('');
  return [
    path('M-340 -52C-340 -10 -190 12 0 12S340 -10 340 -52V-34C340 10 190 34 0 34S-340 10 -340 -34Z', {
      fill: side,
    }),
    path(surface, {
      fill: pen.defs.linear({ x1: -340, y1: -110, x2: 340, y2: 0 }, [
        [0, top[1]],
        [0.45, top[0]],
        [1, top[2]],
      ]),
    }),
    path(grain, { fill: 'none', stroke: line, 'stroke-opacity': 0.26, 'stroke-width': 2 }),
    tag('path', {
      d: 'M-338 -46C-330 -10 -180 9 0 9',
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': 0.3,
      'stroke-width': 3,
    }),
  ].join('');
};

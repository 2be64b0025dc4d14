/** Cheeses on their board; the board's front edge stands at (0, 0), the whole is about 640 wide. */
import { groundShadow, group, type Pen, path, tag } from '../svg.ts';
import type { CheeseArt } from '../types.ts';
import { drawBoard } from './board.ts';
import { ball, drum, log, pyramid, round, wedge } from './forms.ts';

const FORMS = { wedge, round, log, pyramid, boxed: round, drum, ball };

export const drawCheese = (pen: Pen, art: CheeseArt): string =>
  [
    groundShadow(pen, 0, -14, 330, 0.3),
    drawBoard(pen, art.board, art.slug),
    group(
      { transform: 'translate(0 -74)' },
      tag('ellipse', {
        cx: 26,
        cy: -6,
        rx: 250,
        ry: 26,
        fill: pen.defs.radial({ cx: 26, cy: -6, r: 250, stretch: 0.11 }, [
          [0, '#1c120a', 0.5],
          [0.7, '#1c120a', 0.24],
          [1, '#1c120a', 0],
        ]),
      }),
      art.form === 'boxed' ? woodenBox(pen) : '',
      FORMS[art.form](pen, art),
    ),
  ].join('');

/** The poplar box of a Camembert or Mont d'Or. */
const woodenBox = (pen: Pen): string =>
  path('M-236 -70V-18C-236 16 -130 34 0 34S236 16 236 -18V-70Z', {
    fill: pen.defs.across([
      [0, '#b98a52'],
      [0.22, '#e3bf8a'],
      [0.6, '#cfa468'],
      [1, '#8a6032'],
    ]),
  }) +
  path('M-236 -50C-236 -16 -130 2 0 2S236 -16 236 -50', {
    fill: 'none',
    stroke: '#7a5228',
    'stroke-opacity': 0.5,
    'stroke-width': 2,
  }) +
  path('M-60 2V32M92 -4V28', { stroke: '#7a5228', 'stroke-opacity': 0.6, 'stroke-width': 2 });

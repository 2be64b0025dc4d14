/** Still lifes on a table: sales areas, cheese, gifts, glasses. */
import { bottleSize, drawBottle } from '../bottle/bottle.ts';
import { drawBox } from '../box.ts';
import { drawCheese } from '../cheese/cheese.ts';
import { drawPack } from '../pack/pack.ts';
import { at, type Pen } from '../svg.ts';
import { drawGarnish } from '../table/garnish.ts';
import { drawVessel } from '../table/vessel.ts';
import type { BottleArt, Garnish, Vessel } from '../types.ts';
import { BOTTLES, BOXES, CHEESES, PACKS } from './props.ts';
import { table, vignette, wall } from './room.ts';

export type Scene = (pen: Pen, width: number, height: number) => string;

export const stand = (pen: Pen, art: BottleArt, x: number, y: number, height: number): string =>
  at(x, y, height / bottleSize(art).height, drawBottle(pen, art));
export const glass = (pen: Pen, vessel: Vessel, liquid: string, x: number, y: number, s: number): string =>
  at(x, y, s, drawVessel(pen, vessel, liquid));
export const lay = (pen: Pen, garnish: Garnish, x: number, y: number, s: number, key: string): string =>
  at(x, y, s, drawGarnish(pen, garnish, key));

export const set =
  (
    wallColour: string,
    wood: string,
    level: number,
    things: (pen: Pen, width: number, y: number) => string[],
  ): Scene =>
  (pen, width, height) => {
    const y = height * level;
    return [
      wall(pen, width, height, wallColour, wallColour),
      table(pen, width, height, y, wood, wood),
      ...things(pen, width, y),
      vignette(pen, width, height),
    ].join('');
  };

export const areaWines = set('#8e7b62', '#8a5c36', 0.78, (pen, _w, y) => [
  stand(pen, BOTTLES.white, 300, y + 40, 820),
  stand(pen, BOTTLES.pinot, 720, y + 46, 830),
  stand(pen, BOTTLES.cabernet, 510, y + 84, 880),
  glass(pen, 'red', '#5a1022', 190, y + 130, 1.16),
  lay(pen, 'grapes-red', 740, y + 168, 1.5, 'area-wines'),
]);
export const areaBoxes = set('#7c8162', '#9a6f45', 0.76, (pen, _w, y) => [
  at(420, y + 96, 1.06, drawBox(pen, BOXES.pine)),
  at(720, y + 210, 0.66, drawBox(pen, BOXES.wine)),
]);
export const areaGourmet = set('#b09b7d', '#8d623c', 0.68, (pen, _w, y) => [
  at(150, y + 60, 0.9, drawPack(pen, PACKS.oil)),
  at(828, y + 90, 0.92, drawPack(pen, PACKS.honey)),
  at(480, y + 120, 0.86, drawCheese(pen, CHEESES.comte)),
  at(360, y + 290, 0.9, drawCheese(pen, CHEESES.brie)),
  lay(pen, 'figs', 800, y + 300, 1.3, 'area-gourmet'),
]);
export const areaAlcohols = set('#3a3430', '#5a3a24', 0.78, (pen, _w, y) => [
  stand(pen, BOTTLES.gin, 250, y + 40, 660),
  stand(pen, BOTTLES.pisco, 740, y + 44, 860),
  stand(pen, BOTTLES.whisky, 500, y + 90, 780),
  glass(pen, 'tumbler', '#b5651d', 240, y + 170, 1.1),
  lay(pen, 'citrus', 770, y + 178, 1.15, 'area-alcohols'),
]);
export const cheeseTable = set('#9a8a6e', '#7d5433', 0.6, (pen, w, y) => [
  stand(pen, BOTTLES.white, w * 0.1, y + 70, 560),
  glass(pen, 'white', '#e6d28a', w * 0.2, y + 120, 0.86),
  at(w * 0.45, y + 120, 1.02, drawCheese(pen, CHEESES.comte)),
  at(w * 0.8, y + 150, 0.9, drawCheese(pen, CHEESES.blue)),
  at(w * 0.25, y + 300, 0.98, drawCheese(pen, CHEESES.goat)),
  at(w * 0.66, y + 318, 1.0, drawCheese(pen, CHEESES.brie)),
  lay(pen, 'grapes-white', w * 0.95, y + 330, 1.1, 'cheese-table'),
  lay(pen, 'figs', w * 0.46, y + 350, 0.9, 'cheese-table-figs'),
]);
export const giftBoxes = set('#8d8f73', '#a0754a', 0.64, (pen, w, y) => [
  at(w * 0.24, y + 110, 0.76, drawBox(pen, BOXES.pine)),
  stand(pen, BOTTLES.sparkling, w * 0.44, y + 90, 600),
  at(w * 0.68, y + 120, 0.86, drawBox(pen, BOXES.wine)),
  at(w * 0.52, y + 276, 0.46, drawBox(pen, BOXES.ivory)),
  lay(pen, 'grapes-red', w * 0.84, y + 280, 1.1, 'gifts'),
]);
export const serving = set('#a08f78', '#7a5233', 0.68, (pen, w, y) => [
  stand(pen, BOTTLES.natural, w * 0.1, y + 60, 600),
  glass(pen, 'flute', '#f0dca0', w * 0.27, y + 110, 1.2),
  glass(pen, 'white', '#e5d28a', w * 0.43, y + 130, 1.28),
  glass(pen, 'tulip', '#c9772e', w * 0.58, y + 120, 1.3),
  glass(pen, 'red', '#6a1428', w * 0.75, y + 140, 1.34),
  stand(pen, BOTTLES.pinot, w * 0.92, y + 70, 620),
  lay(pen, 'cork', w * 0.5, y + 220, 1, 'serving'),
]);
export const tasting = set('#6f5a4c', '#8a6242', 0.6, (pen, w, y) => [
  ...[BOTTLES.sparkling, BOTTLES.white, BOTTLES.rose, BOTTLES.pinot, BOTTLES.natural, BOTTLES.cabernet].map(
    (art, i) => stand(pen, art, w * (0.12 + i * 0.152), y + 40, 520),
  ),
  ...(
    [
      ['flute', '#f0dca0'],
      ['white', '#e5d28a'],
      ['white', '#e7a295'],
      ['red', '#8c2336'],
      ['tulip', '#c9772e'],
      ['red', '#4a0d1c'],
    ] as const
  ).map(([vessel, liquid], i) => glass(pen, vessel, liquid, w * (0.12 + i * 0.152) + 46, y + 190, 0.86)),
]);

/** Still lifes of the journal and the events: what is poured, cut and opened. */
import { drawBox } from '../box.ts';
import { drawCheese } from '../cheese/cheese.ts';
import { drawPack } from '../pack/pack.ts';
import { at } from '../svg.ts';
import { BOTTLES, BOXES, CHEESES, PACKS } from './props.ts';
import { glass, lay, set, stand } from './still-life.ts';

export const opened = set('#9c8f7f', '#7c5536', 0.68, (pen, w, y) => [
  stand(pen, BOTTLES.cabernet, w * 0.32, y + 66, 640),
  glass(pen, 'red', '#6a1428', w * 0.54, y + 150, 1.34),
  lay(pen, 'cork', w * 0.74, y + 190, 1.4, 'opened'),
  lay(pen, 'grapes-red', w * 0.14, y + 250, 1.1, 'opened-grapes'),
]);
export const bubbles = set('#a7a08c', '#8b6a48', 0.66, (pen, w, y) => [
  stand(pen, BOTTLES.sparkling, w * 0.5, y + 60, 660),
  glass(pen, 'flute', '#f0dca0', w * 0.22, y + 150, 1.3),
  glass(pen, 'flute', '#f0dca0', w * 0.34, y + 200, 1.34),
  glass(pen, 'flute', '#efc9b0', w * 0.68, y + 190, 1.32),
  lay(pen, 'citrus', w * 0.86, y + 240, 1.1, 'bubbles'),
]);
export const piscoTable = set('#7d7f6c', '#855a38', 0.68, (pen, w, y) => [
  stand(pen, BOTTLES.pisco, w * 0.4, y + 60, 640),
  glass(pen, 'tumbler', '#f0e6b4', w * 0.62, y + 160, 1.3),
  glass(pen, 'tumbler', '#e3c46a', w * 0.2, y + 190, 1.2),
  lay(pen, 'citrus', w * 0.8, y + 220, 1.4, 'pisco-table'),
]);
export const labels = set('#8b7660', '#7a5233', 0.7, (pen, w, y) => [
  ...[BOTTLES.white, BOTTLES.pinot, BOTTLES.cabernet, BOTTLES.natural, BOTTLES.rose].map((art, i) =>
    stand(pen, art, w * (0.14 + i * 0.18), y + 70 + (i % 2) * 50, 650),
  ),
]);
export const kitchen = set('#b39c78', '#8f633c', 0.64, (pen, w, y) => [
  stand(pen, BOTTLES.natural, w * 0.16, y + 60, 560),
  at(w * 0.34, y + 80, 0.6, drawPack(pen, PACKS.oil)),
  glass(pen, 'red', '#7b1c30', w * 0.52, y + 130, 1.2),
  at(w * 0.76, y + 160, 0.9, drawCheese(pen, CHEESES.brie)),
  lay(pen, 'grapes-white', w * 0.4, y + 300, 1.2, 'kitchen'),
  lay(pen, 'figs', w * 0.92, y + 320, 1.1, 'kitchen-figs'),
]);
export const cheeseClass = set('#8d8778', '#7b5535', 0.56, (pen, w, y) => [
  at(w * 0.2, y + 150, 0.86, drawCheese(pen, CHEESES.goat)),
  at(w * 0.48, y + 150, 0.86, drawCheese(pen, CHEESES.blue)),
  at(w * 0.79, y + 160, 0.92, drawCheese(pen, CHEESES.comte)),
  glass(pen, 'white', '#e6d28a', w * 0.34, y + 310, 0.9),
  glass(pen, 'red', '#8c2336', w * 0.64, y + 320, 0.9),
  lay(pen, 'figs', w * 0.9, y + 360, 1, 'cheese-class'),
]);
export const summerTable = set('#a9b0a0', '#a77c50', 0.62, (pen, w, y) => [
  stand(pen, BOTTLES.rose, w * 0.26, y + 60, 580),
  stand(pen, BOTTLES.white, w * 0.72, y + 70, 590),
  glass(pen, 'white', '#e7a295', w * 0.42, y + 150, 1.2),
  glass(pen, 'white', '#e5d28a', w * 0.56, y + 180, 1.24),
  lay(pen, 'citrus', w * 0.14, y + 280, 1.2, 'summer'),
  lay(pen, 'grapes-white', w * 0.86, y + 300, 1.2, 'summer-grapes'),
]);
export const wrapping = set('#8f7a6a', '#96693f', 0.62, (pen, w, y) => [
  at(w * 0.28, y + 130, 0.74, drawBox(pen, BOXES.ivory)),
  stand(pen, BOTTLES.cabernet, w * 0.56, y + 80, 580),
  at(w * 0.8, y + 150, 0.62, drawBox(pen, BOXES.wine)),
  lay(pen, 'cork', w * 0.46, y + 290, 1.1, 'wrapping'),
]);

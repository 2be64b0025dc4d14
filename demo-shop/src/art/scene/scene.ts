/** Scenes by name: landscape 1600 × 1000, portrait 1000 × 1250. */
import type { Pen } from '../svg.ts';
import type { SceneName } from '../types.ts';
import { cellar } from './cellar.ts';
import { coastScene } from './coast.ts';
import { argentina, autumnValley, france, germany, italy, portugal, spain } from './countries.ts';
import { harvest } from './harvest.ts';
import { longTable } from './long-table.ts';
import { lostScene, oldVinesScene } from './old-vines.ts';
import {
  areaAlcohols,
  areaBoxes,
  areaGourmet,
  areaWines,
  cheeseTable,
  giftBoxes,
  type Scene,
  serving,
  tasting,
} from './still-life.ts';
import {
  bubbles,
  cheeseClass,
  kitchen,
  labels,
  opened,
  piscoTable,
  summerTable,
  wrapping,
} from './table-scenes.ts';
import { heroScene } from './valley.ts';
import { wineBar } from './wine-bar.ts';

const SCENES: Readonly<Record<SceneName, { portrait?: true; draw: Scene }>> = {
  hero: { draw: heroScene },
  'hero-portrait': { portrait: true, draw: heroScene },
  'area-wines': { portrait: true, draw: areaWines },
  'area-boxes': { portrait: true, draw: areaBoxes },
  'area-gourmet': { portrait: true, draw: areaGourmet },
  'area-alcohols': { portrait: true, draw: areaAlcohols },
  'wine-bar': { draw: wineBar },
  cellar: { draw: cellar },
  'cheese-table': { draw: cheeseTable },
  'gift-boxes': { draw: giftBoxes },
  'old-vines': { draw: oldVinesScene },
  serving: { draw: serving },
  harvest: { draw: harvest },
  tasting: { draw: tasting },
  'long-table': { draw: longTable },
  coast: { draw: coastScene },
  lost: { draw: lostScene },
  opened: { draw: opened },
  bubbles: { draw: bubbles },
  'pisco-table': { draw: piscoTable },
  labels: { draw: labels },
  kitchen: { draw: kitchen },
  'cheese-class': { draw: cheeseClass },
  'summer-table': { draw: summerTable },
  wrapping: { draw: wrapping },
  'autumn-valley': { draw: autumnValley },
  argentina: { draw: argentina },
  france: { draw: france },
  spain: { draw: spain },
  italy: { draw: italy },
  portugal: { draw: portugal },
  germany: { draw: germany },
};

export const SCENE_NAMES = Object.keys(SCENES) as SceneName[];

export const sceneSize = (name: SceneName): { width: number; height: number } =>
  SCENES[name].portrait ? { width: 1000, height: 1250 } : { width: 1600, height: 1000 };

export const drawScene = (pen: Pen, name: SceneName): string => {
  const { width, height } = sceneSize(name);
  return SCENES[name].draw(pen, width, height);
};

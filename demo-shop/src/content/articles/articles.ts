import type { ArticleSource } from './article.ts';
import { barbecue } from './barbecue.ts';
import { carmenere } from './carmenere.ts';
import { cheeseBoard } from './cheese-board.ts';
import { chileanTable } from './chilean-table.ts';
import { coldCoast } from './cold-coast.ts';
import { givingWine } from './giving-wine.ts';
import { oldVines } from './old-vines.ts';
import { openedBottle } from './opened-bottle.ts';
import { pisco } from './pisco.ts';
import { readingLabels } from './reading-labels.ts';
import { servingTemperature } from './serving-temperature.ts';
import { smallCellar } from './small-cellar.ts';
import { sparkling } from './sparkling.ts';

/** The journal, the newest first; the home page teases the first ones. */
export const ARTICLES: readonly ArticleSource[] = [
  oldVines,
  servingTemperature,
  coldCoast,
  barbecue,
  openedBottle,
  carmenere,
  cheeseBoard,
  sparkling,
  pisco,
  readingLabels,
  smallCellar,
  chileanTable,
  givingWine,
];

import type { ArticleSource } from './article.ts';
import { coldCoast } from './cold-coast.ts';
import { oldVines } from './old-vines.ts';
import { servingTemperature } from './serving-temperature.ts';

/** The journal, the newest first; the home page teases these. */
export const ARTICLES: readonly ArticleSource[] = [oldVines, servingTemperature, coldCoast];

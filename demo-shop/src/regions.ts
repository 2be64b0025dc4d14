import { printProblem } from 'api/problem';
import type { SeedData } from 'api/seed';
import { readRegions } from 'api/seed-regions';
import { DEMO_FOLDER } from './folder.ts';

/**
 * Loads the 16 regions from north to south and their 346 communes with official codes (CUT). Each region has
 * one flat delivery rate in CLP with tax. Islands and the Antarctic territory have no home delivery.
 * @throws Error that names file and line of every mistake
 */
export function loadRegions(): SeedData['regions'] {
  const { regions, problems } = readRegions(DEMO_FOLDER);
  if (problems.length > 0) throw new Error(problems.map(printProblem).join('\n'));
  return regions;
}

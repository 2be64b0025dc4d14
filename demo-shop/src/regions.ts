import { printProblem } from 'api/problem';
import type { SeedData } from 'api/seed';
import { readRegions } from 'api/seed-regions';
import { DEMO_FOLDER } from './folder.ts';

/**
 * 16 regions from north to south, 346 communes with their official codes (CUT), one flat rate per region in
 * CLP with tax. Islands and the Antarctic territory have no home delivery.
 * @throws Error that names file and line of every mistake
 */
export function loadRegions(folder = DEMO_FOLDER): SeedData['regions'] {
  const { regions, problems } = readRegions(folder);
  if (problems.length > 0) throw new Error(problems.map(printProblem).join('\n'));
  return regions;
}

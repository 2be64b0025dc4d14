/** Reads the catalogue of the demo shop from its CSV files. */

import { printProblem } from 'api/problem';
import { type FilterLabels, readCatalogueFolder } from 'api/seed-products';
import { DEMO_FOLDER } from './folder.ts';

export type Product = ReturnType<typeof readCatalogueFolder>['products'][number];
export interface Catalogue {
  /** Ordered by relevance. */
  products: readonly Product[];
  labels: FilterLabels;
}

/** @throws Error that names file and line of every mistake */
export function loadCatalogue(): Catalogue {
  const { products, labels, problems } = readCatalogueFolder(DEMO_FOLDER);
  if (problems.length > 0) throw new Error(problems.map(printProblem).join('\n'));
  return { products, labels };
}

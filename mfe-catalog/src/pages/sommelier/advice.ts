import type { SommelierPageFilters, SommelierWineList } from 'shared-contracts/api/sommelier.schema';
import type { Guide } from './guide.ts';

/** Response of the API for one step of the guide. */
export interface Findings {
  choices: SommelierPageFilters;
  /** Number of wines that match the answers so far. */
  count: number;
  /** Null while questions remain. */
  wines: SommelierWineList | null;
}

/** One step of the guide and what the API answered. */
export interface Advice extends Findings {
  guide: Guide;
}

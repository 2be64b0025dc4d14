import type { SommelierPageFilters, SommelierWineList } from 'shared-contracts/api/sommelier.schema';
import type { FailureCode } from 'shared-kit/failure';
import type { Guide } from './guide.ts';

/** Result of one step of the guide. */
export interface Advice {
  guide: Guide;
  choices: SommelierPageFilters;
  /** Number of wines that match the answers so far. */
  count: number;
  /** Null while questions remain. */
  wines: SommelierWineList | null;
}

export type Outcome =
  | { kind: 'pending' }
  | ({ kind: 'ready' } & Advice)
  | { kind: 'failed'; code: FailureCode };

import type { SearchAnswer } from 'shared-contracts/api/search.schema';
import type { FailureCode } from 'shared-kit/failure';
import type { Wanted } from './wanted.ts';

export type Outcome =
  | { kind: 'pending' }
  /** No search text yet. */
  | { kind: 'blank' }
  | { kind: 'ready'; wanted: Wanted; answer: SearchAnswer }
  | { kind: 'failed'; code: FailureCode };

import type { Home } from 'shared-contracts/api/pages.schema';
import type { FailureCode } from 'shared-kit/failure';

export type Outcome =
  | { kind: 'pending' }
  | { kind: 'ready'; home: Home }
  | { kind: 'failed'; code: FailureCode };

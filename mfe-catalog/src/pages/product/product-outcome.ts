import type { ProductDetail } from 'shared-contracts/api/catalogue.schema';
import type { FailureCode } from 'shared-kit/failure';

export type Outcome =
  | { kind: 'pending' }
  | { kind: 'ready'; product: ProductDetail }
  | { kind: 'missing' }
  | { kind: 'failed'; code: FailureCode };

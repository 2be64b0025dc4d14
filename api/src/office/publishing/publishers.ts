import type { DraftKind } from 'shared-contracts/office/drafts.schema';
import { articlePublisher } from '../content/article.publisher.ts';
import { menuPublisher } from '../content/menu.publisher.ts';
import { pagePublisher } from '../content/page.publisher.ts';
import type { AnyPublisher } from '../drafts/publisher.ts';
import { productPublisher } from '../product-data/product.publisher.ts';

/** Publishers of all kinds, for the job of scheduled drafts and for previews. One line for each kind. */
const PUBLISHERS: readonly AnyPublisher[] = [
  pagePublisher,
  menuPublisher,
  articlePublisher,
  productPublisher,
];

export const publisherOf = (kind: DraftKind): AnyPublisher | undefined =>
  PUBLISHERS.find((publisher) => publisher.kind === kind);

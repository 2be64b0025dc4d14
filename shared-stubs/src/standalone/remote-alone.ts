import type { CartServiceModule, RemoteId, RemoteModule } from 'shared-contracts/remote';
import type { WidgetLoaders } from '../host/stub-widgets.ts';

/** A remote as its `index.ts` hands it to the standalone page. */
export interface RemoteAlone {
  id: RemoteId;
  /** Its `./app`. */
  app: () => Promise<RemoteModule>;
  /** Patterns of its pages, as in its `routes.tsx`. */
  patterns: () => Promise<readonly string[]>;
  /** Checkout's `./cart`; others are given the stub cart. */
  cart?: () => Promise<CartServiceModule>;
  /** Its own widgets, which it may ask the host to show. */
  widgets?: WidgetLoaders;
}

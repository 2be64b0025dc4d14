import type { CartServiceModule, RemoteId, RemoteModule } from 'shared-contracts/remote';
import type { WidgetLoaders } from '../host/stub-widgets.ts';

/** A remote as its `index.ts` passes it to the standalone page. */
export interface RemoteAlone {
  id: RemoteId;
  /** Its `./app`. */
  app: () => Promise<RemoteModule>;
  /** Patterns of its pages, as in its `routes.tsx`. */
  patterns: () => Promise<readonly string[]>;
  /** Checkout's `./cart`. Other remotes get the stub cart. */
  cart?: () => Promise<CartServiceModule>;
  /** The remote's own widgets, which it may ask the host to mount. */
  widgets?: WidgetLoaders;
}

/** What a remote exposes to the shell (DESIGN §5). */
import type { HostServices, PageHead } from './host.ts';
import type { Locale } from './locale.ts';

export type RemoteId = 'catalog' | 'checkout' | 'account' | 'content';
export const REMOTE_IDS: readonly RemoteId[] = ['catalog', 'checkout', 'account', 'content'];

/** JSON that the server's render leaves for the browser: effector's serialised scope. */
export type SerializedState = Record<string, unknown>;

export interface MountProps {
  host: HostServices;
  domElement: HTMLElement;
  /** Present when the server rendered this remote's markup into `domElement`. */
  state?: SerializedState;
  /** Told when the remote's tree died at run time, so that the shell can offer a retry. */
  onCrash?(error: unknown): void;
}

/** `./app`: the remote's pages. Mount and unmount may be called any number of times. */
export interface RemoteModule {
  readonly contract: number;
  /** Loads code and data of a page before the address changes, so that the old page stays until the new one can paint. */
  prepare?(props: { host: HostServices; url: string }): Promise<void>;
  bootstrap(props: MountProps): Promise<void>;
  mount(props: MountProps): Promise<void>;
  unmount(props: MountProps): Promise<void>;
  update?(props: MountProps): Promise<void>;
}

/** Checkout `./cart`: the headless cart service. Serves `cart.update`, publishes `cart.state`. */
export interface CartServiceModule {
  readonly contract: number;
  start(props: { host: HostServices; state?: SerializedState }): Promise<() => void>;
}

/** What the shell's server asks of a remote's server bundle. */
export interface RenderRequest {
  /** Path with query, as asked. */
  url: string;
  locale: Locale;
}

export interface RenderResult {
  status: number;
  head: PageHead;
  html: string;
  state: SerializedState;
  /** Ids of the pages shown: their chunks and styles are preloaded. */
  assets: readonly string[];
  redirect?: string;
}

/** The server bundle: a self-contained ES module. */
export interface ServerModule {
  readonly contract: number;
  render(request: RenderRequest, host: HostServices): Promise<RenderResult>;
}

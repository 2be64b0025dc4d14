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
  /** Path and query of that markup: by now the shopper may have gone on. */
  url?: string;
  /** Told when the remote's tree died at run time, so that the shell can offer a retry. */
  onCrash?(error: unknown): void;
  /** Told when what the server rendered listens: the shell repeats what was pressed before. */
  onLive?(): void;
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
  /** @returns its end, which is done when what was asked of it is answered: another release may take over then */
  start(props: { host: HostServices; state?: SerializedState }): Promise<() => void | Promise<void>>;
}

/** Every widget is given these; its own props come with them. */
export interface WidgetMountProps {
  host: HostServices;
  domElement: HTMLElement;
  /** Told when the widget's tree died at run time. */
  onCrash?(error: unknown): void;
}

/** A piece of one remote that the shell or another remote shows. Mounts as a single-spa parcel, in several places at once. */
export interface WidgetModule<Props extends object = object> {
  readonly contract: number;
  bootstrap(props: WidgetMountProps & Props): Promise<void>;
  mount(props: WidgetMountProps & Props): Promise<void>;
  unmount(props: WidgetMountProps & Props): Promise<void>;
  update(props: WidgetMountProps & Props): Promise<void>;
}

/** Catalog `./search-modal`: the full-screen search (SPEC §2). Shown while it is mounted. */
export interface SearchModalProps {
  /** Text to begin with. */
  query?: string;
  /** The shopper closed it or went to a result; whoever mounted it takes it away. */
  onClosed(): void;
}

/** Catalog `./recommendations`: "usually purchased together" (SPEC §2). Empty when there is nothing to recommend. */
export interface RecommendationsProps {
  /** Products it goes with: what is in the cart, or the one that is looked at. */
  skus: readonly string[];
}

/** Checkout `./cart-sidebar` (SPEC §2, §4). Shown while it is mounted. */
export interface CartSidebarProps {
  /** Why it opens; after a removal its title is another. */
  reason: 'added' | 'removed' | 'asked';
  onClosed(): void;
}

/** Widgets by `<remote>/<module>`, with the props of each. */
export interface WidgetPropsById {
  'catalog/search-modal': SearchModalProps;
  'catalog/recommendations': RecommendationsProps;
  'checkout/cart-sidebar': CartSidebarProps;
}
export type WidgetId = keyof WidgetPropsById;

/** Every module that the shell loads; a release that lacks one of its remote's own is refused (tools/src/delivery). */
export const EXPOSED_MODULES: readonly (`${RemoteId}/app` | 'checkout/cart' | WidgetId)[] = [
  'catalog/app',
  'catalog/search-modal',
  'catalog/recommendations',
  'checkout/app',
  'checkout/cart',
  'checkout/cart-sidebar',
  'account/app',
  'content/app',
];

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

/** Modules that a remote exposes to the shell (docs/architecture/contract.md#remotemodule). */
import type { HostServices, PageHead, SerializedState } from './host.ts';
import type { Locale } from './locale.ts';
import type { ToolOutcome } from './tools/answer.ts';
import type { ToolCode } from './tools/run-tool.ts';
import type { WidgetId } from './widgets.ts';

export type RemoteId = 'catalog' | 'checkout' | 'account' | 'content';
export const REMOTE_IDS: readonly RemoteId[] = ['catalog', 'checkout', 'account', 'content'];

export type { SerializedState };

export interface MountProps {
  host: HostServices;
  domElement: HTMLElement;
  /** Present when the server rendered this remote's markup into `domElement`. */
  state?: SerializedState;
  /** Path and query of the server's markup. The shopper may have navigated since. */
  url?: string;
  /** Called when an error unmounted the remote's tree. The shell then offers a retry. */
  onCrash?(error: unknown): void;
  /**
   * Called when the server-rendered markup is hydrated, and when another page is shown. The shell then replays earlier
   * clicks, and starts the new page at its top.
   */
  onLive?(): void;
}

/** `./app`: the remote's pages. The shell may mount and unmount it any number of times. */
export interface RemoteModule {
  readonly contract: number;
  /** Loads code and data of a page before the address changes. Until then the old page stays visible. */
  prepare?(props: { host: HostServices; url: string }): Promise<void>;
  bootstrap(props: MountProps): Promise<void>;
  mount(props: MountProps): Promise<void>;
  unmount(props: MountProps): Promise<void>;
  update?(props: MountProps): Promise<void>;
}

/** Checkout `./cart`: the headless cart service. Serves `cart.update`, publishes `cart.state`. */
export interface CartServiceModule {
  readonly contract: number;
  /**
   * @returns stops the service. Resolves when all pending requests are answered; then
   *   another release may start.
   */
  start(props: { host: HostServices; state?: SerializedState }): Promise<() => void | Promise<void>>;
}

/** Catalog `./favourites`: the headless favourites service (docs/product/favourites.md). */
export interface FavouritesModule {
  readonly contract: number;
  /**
   * Fills the hearts of the document, `[data-favourite]`, now and after each change, and shows recently seen products in
   * each `[data-recently-seen]`. Its value is the id of the product whose page it is on, or empty.
   */
  start(props: { host: HostServices }): Promise<{
    /** Saves the product of the heart, or removes it. */
    press(heart: HTMLElement): void;
  }>;
}

/** Props of every widget, next to the widget's own props. */
export interface WidgetMountProps {
  host: HostServices;
  domElement: HTMLElement;
  /** Called when an error unmounted the widget's tree. */
  onCrash?(error: unknown): void;
}

/**
 * Part of a remote that the shell or another remote shows.
 * A single-spa parcel; may be mounted several times at once.
 */
export interface WidgetModule<Props extends object = object> {
  readonly contract: number;
  bootstrap(props: WidgetMountProps & Props): Promise<void>;
  mount(props: WidgetMountProps & Props): Promise<void>;
  unmount(props: WidgetMountProps & Props): Promise<void>;
  update(props: WidgetMountProps & Props): Promise<void>;
}

/**
 * Every module of a remote that the shell loads. `platform/releases` refuses a release that lacks one of its
 * modules.
 */
export const EXPOSED_MODULES: readonly (
  | `${RemoteId}/app`
  | 'checkout/cart'
  | 'catalog/favourites'
  | WidgetId
)[] = [
  'catalog/app',
  'catalog/search-modal',
  'catalog/recommendations',
  'catalog/favourites',
  'checkout/app',
  'checkout/cart',
  'checkout/cart-sidebar',
  'checkout/case-panel',
  'account/app',
  'content/app',
];

/** Parts of a page's address, so that shell and remote parse it once. */
export interface ParsedAddress {
  /** Path pattern of the route. */
  route: string;
  pathname: string;
  /** Decoded parameters of the path. */
  params: Record<string, string>;
  /** Every value of each query key that the route lists. */
  query: Record<string, string[]>;
}

/** Request of the shell's server to a remote's server bundle. */
export interface RenderRequest {
  /** Path and query of the request. */
  url: string;
  locale: Locale;
  /** The address as the shell parsed it. Older shells do not send it. */
  parsed?: ParsedAddress;
  /**
   * State of the visitor's plain pages, from a cookie. Present for a visitor without scripts: the page must work with
   * forms alone, and may show personal data. '' before the first form. A browser could have changed it.
   */
  plain?: string;
  /**
   * Fields of a submitted form. The remote applies them and answers with a redirect. Only with `plain`. A file is base64
   * text, '' without one. A form with a file above `MAX_PROOF_BYTES` comes without fields.
   */
  form?: Readonly<Record<string, string>>;
}

export interface RenderResult {
  status: number;
  head: PageHead;
  html: string;
  state: SerializedState;
  /** Ids of the rendered pages. The shell preloads their chunks and styles. */
  assets: readonly string[];
  redirect?: string;
  /** New state of the visitor's plain pages, at most `MAX_PLAIN_STATE` characters. '' removes it. */
  plain?: string;
}

/** `./tools`: the code of the remote's tools (docs/architecture/tools.md). Remotes without tools lack it. */
export interface ToolsModule {
  readonly contract: number;
  readonly tools: readonly ToolCode[];
}

/** Call of a tool over HTTP. */
export interface ToolCall {
  /** Name of the tool. */
  name: string;
  input: unknown;
}

/** Server bundle of a remote: an ES module without imports. */
export interface ServerModule {
  readonly contract: number;
  render(request: RenderRequest, host: HostServices): Promise<RenderResult>;
  /** Runs a tool that is offered over HTTP. Missing in a remote without such tools. */
  callTool?(call: ToolCall, host: HostServices): Promise<ToolOutcome>;
}

/**
 * Services that the shell gives to each remote (docs/architecture/contract.md#hostservices).
 * A remote imports nothing from the shell.
 */
import type * as schemaOrg from 'schema-dts';
import type { ApiClient } from './api/endpoint.ts';
import type { Bus } from './bus/bus.ts';
import type { DialogOpen, DialogOpenResult, SessionState } from './bus/topics.ts';
import type { Locale } from './locale.ts';
import type { WidgetId, WidgetPropsById } from './widgets.ts';

type Described =
  | schemaOrg.BarOrPub
  | schemaOrg.Blog
  | schemaOrg.BlogPosting
  | schemaOrg.BreadcrumbList
  | schemaOrg.Event
  | schemaOrg.FAQPage
  | schemaOrg.ItemList
  | schemaOrg.OnlineStore
  | schemaOrg.Organization
  | schemaOrg.Product
  | schemaOrg.WebSite;

/** schema.org objects that pages may describe. A property that schema.org does not define is a type error. */
export type StructuredData = schemaOrg.WithContext<Exclude<Described, string>>;

/** Metadata of a page. Only the shell writes it into the document. */
export interface PageHead {
  title: string;
  description: string;
  /** Keywords from the content, separated by commas. */
  keywords?: string;
  /** Path and query of the canonical URL. Default: the current path. */
  canonical?: string;
  /** Open Graph picture: a path below /storage. */
  image?: string;
  type?: 'website' | 'product' | 'article';
  /** schema.org objects. */
  jsonLd?: readonly StructuredData[];
  /** Asks search engines not to index the page: cart, checkout, account. */
  noindex?: boolean;
  /**
   * Sources of the largest picture of the first viewport, for preloading. They must equal the srcset of the
   * markup, or the browser loads the picture twice.
   */
  preloadImage?: { srcset: string; sizes: string; type: string; media?: string }[];
}

export interface PageState {
  /** HTTP status of the page: 200, 404 … */
  status: number;
  head: PageHead;
  /** Path of a redirect, with `status` 301, 302, 307 or 308. */
  redirect?: string;
}

/** Settings that are public to the browser. */
export interface HostConfig {
  /** Origin of the shop as visitors see it, without a trailing slash. */
  publicUrl: string;
  locales: readonly Locale[];
  shopName: string;
}

/** State of the server render for hydration: effector's serialised scope as JSON. */
export type SerializedState = Record<string, unknown>;

export interface HostServices {
  /** Contract version of this host. */
  readonly contract: number;
  readonly api: ApiClient;
  readonly bus: Bus;
  readonly locale: Locale;
  /** Session of the visitor. Always `unknown` on the server, because all visitors share a cached page. */
  readonly session: () => SessionState;
  readonly config: HostConfig;
  /**
   * Server state of the page that this remote rendered into the document, until the page is hydrated or left. Then null.
   * A widget or service that starts before the page needs it, because they share their state. Older shells lack it.
   */
  serverState?(): SerializedState | null;
  /** Navigates to a path of the shop without a page load. */
  navigate(href: string, options?: { replace?: boolean }): void;
  /** Sets status and head of the current page. The shell announces the title to assistive technology. */
  setPage(page: PageState): void;
  /** Signs in. The shell keeps the tokens and publishes `session.state`. Rejects with `ApiError`. */
  signIn(credentials: { email: string; password: string }): Promise<void>;
  /**
   * Since contract 2. Signs out in all tabs and goes home (docs/product/accounts.md#sessions). Never rejects.
   */
  signOut(): Promise<void>;
  openDialog(dialog: DialogOpen): Promise<DialogOpenResult>;
  /**
   * Since contract 2. Mounts a widget of another remote into `domElement` as soon as its code is loaded.
   * Reports a failed load and leaves the element empty. A second call with the same element updates the
   * widget's props.
   * @returns unmounts the widget; idempotent
   */
  mountWidget<Id extends WidgetId>(id: Id, domElement: HTMLElement, props: WidgetPropsById[Id]): () => void;
  /** Adds an entry to the analytics data layer (docs/product/analytics.md#events). */
  track(event: string, data: Record<string, unknown>): void;
  /** Reports an error. The context must not contain personal data. */
  report(error: unknown, context?: Record<string, string | number>): void;
}

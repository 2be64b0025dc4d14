/** What the shell gives to each remote (DESIGN §5). A remote imports nothing from the shell. */
import type {
  BarOrPub,
  Blog,
  BlogPosting,
  BreadcrumbList,
  Event,
  FAQPage,
  ItemList,
  OnlineStore,
  Organization,
  Product,
  WebSite,
  WithContext,
} from 'schema-dts';
import type { ApiClient } from './api/endpoint.ts';
import type { Bus } from './bus/bus.ts';
import type { DialogOpen, DialogOpenResult, SessionState } from './bus/topics.ts';
import type { Locale } from './locale.ts';
import type { WidgetId, WidgetPropsById } from './remote.ts';

type Described =
  | BarOrPub
  | Blog
  | BlogPosting
  | BreadcrumbList
  | Event
  | FAQPage
  | ItemList
  | OnlineStore
  | Organization
  | Product
  | WebSite;

/** What pages describe, in the words of schema.org: a word that it does not know is a type error. */
export type StructuredData = WithContext<Exclude<Described, string>>;

/** What a page says about itself; the shell alone writes it into the document. */
export interface PageHead {
  title: string;
  description: string;
  /** Path (and query) of the canonical address; the current path when left out. */
  canonical?: string;
  /** Open Graph picture, a path below /storage. */
  image?: string;
  type?: 'website' | 'product' | 'article';
  /** schema.org objects. */
  jsonLd?: readonly StructuredData[];
  /** Kept out of search engines: cart, checkout, account. */
  noindex?: boolean;
  /** The largest picture of the first screen, preloaded with the same srcset that the markup uses. */
  preloadImage?: { srcset: string; sizes: string; type: string; media?: string }[];
}

export interface PageState {
  /** HTTP status of the page: 200, 404 … */
  status: number;
  head: PageHead;
  /** Path to go to instead, with `status` 301, 302, 307 or 308. */
  redirect?: string;
}

/** Settings that the browser may know. */
export interface HostConfig {
  /** Outside address, without a final slash. */
  publicUrl: string;
  locales: readonly Locale[];
  shopName: string;
}

export interface HostServices {
  /** Contract version that this host speaks. */
  readonly contract: number;
  readonly api: ApiClient;
  readonly bus: Bus;
  readonly locale: Locale;
  /** Who is shopping; on the server always `unknown`, since pages are cached for everybody. */
  readonly session: () => SessionState;
  readonly config: HostConfig;
  /** Go to a path of the shop without loading the document again. */
  navigate(href: string, options?: { replace?: boolean }): void;
  /** Status and head of the page just shown; announced to assistive technology by the shell. */
  setPage(page: PageState): void;
  /** Sign in; the shell keeps the tokens and tells `session.state`. Rejects with `ApiError`. */
  signIn(credentials: { email: string; password: string }): Promise<void>;
  /** Sign out, since contract 2: ends the session here and in other tabs, and goes home (SPEC §4). Never rejects. */
  signOut(): Promise<void>;
  openDialog(dialog: DialogOpen): Promise<DialogOpenResult>;
  /**
   * Show a widget of another remote in `domElement`, since contract 2. It appears when its code is there; one that cannot
   * be had leaves the place empty and is reported. Mounting again with the element of a shown widget gives it new props.
   * @returns its end; idempotent
   */
  mountWidget<Id extends WidgetId>(id: Id, domElement: HTMLElement, props: WidgetPropsById[Id]): () => void;
  /** Data layer entry (SPEC §4: add_to_cart …). */
  track(event: string, data: Record<string, unknown>): void;
  /** Error report; no personal data. */
  report(error: unknown, context?: Record<string, string | number>): void;
}

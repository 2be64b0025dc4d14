/** What the server leaves in the page for the browser's shell (`<script type="application/json" id="boot">`). */
import type { HostConfig, StructuredData } from 'shared-contracts/host';
import type { Locale } from 'shared-contracts/locale';
import type { RemoteId, SerializedState } from 'shared-contracts/remote';
import type { ExtrasBoot } from './frame/extras-boot.ts';
import type { HeaderBoot } from './frame/header/header-boot.ts';

export interface RemoteEntry {
  id: RemoteId | 'qa';
  version: string;
  contract: number;
  /** URL of its remoteEntry. */
  entry: string;
}

/** What a page asks for when another release has become current (`/remotes/<id>/<version>/release.json`). */
export interface ReleaseOffer extends RemoteEntry {
  /** URL of each of its scripts → `sha384-…`. */
  scripts: Record<string, string>;
}

/** Current version of each remote (`/remotes.json`). */
export type CurrentVersions = Partial<Record<RemoteEntry['id'], string>>;

export interface BootData {
  locale: Locale;
  config: HostConfig;
  /** Structured data of the seller, for the head of later pages. */
  organization: StructuredData;
  status: number;
  /** Remote of this page; null where the shell itself answered (404). */
  owner: RemoteId | null;
  /** The owner's serialised scope, or null when the server could not render it. */
  state: SerializedState | null;
  remotes: RemoteEntry[];
  header: HeaderBoot;
  extras: ExtrasBoot;
  slotTexts: { title: string; text: string; retry: string };
  /** Version of the shell. */
  version: string;
  /** Error reports go there; empty: none are sent. */
  sentryDsn: string;
  /** Google Tag Manager's container, loaded after consent; empty: none. */
  tagManagerId: string;
  /** Life of the language cookie. */
  localeCookieSeconds: number;
  /** The address chose the remotes of this page: it keeps them. */
  fixed?: true;
  /** The QA panel is wanted; it is one of `remotes`. */
  qa?: true;
}

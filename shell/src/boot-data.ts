/** Data that the server passes to the browser's shell (`<script type="application/json" id="boot">`). */
import type { HostConfig, StructuredData } from 'shared-contracts/host';
import type { Locale } from 'shared-contracts/locale';
import type { QueryRule } from 'shared-contracts/query-keys';
import type { RemoteId, SerializedState } from 'shared-contracts/remote';
import type { ExtrasBoot } from './frame/extras-boot.ts';
import type { HeaderBoot } from './frame/header/header-boot.ts';
import type { FallbackTexts } from './frame/slot/fallback.ts';

export interface RemoteEntry {
  id: RemoteId | 'qa';
  version: string;
  contract: number;
  /** URL of the `remoteEntry` file of the remote. */
  entry: string;
  /** Query keys that change the pages of the remote, by route. Absent when there are none. */
  query?: QueryRule[];
  /** Teams and their contact. In QA only. */
  owners?: string[];
  contact?: string;
}

/**
 * Response of `/remotes/<id>/<version>/release.json`, which a page requests when a new release is current.
 */
export interface ReleaseOffer extends RemoteEntry {
  /** URL of each script of the release → its hash, `sha384-…`. */
  scripts: Record<string, string>;
}

/** Current version of each remote (`/remotes.json`), and the names of the browser's previews. */
export type CurrentVersions = Partial<Record<RemoteEntry['id'] | 'preview', string>>;

export interface BootData {
  locale: Locale;
  config: HostConfig;
  /** Structured data of the seller, for the head of later pages. */
  organization: StructuredData;
  /** Remote of this page. Null when the shell itself rendered it (404). */
  owner: RemoteId | null;
  /** Effector scope of the page, serialised by the owner. Null when the server render failed. */
  state: SerializedState | null;
  remotes: RemoteEntry[];
  header: HeaderBoot;
  extras: ExtrasBoot;
  slotTexts: FallbackTexts;
  /** Version of the shell. */
  version: string;
  /** DSN of the error-reporting service. Empty: the page sends no reports. */
  sentryDsn: string;
  /** Max-age of the language cookie in seconds. */
  localeCookieSeconds: number;
  /** The URL overrides the remotes of this page, so it must not switch to newer releases. */
  fixed?: true;
  /** Names of the previews on this page. */
  preview?: string;
  /** QA mode: load the QA panel, which is one of `remotes`. */
  qa?: true;
}

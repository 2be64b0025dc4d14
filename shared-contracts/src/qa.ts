/**
 * Interface between the shell and the QA panel.
 * In QA mode only, the shell loads the panel like a remote (`qa/app`).
 */
import type { Bus, BusRecord } from './bus/bus.ts';
import type { Locale } from './locale.ts';
import type { RemoteId } from './remote.ts';

/** All messages that the bus delivered or refused since the page load. */
export interface BusTape {
  readonly entries: BusRecord[];
  /** Called after each entry. The panel sets it. */
  onEntry: () => void;
}

export interface QaPanelProps {
  bus: Bus;
  locale: Locale;
  tape: BusTape;
  /** Releases of the remotes that this page uses, with the teams of the real remotes. */
  remotes: readonly {
    id: string;
    version: string;
    contract: number;
    owners?: readonly string[];
    contact?: string;
  }[];
  domElement: HTMLElement;
  /** Shows or hides the team borders. */
  toggleTeamBorders(): void;
  /** Unmounts the remote that owns the current address, or mounts it again. @returns whether it is mounted now */
  toggleRemote(id: RemoteId): Promise<boolean>;
  /** Calls a tool of a remote as an assistant does. @returns its answer. Null: the remote has no code for it */
  callTool(name: string, input: unknown): Promise<unknown>;
}

export interface QaPanelModule {
  mount(props: QaPanelProps): void;
}

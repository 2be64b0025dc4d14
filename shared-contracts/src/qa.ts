/**
 * Interface between the shell and the QA panel.
 * In QA mode only, the shell loads the panel like a remote (`qa/app`).
 */
import type { Bus, BusRecord } from './bus/bus.ts';
import type { Locale } from './locale.ts';

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
  /** Releases of the remotes that this page uses. */
  remotes: readonly { id: string; version: string; contract: number }[];
  domElement: HTMLElement;
  /** Shows or hides the team borders. */
  toggleTeamBorders(): void;
}

export interface QaPanelModule {
  mount(props: QaPanelProps): void;
}

/** What the shell hands to the QA panel, which it loads like a remote (`qa/app`), in QA mode only. */
import type { Bus, BusRecord } from './bus/bus.ts';
import type { Locale } from './locale.ts';

/** Everything that the bus carried or refused since the page began. */
export interface BusTape {
  readonly entries: BusRecord[];
  /** Told after each one; whoever shows them sets it. */
  onEntry: () => void;
}

export interface QaPanelProps {
  bus: Bus;
  locale: Locale;
  tape: BusTape;
  /** The releases of this page. */
  remotes: readonly { id: string; version: string; contract: number }[];
  domElement: HTMLElement;
  /** Draws the borders of the teams, or takes them away. */
  toggleTeamBorders(): void;
}

export interface QaPanelModule {
  mount(props: QaPanelProps): void;
}

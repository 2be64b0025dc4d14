/** The stub host's panel: controls, the page state set by the remote, and the log. */
import { useId, useSyncExternalStore } from 'react';
import type { WidgetId } from 'shared-contracts/widgets';
import { Badge } from 'shared-ui/badge';
import { chevronDown, Icon } from 'shared-ui/icon';
import type { HostLog } from '../../host/log.ts';
import type { StubHost } from '../../host/stub-host.ts';
import { isProblem } from '../../panel/log-lines.ts';
import type { Choices } from '../choices.ts';
import { Controls, type SamplePath } from './controls.tsx';
import { LogView } from './log-view.tsx';
import { PageStateView } from './page-state-view.tsx';
import styles from './panel.module.css';

export interface PanelProps {
  /** Name of the remote. */
  name: string;
  host: StubHost;
  paths: readonly SamplePath[];
  widgets: readonly WidgetId[];
  /** Current address with its choices. */
  address: Address;
  actions: PanelActions;
}

interface Address {
  choices: Choices;
  /** Path and query without the stub's parameters. */
  path: string;
}

export interface PanelActions {
  choose(choices: Partial<Choices>): void;
  go(href: string): void;
  reload(): void;
  /** Shows or hides a widget of the remote. */
  toggleWidget(id: WidgetId): void;
}

const toneOf = (status: number) => (status < 300 ? 'olive' : status < 400 ? 'amber' : 'alarm');

export const Panel = ({ name, host, paths, widgets, address, actions }: PanelProps) => {
  const bodyId = useId();
  const page = useSyncExternalStore(host.page.subscribe, host.page.read);
  const session = useSyncExternalStore(host.onSession, () => host.session().kind);
  const isOpen = address.choices.panel === 'open';
  const shown: Choices = { ...address.choices, session: session === 'customer' ? 'customer' : 'visitor' };
  return (
    <section
      className={styles.panel}
      aria-label={`Stub host of ${name}`}
      data-stub-panel={address.choices.panel}
    >
      <button
        type="button"
        className={styles.bar}
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={() => actions.choose({ panel: isOpen ? 'closed' : 'open' })}
      >
        <Icon path={chevronDown} size={18} className={styles.arrow} />
        <span className={styles.name}>Stub host · {name}</span>
        {page && (
          <span className={styles.told}>
            <Badge tone={toneOf(page.status)}>{page.status}</Badge>
            <span className={styles.title}>{page.head.title}</span>
          </span>
        )}
        <Counts log={host.log} />
      </button>
      <div id={bodyId} className={styles.body} hidden={!isOpen}>
        <div className={styles.side}>
          <Controls
            choices={shown}
            onChosen={actions.choose}
            paths={paths}
            address={address.path}
            onGone={actions.go}
            onReloaded={actions.reload}
            widgets={widgets}
            onWidgetToggled={actions.toggleWidget}
          />
          <PageStateView page={page} />
        </div>
        <LogView log={host.log} />
      </div>
    </section>
  );
};

const Counts = ({ log }: { log: HostLog }) => {
  const entries = useSyncExternalStore(log.subscribe, log.entries);
  const problems = entries.filter(isProblem).length;
  return (
    <span className={styles.counts}>
      {problems > 0 && <Badge tone="alarm">{problems === 1 ? '1 problem' : `${problems} problems`}</Badge>}
      <span className={styles.messages}>{entries.length === 1 ? '1 line' : `${entries.length} lines`}</span>
    </span>
  );
};

/** The panel of a standalone page. Its texts are English, also when the page is Spanish. */
import { useSyncExternalStore } from 'react';
import type { PageState } from 'shared-contracts/host';
import type { WidgetId } from 'shared-contracts/widgets';
import { readScenarios, writeScenarios } from '../api/scenario-parameter.ts';
import type { LogEntry } from '../host/log.ts';
import type { StubHost } from '../host/stub-host.ts';
import type { Fact } from '../panel/facts-section.tsx';
import { Panel } from '../panel/panel.tsx';
import type { Choices } from './choices.ts';
import { controlsOf, type SamplePath } from './controls.ts';

/** Status and head that the page passed to `setPage`. The shell would write them to the document. */
const factsOf = ({ status, redirect, head }: PageState): Fact[] =>
  (
    [
      ['Status', String(status)],
      ['Redirect', redirect],
      ['Title', head.title],
      ['Description', head.description],
      ['Canonical', head.canonical],
      ['Type', head.type],
      ['Picture', head.image],
      ['Robots', head.noindex ? 'noindex' : undefined],
      ['JSON-LD', head.jsonLd?.map((data) => (data as { '@type'?: string })['@type'] ?? 'object').join(', ')],
    ] satisfies [string, string | undefined][]
  ).flatMap(([term, value]) => (value ? [[term, value]] : []));

export interface AlonePanelProps {
  /** Name of the remote. */
  name: string;
  host: StubHost;
  paths: readonly SamplePath[];
  widgets: readonly WidgetId[];
  /** Current address with the choices in it. */
  address: Address;
  actions: PanelActions;
}

interface Address {
  choices: Choices;
  /** Path and query without the choices. */
  path: string;
  /** Values of choices that do not exist. */
  ignored: readonly string[];
}

export interface PanelActions {
  choose(choices: Partial<Choices>): void;
  go(href: string): void;
  reload(): void;
  /** Starts the sequences of the API's scenario again. */
  restart(): void;
  /** Shows or hides a widget of the remote. */
  toggleWidget(id: WidgetId): void;
}

/** Endpoints that the remote called, from the log of the host. */
const calledIn = (entries: readonly LogEntry[]): string[] =>
  [...new Set(entries.flatMap(({ kind, topic }) => (kind === 'api' ? topic : [])))].sort();

/** Status of the page beside the name of the remote. */
const openerText = (name: string, page: PageState | null): string =>
  page ? `${name} · ${page.status}` : name;

export const AlonePanel = ({ name, host, paths, widgets, address, actions }: AlonePanelProps) => {
  const page = useSyncExternalStore(host.page.subscribe, host.page.read);
  const session = useSyncExternalStore(host.onSession, () => host.session().kind);
  const entries = useSyncExternalStore(host.log.subscribe, host.log.entries);
  const { choices, path, ignored } = address;
  const shown: Choices = { ...choices, session: session === 'customer' ? 'customer' : 'visitor' };
  return (
    <Panel
      locale="en"
      title={`Stub host of ${name}`}
      opener={{ text: openerText(name, page), label: `Stub host of ${name}` }}
      isOpen={choices.panel === 'open'}
      onToggled={(isOpen) => actions.choose({ panel: isOpen ? 'open' : 'closed' })}
      actions={[
        { label: 'Reload', onPressed: actions.reload },
        ...widgets.map((id) => ({
          label: id.split('/')[1] ?? id,
          onPressed: () => actions.toggleWidget(id),
        })),
      ]}
      resetHref={path}
      choices={{
        title: 'What the remote is given',
        list: controlsOf({ choices: shown, paths, path, actions }),
      }}
      address={{ path, onGone: actions.go }}
      api={{
        choice: readScenarios(choices.api),
        called: { kind: 'known', ids: calledIn(entries) },
        onChosen: (choice) => actions.choose({ api: writeScenarios(choice) }),
        onRestarted: actions.restart,
      }}
      facts={{ title: 'What the page reported', list: page ? factsOf(page) : [] }}
      bus={host.bus}
      log={host.log}
      logGroups={['all', 'calls', 'api', 'bus', 'problems']}
      ignored={ignored}
    />
  );
};

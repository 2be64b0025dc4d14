/** Text of a bug report about this page: link, releases, contracts, scenario, trace, and the last messages of the bus. */
import type { QaPanelProps } from 'shared-contracts/qa';
import { type ApiChoice, writeScenarios } from '../api/scenario-parameter.ts';
import type { LogEntry } from '../host/log.ts';
import { payloadText } from '../panel/log-lines.ts';

/** Messages in a report, the newest last. */
const MESSAGES = 30;

interface Reported {
  href: string;
  remotes: QaPanelProps['remotes'];
  choice: ApiChoice;
  /** Id of the trace of this page. Undefined without tracing. */
  trace: string | undefined;
  entries: readonly LogEntry[];
}

const describeEntry = ({ at, kind, topic, version, payload, detail }: LogEntry): string =>
  [
    new Date(at).toISOString(),
    kind,
    version === undefined ? topic : `${topic} v${version}`,
    payload === undefined ? '' : payloadText(payload).replaceAll(/\s+/g, ' '),
    detail ?? '',
  ]
    .filter(Boolean)
    .join('  ');

export const bugReport = ({ href, remotes, choice, trace, entries }: Reported): string =>
  [
    href,
    ...remotes.map(({ id, version, contract, owners = [], contact }) =>
      [`${id} ${version}`, `contract ${contract}`, ...owners, ...(contact ? [contact] : [])].join(', '),
    ),
    `api ${writeScenarios(choice)}`,
    ...(trace ? [`trace ${trace}`] : []),
    '',
    ...entries.slice(-MESSAGES).map(describeEntry),
  ].join('\n');

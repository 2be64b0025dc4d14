/** The panel of `pnpm qa`: choice of each remote, and the recorded messages of the shell's bus. */
import { useState } from 'react';
import type { QaPanelProps } from 'shared-contracts/qa';
import { REMOTE_IDS, type RemoteId } from 'shared-contracts/remote';
import type { Choice } from '../panel/choices-section.tsx';
import { Panel } from '../panel/panel.tsx';
import { useSessionFlag } from '../panel/use-session-flag.ts';
import { BEHAVIOURS } from '../remote/behaviours.ts';
import {
  apiChoiceOf,
  choiceOf,
  remoteParameter,
  withApiChoice,
  withChoice,
  withoutChoices,
} from './address.ts';
import { bugReport } from './bug-report.ts';
import { createTapeLog } from './tape-log.ts';
import { qaTexts } from './texts.ts';
import { useCalledEndpoints } from './use-called-endpoints.ts';
import { restartSequences, useStubChoice } from './use-stub-choice.ts';

const WIDE = '(width >= 1050px)';

type Texts = (typeof qaTexts)['es'];

/** The choice of the address. A plain stub if the page could not apply it, which its banner tells. */
const shownChoice = (asked: string, version: string | undefined): string => {
  const behaviour = BEHAVIOURS.find((one) => remoteParameter(one) === asked);
  const isApplied = behaviour !== undefined || asked === 'real' || asked === version || asked.includes('://');
  return isApplied ? asked : remoteParameter('normal');
};

/**
 * Choice of one remote: real, stub, or stub with a behaviour. It changes the address and reloads the page.
 */
const remoteChoice = (id: RemoteId, remotes: QaPanelProps['remotes'], t: Texts): Choice => {
  const release = remotes.find((remote) => remote.id === id);
  const stubs = BEHAVIOURS.map((behaviour) => [remoteParameter(behaviour), t.behaviours[behaviour]]);
  return {
    label: id,
    value: shownChoice(choiceOf(location.search, id), release?.version),
    options: { ...Object.fromEntries(stubs), real: t.real },
    note: release ? t.now(release.version, release.contract) : t.noRelease,
    onChosen: (choice) => location.assign(withChoice(location.href, id, choice)),
  };
};

/** The shell's program for traces, if the page is traced. */
const readTrace = (): string | undefined =>
  (globalThis as { shopTrace?: { traceId(): string | undefined } }).shopTrace?.traceId();

export const QaPanel = ({ bus, locale, tape, remotes, toggleTeamBorders }: QaPanelProps) => {
  const [isOpen, setOpen] = useSessionFlag('open', matchMedia(WIDE).matches);
  const [log] = useState(() => createTapeLog(tape));
  const called = useCalledEndpoints();
  const api = useStubChoice(apiChoiceOf(location.search));
  const t = qaTexts[locale];
  const [isReported, setReported] = useState(false);
  const copyReport = () => {
    const trace = readTrace();
    const report = bugReport({ href: location.href, remotes, choice: api, trace, entries: log.entries() });
    void navigator.clipboard.writeText(report).then(() => setReported(true));
  };
  return (
    <Panel
      locale={locale}
      title={t.title}
      opener={{ text: 'QA', label: t.open }}
      isOpen={isOpen}
      onToggled={setOpen}
      actions={[
        { label: t.borders, onPressed: toggleTeamBorders },
        { label: isReported ? t.reported : t.report, onPressed: copyReport },
      ]}
      resetHref={withoutChoices(location.href)}
      choices={{ title: t.remotes, list: REMOTE_IDS.map((id) => remoteChoice(id, remotes, t)) }}
      api={{
        choice: api,
        called,
        onChosen: (choice) => location.assign(withApiChoice(location.href, choice)),
        onRestarted: () => void restartSequences().then(() => location.reload()),
      }}
      bus={bus}
      log={log}
      logGroups={['all', 'problems']}
    />
  );
};

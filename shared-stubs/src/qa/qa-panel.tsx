/** The panel of `pnpm qa`: choice of each remote, and the recorded messages of the shell's bus. */
import { useState, useSyncExternalStore } from 'react';
import type { QaPanelProps } from 'shared-contracts/qa';
import { REMOTE_IDS, type RemoteId } from 'shared-contracts/remote';
import { matchRoute } from 'shared-contracts/routes';
import type { Choice } from '../panel/choices-section.tsx';
import type { PanelLog } from '../panel/log-lines.ts';
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
const remoteChoice = (
  id: RemoteId,
  remotes: QaPanelProps['remotes'],
  t: Texts,
  action: Choice['action'],
): Choice => {
  const release = remotes.find((remote) => remote.id === id);
  const team = [...(release?.owners ?? []), release?.contact].filter(Boolean);
  const stubs = BEHAVIOURS.map((behaviour) => [remoteParameter(behaviour), t.behaviours[behaviour]]);
  return {
    label: id,
    value: shownChoice(choiceOf(location.search, id), release?.version),
    options: { ...Object.fromEntries(stubs), real: t.real },
    note: [release ? t.now(release.version, release.contract) : t.noRelease, ...team].join(' · '),
    action,
    onChosen: (choice) => location.assign(withChoice(location.href, id, choice)),
  };
};

/** The shell's program for traces, if the page is traced. */
const readTrace = (): string | undefined =>
  (globalThis as { shopTrace?: { traceId(): string | undefined } }).shopTrace?.traceId();

/** The remote of the current address, and a function that unmounts it or mounts it again. */
const usePageOwner = (log: PanelLog, toggle: QaPanelProps['toggleRemote']) => {
  // Each navigation leaves messages in the log.
  const path = useSyncExternalStore(log.subscribe, () => location.pathname);
  const [unmountedOn, setUnmountedOn] = useState<string>();
  const owner = matchRoute(path)?.route.owner;
  return {
    owner,
    isMounted: unmountedOn !== path,
    toggle: () =>
      owner && void toggle(owner).then((isMounted) => setUnmountedOn(isMounted ? undefined : path)),
  };
};

export const QaPanel = ({ bus, locale, tape, remotes, callTool, ...shell }: QaPanelProps) => {
  const [isOpen, setOpen] = useSessionFlag('open', matchMedia(WIDE).matches);
  const [log] = useState(() => createTapeLog(tape));
  const page = usePageOwner(log, shell.toggleRemote);
  const called = useCalledEndpoints();
  const api = useStubChoice(apiChoiceOf(location.search));
  const t = qaTexts[locale];
  const [isReported, setReported] = useState(false);
  const actionOf = (id: RemoteId) =>
    id === page.owner
      ? { label: page.isMounted ? t.unmount(id) : t.mount(id), onPressed: page.toggle }
      : undefined;
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
        { label: t.borders, onPressed: shell.toggleTeamBorders },
        { label: isReported ? t.reported : t.report, onPressed: copyReport },
      ]}
      resetHref={withoutChoices(location.href)}
      choices={{ title: t.remotes, list: REMOTE_IDS.map((id) => remoteChoice(id, remotes, t, actionOf(id))) }}
      api={{
        choice: api,
        called,
        onChosen: (choice) => location.assign(withApiChoice(location.href, choice)),
        onRestarted: () => void restartSequences().then(() => location.reload()),
      }}
      callTool={callTool}
      bus={bus}
      log={log}
      logGroups={['all', 'problems']}
    />
  );
};

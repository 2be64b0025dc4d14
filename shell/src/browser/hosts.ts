/**
 * Creates the HostServices of each remote over one bus, session, history and page
 * (docs/architecture/contract.md#hostservices).
 */
import { createBus } from 'shared-contracts/bus/create-bus';
import { dialogOpen, localeState } from 'shared-contracts/bus/topics';
import type { HostConfig, HostServices, StructuredData } from 'shared-contracts/host';
import { hrefs } from 'shared-contracts/hrefs';
import type { Locale } from 'shared-contracts/locale';
import type { BusTape } from 'shared-contracts/qa';
import { REMOTE_IDS, type RemoteId, type RemoteModule, type SerializedState } from 'shared-contracts/remote';
import { CONTRACT_VERSION } from 'shared-contracts/version';
import type { MountWidget } from 'shared-contracts/widget-slots';
import type { RemoteEntry } from '../boot-data.ts';
import { track } from '../data-layer.ts';
import { createLazyApi } from './api.ts';
import { createNavigation } from './navigation.ts';
import { createPageWriter } from './page-state.ts';
import { reloadIfChunkIsGone } from './remotes/chunk-reload.ts';
import { report } from './report.ts';
import { createLazySession } from './session/lazy-session.ts';
import { createTokens } from './session/tokens.ts';

export interface HostsOptions {
  locale: Locale;
  config: HostConfig;
  organization: StructuredData;
  /** Current releases. */
  remotes: readonly RemoteEntry[];
  /** QA mode: recorder of all bus messages. */
  tape?: BusTape | undefined;
  /** Loads the `./app` module of a remote. */
  load: (id: RemoteId) => Promise<RemoteModule>;
  /** Server state of a remote's page until the page is hydrated or left. */
  serverState: (id: RemoteId) => SerializedState | null;
  /** Mounts a widget. Returns its unmount function. */
  mountWidget: MountWidget;
  /** Called with the name and payload of a command that waits because no module on the bus answers it yet. */
  onUnserved: (topic: string, payload: unknown) => void;
}

const reportOf =
  (remote: RemoteId): HostServices['report'] =>
  (error, context) => {
    report(error, { remote, ...context });
    // Only a missing chunk of a page, whose errors have the kind `slot`, reloads the document. Other missing files show
    // an error (docs/product/errors.md#missing-chunk).
    if (context?.kind === 'slot') void reloadIfChunkIsGone(error);
  };

export const createHosts = ({ locale, config, organization, ...options }: HostsOptions) => {
  const { tape, load, serverState, mountWidget, onUnserved } = options;
  const bus = createBus({
    onProblem: (error) => report(error, { kind: 'bus' }),
    onUnserved,
    record:
      tape &&
      ((entry) => {
        tape.entries.push(entry);
        tape.onEntry();
      }),
  });
  bus.publish(localeState, { locale });
  const tokens = createTokens();
  const api = createLazyApi(locale, tokens);
  const session = createLazySession(bus, api, tokens);
  document.addEventListener('visibilitychange', () => !document.hidden && void session.check());
  const writePage = createPageWriter({ config, locale, organization, remotes: options.remotes });
  const setPage: HostServices['setPage'] = (page) =>
    page.redirect ? navigation.navigate(page.redirect, { replace: true }) : writePage(page);
  const hosts = new Map<RemoteId, HostServices>(
    REMOTE_IDS.map((id): [RemoteId, HostServices] => [
      id,
      {
        contract: CONTRACT_VERSION,
        api,
        bus,
        locale,
        config,
        session: session.state,
        serverState: () => serverState(id),
        signIn: session.signIn,
        signOut: async () => {
          await session.signOut();
          navigation.navigate(hrefs.home);
        },
        mountWidget: (widget, domElement, props) => mountWidget(hostOf(id), widget, domElement, props),
        navigate: (href, options) => navigation.navigate(href, options),
        setPage,
        openDialog: (dialog) => bus.request(dialogOpen, dialog),
        track,
        report: reportOf(id),
      },
    ]),
  );
  const hostOf = (id: RemoteId) => hosts.get(id) as HostServices;
  const navigation = createNavigation({
    session: session.state,
    sessionKnown: session.known,
    load,
    hostOf,
  });
  return { bus, navigation, hostOf };
};

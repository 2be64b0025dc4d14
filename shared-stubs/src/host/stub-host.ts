/**
 * HostServices without the shell: real bus and history, the given API, and a log
 * (docs/architecture/contract.md#hostservices).
 */
import type { ApiClient } from 'shared-contracts/api/endpoint';
import { logout } from 'shared-contracts/api/sessions';
import type { Stop } from 'shared-contracts/bus/bus';
import { createBus } from 'shared-contracts/bus/create-bus';
import {
  analyticsTrack,
  dialogOpen,
  localeState,
  type SessionState,
  sessionState,
} from 'shared-contracts/bus/topics';
import type { HostConfig, HostServices } from 'shared-contracts/host';
import { hrefs } from 'shared-contracts/hrefs';
import { LOCALES, type Locale } from 'shared-contracts/locale';
import { CONTRACT_VERSION } from 'shared-contracts/version';
import { createApiStub } from '../api/create-api-stub.ts';
import { createStubClient } from '../api/stub-client.ts';
import { type CartSituation, linesOf } from './cart-situations.ts';
import { createLog, type HostLog, type LogEntry } from './log.ts';
import { recordApi } from './recorded-api.ts';
import { recordBus, recordMessages } from './recorded-bus.ts';
import {
  recordNavigation,
  recordPages,
  recordReports,
  recordSignIn,
  recordTracking,
} from './recorded-calls.ts';
import { type ConfirmUpdate, createStubCart, type StubCart } from './stub-cart.ts';
import { createStubDialogs } from './stub-dialog.ts';
import { createStubNavigate } from './stub-navigation.ts';
import { createStubPage, type PageStateStore } from './stub-page.ts';
import { createSignIn, createTokenKeeper, type TokenKeeper } from './stub-session.ts';
import { createStubWidgets, type WidgetLoaders } from './stub-widgets.ts';

export interface StubHostOptions {
  locale?: Locale;
  session?: SessionState;
  /** Initial lines of the stub cart; `none` for no cart service, because checkout has its own. */
  cart?: CartSituation | 'none';
  /** May refuse updates of the stub cart. */
  confirmUpdate?: ConfirmUpdate;
  /** First address. */
  route?: string;
  /**
   * A client, or a function that creates one from the page's tokens. Default: the API stub in its normal
   * scenario.
   */
  api?: ApiClient | ((tokens: TokenKeeper) => ApiClient);
  /** Called with every log entry. */
  record?: (entry: LogEntry) => void;
  config?: Partial<HostConfig>;
  /** Widgets that the host can mount. For all others it shows a box with name and props. */
  widgets?: WidgetLoaders;
  /** Contract version of the host: members of later versions are missing. */
  contract?: number;
}

export interface StubHost extends HostServices {
  readonly log: HostLog;
  readonly page: PageStateStore;
  readonly cart: StubCart | null;
  setSession(session: SessionState): void;
  /** Subscribes to the session without a log entry. */
  onSession(listener: () => void): Stop;
  /** Cancels dialogs and stops services. */
  close(): void;
}

/** Contract version → members of HostServices that it added (after version 1). */
const NEWER_MEMBERS: Readonly<Record<number, readonly (keyof HostServices)[]>> = {
  2: ['signOut', 'mountWidget'],
};

const CONFIG: HostConfig = { publicUrl: 'http://localhost:3000', locales: LOCALES, shopName: 'Casa Quillay' };

const connectApi = (api: StubHostOptions['api'], locale: Locale, tokens: TokenKeeper): ApiClient =>
  typeof api === 'function'
    ? api(tokens)
    : (api ?? createStubClient(createApiStub({ locale }), locale, tokens.read));

const removeNewerMembers = (host: HostServices, contract: number): void => {
  for (const [since, members] of Object.entries(NEWER_MEMBERS))
    if (Number(since) > contract) for (const member of members) Reflect.deleteProperty(host, member);
};

export const createStubHost = ({
  locale = 'es',
  session = { kind: 'guest' },
  cart = 'empty',
  confirmUpdate,
  route,
  api,
  record,
  config,
  widgets = {},
  contract = CONTRACT_VERSION,
}: StubHostOptions = {}): StubHost => {
  const log = createLog(record);
  const report = recordReports(log);
  const ownBus = createBus({
    onProblem: (error) => report(error, { kind: 'bus' }),
    record: recordMessages(log),
  });
  const bus = recordBus(ownBus, log);
  const tokens = createTokenKeeper();
  const recordedApi = recordApi(connectApi(api, locale, tokens), log);
  const ended = new AbortController();
  bus.publish(localeState, { locale });
  bus.publish(sessionState, session);
  ownBus.serve(dialogOpen, createStubDialogs(locale, ended.signal));

  const track = recordTracking(log);
  ownBus.subscribe(analyticsTrack, ({ event, data }) => track(event, data));

  const readSession = () => bus.read(sessionState) ?? ({ kind: 'unknown' } as const);
  const navigate = recordNavigation(log, createStubNavigate(readSession));
  const settings = { ...CONFIG, ...config };
  const { page, setPage } = createStubPage(settings, navigate);
  const mountWidget = createStubWidgets(widgets, log);
  const stubCart = cart === 'none' ? null : createStubCart(linesOf(cart), confirmUpdate);

  const host: StubHost = {
    contract,
    api: recordedApi,
    bus,
    locale,
    config: settings,
    session: readSession,
    navigate,
    setPage: recordPages(log, setPage),
    signIn: recordSignIn(log, createSignIn(bus, recordedApi, tokens)),
    async signOut() {
      log.add({ kind: 'sign-out', topic: 'sign-out' });
      await recordedApi.call(logout, {}).catch(() => {});
      host.setSession({ kind: 'guest' });
      navigate(hrefs.home);
    },
    openDialog(dialog) {
      log.add({ kind: 'dialog', topic: dialog.title, payload: dialog });
      return bus.request(dialogOpen, dialog);
    },
    mountWidget: (id, domElement, props) => mountWidget(host, id, domElement, props),
    track,
    report,
    log,
    page,
    cart: stubCart,
    setSession(next) {
      if (next.kind !== 'customer') tokens.keep(undefined);
      bus.publish(sessionState, next);
    },
    onSession: (listener) => ownBus.subscribe(sessionState, listener),
    close: () => ended.abort(),
  };
  removeNewerMembers(host, contract);
  void stubCart?.start({ host });
  if (route) navigate(route, { replace: true });
  return host;
};

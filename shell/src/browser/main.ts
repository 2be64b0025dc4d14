/** The browser's shell: bus, session, frame, slots, navigation (DESIGN §4.4). */
import '../frame/frame.css';
import '../frame/frame-styles.ts';
import { createBus } from 'shared-contracts/bus/create-bus';
import { dialogOpen, localeState } from 'shared-contracts/bus/topics';
import type { HostServices } from 'shared-contracts/host';
import type { RemoteId } from 'shared-contracts/remote';
import { REMOTE_IDS } from 'shared-contracts/remote';
import { matchRoute } from 'shared-contracts/routes';
import { CONTRACT_VERSION } from 'shared-contracts/version';
import { registerApplication, start } from 'single-spa';
import { startAnalytics, track } from './analytics/data-layer.ts';
import { createLazyApi } from './api.ts';
import { readBoot } from './boot.ts';
import { CART_TOPIC, createCartServiceLoader, hasStoredCart } from './cart-service.ts';
import { startDialogs } from './dialogs/dialogs.ts';
import { startHeader } from './layout/start-header.tsx';
import { CART_WAKE_MS } from './limits.ts';
import { createNavigation } from './navigation.ts';
import { createPageWriter } from './page-state.ts';
import { reloadIfChunkIsGone } from './remotes/chunk-reload.ts';
import { loadExposed, registerEntries } from './remotes/load.ts';
import { createSlot } from './remotes/slot.ts';
import { report, startReporting } from './report.ts';
import { startScroll } from './scroll.ts';
import { createSession } from './session/session.ts';
import { createTokens } from './session/tokens.ts';
import { startTeamBorders } from './team-borders.ts';

const boot = readBoot();
const { locale, config, owner } = boot;
const outlet = document.getElementById('contenido') as HTMLElement;
/** The server's state belongs to the first page only. */
let serverState = boot.state;

registerEntries(boot.remotes);
const bus = createBus({
  onProblem: (error) => report(error, { kind: 'bus' }),
  onUnserved: (topic) => topic === CART_TOPIC && cart.wake(),
});
bus.publish(localeState, { locale });
const tokens = createTokens();
const api = createLazyApi(locale, tokens);
const session = createSession(bus, api, tokens);

const reportOf =
  (remote: RemoteId): HostServices['report'] =>
  (error, context) => {
    report(error, { remote, ...context });
    // A page's chunk only: what else is missing is told in words (SPEC §8).
    if (context?.kind === 'slot') void reloadIfChunkIsGone(error);
  };
const writePage = createPageWriter(config);
const setPage: HostServices['setPage'] = (page) =>
  page.redirect ? navigation.navigate(page.redirect, { replace: true }) : writePage(page);
const hosts = new Map<RemoteId, HostServices>(
  REMOTE_IDS.map((id) => [
    id,
    {
      contract: CONTRACT_VERSION,
      api,
      bus,
      locale,
      config,
      session: session.state,
      signIn: session.signIn,
      navigate: (href, options) => navigation.navigate(href, options),
      setPage,
      openDialog: (dialog) => bus.request(dialogOpen, dialog),
      track,
      report: reportOf(id),
    },
  ]),
);
const hostOf = (id: RemoteId) => hosts.get(id) as HostServices;
const loadApp = (id: RemoteId) => loadExposed(id, 'app');
const cart = createCartServiceLoader(hostOf('checkout'), () => (owner === 'checkout' ? serverState : null));
const navigation = createNavigation({ session: session.state, load: loadApp, hostOf });

/** Neutral shapes while a slot waits; the server's first skeleton is the model. */
const skeleton = (): Node => {
  const shape = document.createElement('div');
  shape.className = 'slot-skeleton';
  shape.setAttribute('aria-hidden', 'true');
  return shape;
};

for (const id of REMOTE_IDS) {
  const slot = createSlot({
    id,
    host: hostOf(id),
    load: () => loadApp(id),
    state: owner === id ? boot.state : null,
    texts: boot.slotTexts,
    outlet,
    skeleton,
  });
  registerApplication({
    name: id,
    // The slot loads the remote itself: a remote that hangs must not hold up single-spa's queue (docs/decisions/0004).
    app: async () => ({
      bootstrap: async () => {},
      mount: async () => slot.activate(),
      unmount: () => slot.deactivate(),
    }),
    activeWhen: ({ pathname }) => matchRoute(pathname)?.route.owner === id,
  });
}

startDialogs(bus, locale);
startAnalytics(bus);
startScroll();
startTeamBorders();
startHeader({ boot, bus, navigate: navigation.navigate });
navigation.start();
navigation.guardFirstPage();
start({ urlRerouteOnly: true });
addEventListener('single-spa:before-routing-event', () => {
  if (location.pathname !== firstPath) {
    serverState = null;
    // What the shell itself showed (404) gives way to the first remote's page.
    outlet.querySelector(':scope > .slot:not([id])')?.remove();
  }
});
const firstPath = location.pathname;
startReporting(boot.sentryDsn, boot.remotes.map(({ id, version }) => `${id}@${version}`).join(','));
if (hasStoredCart()) requestIdleCallback(cart.wake, { timeout: CART_WAKE_MS });

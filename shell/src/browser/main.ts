/**
 * Starts the browser's shell: bus, session, header and footer, slots, navigation
 * (docs/architecture/page-request.md#browser).
 */
import '../frame/frame.css';
import '../frame/frame-styles.ts';
import './loading/loading.css';
import { type CartUpdate, cartUpdate } from 'shared-contracts/bus/topics';
import { DOCUMENT_MARKS } from 'shared-contracts/document-marks';
import { nextTask } from 'shared-contracts/next-task';
import type { BusTape } from 'shared-contracts/qa';
import type { RemoteId } from 'shared-contracts/remote';
import { REMOTE_IDS } from 'shared-contracts/remote';
import { matchRoute } from 'shared-contracts/routes';
import { CONTRACT_VERSION, OLDEST_SERVED_CONTRACT } from 'shared-contracts/version';
import { registerApplication, start } from 'single-spa';
import { root } from '../root-element.ts';
import { startAnalytics } from './analytics/analytics.ts';
import { readBoot } from './boot.ts';
import { createCartServiceLoader, wakeForCart } from './cart-service.ts';
import { startDialogs } from './dialogs/dialogs.ts';
import { startFavourites } from './favourites.ts';
import { createHosts } from './hosts.ts';
import { startInspection } from './inspection.ts';
import { startLayers } from './layers/layers.ts';
import { startCartPanel } from './layout/cart-panel.ts';
import { startSearchModal } from './layout/search-modal.ts';
import { startHeader } from './layout/start-header.tsx';
import { EXTRAS_RETRY_MS } from './limits.ts';
import { loadExposed, loadWidget, registerEntries, replaceEntry, versionOf } from './remotes/load.ts';
import { createWidgetMounter } from './remotes/mount-widget.ts';
import { createSlot, type Slot } from './remotes/slot.ts';
import { renewal, startRenewal } from './renewal/renewal.ts';
import { report, startReporting } from './report.ts';
import { startScroll } from './scroll.ts';
import { serveTools } from './tools/serve-tools.ts';
import { whenIdle } from './when-idle.ts';
import { whenUsed } from './when-used.ts';

const boot = readBoot();
const { locale, config, owner } = boot;
const outlet = document.getElementById('contenido') as HTMLElement;
/**
 * URL of the page that the server rendered. Before this code runs, Back reloads the page
 * (inline/early-press.ts), so the URL is still that of the markup.
 */
const renderedUrl = location.pathname + location.search;

registerEntries(boot.remotes);
const tape: BusTape | undefined = boot.qa && { entries: [], onEntry() {} };
const loadApp = (id: RemoteId) => loadExposed(id, 'app');
const { bus, navigation, hostOf } = createHosts({
  locale,
  config,
  organization: boot.organization,
  remotes: boot.remotes,
  tape,
  load: loadApp,
  serverState: (id) => slots.get(id)?.serverState() ?? null,
  mountWidget: createWidgetMounter(loadWidget),
  onUnserved: (topic, update) => topic === cartUpdate.name && cart.wakeFor(update as CartUpdate),
});
const cart = createCartServiceLoader(hostOf('checkout'));

/** Creates the skeleton of a waiting slot. It looks like the one of the server. */
const skeleton = (): Node => {
  const shape = document.createElement('div');
  shape.className = 'slot-skeleton';
  shape.setAttribute('aria-hidden', 'true');
  return shape;
};

const slots = new Map<RemoteId, Slot>();
for (const id of REMOTE_IDS) {
  const slot = createSlot({
    id,
    host: hostOf(id),
    load: () => renewal.renew(id).then(() => loadApp(id)),
    version: () => versionOf(id),
    state: owner === id ? boot.state : null,
    url: renderedUrl,
    texts: boot.slotTexts,
    outlet,
    skeleton,
  });
  slots.set(id, slot);
  registerApplication({
    name: id,
    // The slot loads the remote itself, because a hanging remote must not block single-spa's queue
    // (docs/decisions/0004).
    app: async () => ({
      bootstrap: async () => {},
      mount: async () => slot.activate(),
      unmount: () => slot.deactivate(),
    }),
    activeWhen: ({ pathname }) => matchRoute(pathname)?.route.owner === id,
  });
}

let wakeFavourites: () => void;

/** Whether the page needs its scripts at once (inline/start-modules.ts). */
const isDue = document.querySelector('script[data-due]') !== null;

const firstPath = location.pathname;
addEventListener('single-spa:before-routing-event', () => {
  // Remove the shell's own page (404) before the first remote's page.
  if (location.pathname !== firstPath) outlet.querySelector(':scope > .slot:not([id])')?.remove();
});

/** Remaining steps, each in its own task. A failed step is reported and does not stop the others. */
const STEPS: readonly (() => unknown)[] = [
  () => {
    startReporting({
      dsn: boot.sentryDsn,
      release: boot.version,
      remotes: boot.remotes,
    });
    startDialogs(bus, locale);
    startAnalytics(bus, hostOf('catalog').api);
    startScroll({ startsAtOnce: isDue });
    startLayers();
    startInspection(boot, bus, slots, tape);
    startCartPanel(bus, hostOf('checkout'));
    startSearchModal(bus, hostOf('catalog'));
    wakeFavourites = startFavourites(hostOf('catalog'));
    navigation.start();
  },
  () => startHeader({ boot, bus }),
  () => {
    void navigation.guardFirstPage();
    start({ urlRerouteOnly: true });
  },
  () => {
    const startLate = async () => {
      const { startExtras } = await import(/* webpackChunkName: "extras" */ './extras.ts');
      startExtras(boot, hostOf('content'), hostOf('checkout'), wakeFavourites);
      // Overrides in the URL fix the releases of this page, so it does not switch to newer ones.
      if (boot.fixed) return;
      await startRenewal({
        versionOf,
        replaceEntry,
        slotOf: (id) => slots.get(id) as Slot,
        renewCart: cart.renew,
        preview: boot.preview,
        contracts: { oldest: OLDEST_SERVED_CONTRACT, newest: CONTRACT_VERSION },
        report,
      });
    };
    // The code fails to load when the network does, or when a retry of a slot aborts all requests (slot.ts). Try again
    // after a delay, not at every input event.
    let started: Promise<void> | undefined;
    const startOnce = () => {
      started ??= startLate();
      started.catch(() => {
        started = undefined;
      });
      return started;
    };
    const startOrRetry = (): Promise<void> =>
      startOnce().catch((error) => {
        report(error, { kind: 'late' });
        setTimeout(() => whenUsed(startOrRetry), EXTRAS_RETRY_MS);
      });
    // A page that started at once may be unused: then only the promotion appears. A use before this code counts.
    const isUnused = isDue && !boot.extras.promo && !root.hasAttribute(DOCUMENT_MARKS.used);
    if (isUnused) whenUsed(startOrRetry);
    else whenIdle(startOrRetry);
    wakeForCart(bus, cart.wake);
    serveTools(async () => {
      // An assistant calls the current release, as a shopper who follows a link.
      await startOnce().catch(() => {});
      const { runPageTool, turnsOfPage } = await import(
        /* webpackChunkName: "tools" */ './tools/run-page-tool.ts'
      );
      const isAdult = () => document.querySelector('#age-gate[open]') === null;
      const load = (id: RemoteId) => loadExposed(id, 'tools');
      const parts = { hostOf, renew: renewal.renew, load, versionOf, isAdult, askInTurn: turnsOfPage };
      return (call) => runPageTool(call, parts);
    });
  },
];
const runSteps = async (): Promise<void> => {
  for (const step of STEPS) {
    await nextTask();
    try {
      await step();
    } catch (error) {
      report(error, { kind: 'start' });
    }
  }
};
void runSteps();

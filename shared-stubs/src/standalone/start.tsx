/** The standalone page of a remote: stub host, API stub, panel. Loaded by a remote's `index.ts`. */
import './page.css';
import { createRoot } from 'react-dom/client';
import type { HostServices } from 'shared-contracts/host';
import type { WidgetId } from 'shared-contracts/widgets';
import { startBrowserApiStub } from '../api/browser.ts';
import type { ApiStub } from '../api/create-api-stub.ts';
import { createStubClient } from '../api/stub-client.ts';
import { CUSTOMER } from '../customer.ts';
import { createFetchClient } from '../host/fetch-client.ts';
import { createStubHost, type StubHost } from '../host/stub-host.ts';
import { samplePaths } from '../sample-paths.ts';
import { AlonePanel, type PanelActions } from './alone-panel.tsx';
import { type Choices, ignoredIn, readChoices, scenariosIn, withChoices, withoutChoices } from './choices.ts';
import type { SamplePath } from './controls.ts';
import { chosenLines, createApiConfirm, storeChosenCart } from './fill-cart.ts';
import { startLinks } from './links.ts';
import type { RemoteAlone } from './remote-alone.ts';
import { createWidgetToggle } from './show-widget.ts';
import { createAloneSlot } from './slot.ts';

const now = () => new URL(location.href);
const chosenNow = (): Choices => readChoices(now().searchParams);

const addElement = (name: string, id: string, parent: Element = document.body): HTMLElement => {
  const made = document.createElement(name);
  made.id = id;
  return parent.appendChild(made);
};

/** The panel's actions. A change of the language reloads the page, because a document has one language. */
const createActions = (host: StubHost, stub: ApiStub, redraw: () => void): PanelActions => {
  const setSession: Record<Choices['session'], () => void> = {
    visitor: () => {
      stub.signIn(false);
      host.setSession({ kind: 'guest' });
    },
    customer: () => void host.signIn(CUSTOMER).catch(host.report),
  };
  const toggleWidget = createWidgetToggle(host, document.getElementById('contenido') ?? document.body);
  return {
    choose(choices) {
      history.replaceState(history.state, '', withChoices(now(), choices));
      // Checkout reads its cart only on start.
      if (choices.locale || (choices.cart && !host.cart)) return location.reload();
      if (choices.api) stub.choose(scenariosIn(choices.api) ?? {});
      if (choices.session) setSession[choices.session]();
      if (choices.cart)
        void chosenLines(choices.cart, createStubClient(stub, host.locale)).then(host.cart?.fill);
      redraw();
    },
    go: (href) => host.navigate(href),
    reload: () => location.reload(),
    restart: () => stub.restart(),
    toggleWidget: (id) => void toggleWidget(id).catch(host.report),
  };
};

/**
 * Reads sample addresses and fills the cart before it sets the chosen scenario, so that only calls of the
 * remote meet the scenario.
 */
const prepare = async (remote: RemoteAlone, stub: ApiStub, choices: Choices, host: StubHost) => {
  const api: HostServices['api'] = createStubClient(stub, choices.locale);
  const paths = await samplePaths(await remote.patterns(), api);
  if (remote.cart) await storeChosenCart(choices.cart, api);
  else host.cart?.fill(await chosenLines(choices.cart, api));
  if (choices.session === 'customer') await host.signIn(CUSTOMER);
  stub.choose(scenariosIn(choices.api) ?? {});
  return paths;
};

export const startStandalone = async (remote: RemoteAlone): Promise<void> => {
  const choices = chosenNow();
  const { locale } = choices;
  document.documentElement.lang = locale;
  const place = addElement('div', `mfe-${remote.id}`, addElement('main', 'contenido'));
  const panel = createRoot(addElement('div', 'stub-panel-root'));
  const { stub } = await startBrowserApiStub({ locale });
  const host = createStubHost({
    locale,
    cart: remote.cart ? 'none' : 'empty',
    confirmUpdate: createApiConfirm(),
    api: (tokens) => createFetchClient(locale, tokens),
    ...(remote.widgets ? { widgets: remote.widgets } : {}),
  });
  const paths: readonly SamplePath[] = await prepare(remote, stub, choices, host);
  const actions = createActions(host, stub, () => draw());
  const draw = () =>
    panel.render(
      <AlonePanel
        name={remote.id}
        host={host}
        paths={paths}
        widgets={Object.keys(remote.widgets ?? {}) as WidgetId[]}
        address={{
          choices: chosenNow(),
          path: withoutChoices(now()),
          ignored: ignoredIn(now().searchParams),
        }}
        actions={actions}
      />,
    );
  draw();

  await (await remote.cart?.())?.start({ host });
  const home = paths[0]?.path ?? '/';
  // The bare address leads to the remote's first page.
  if (location.pathname === '/' && !paths.some(({ path }) => path === '/'))
    host.navigate(home, { replace: true });
  const showSlot = createAloneSlot({ id: remote.id, host, app: remote.app, place, home });
  startLinks(host.navigate);
  addEventListener('popstate', () => {
    draw();
    void showSlot();
  });
  await showSlot();
};

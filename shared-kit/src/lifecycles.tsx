import { createWatch, type Scope } from 'effector';
import { Provider } from 'effector-react';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { cartState } from 'shared-contracts/bus/topics';
import type { HostServices } from 'shared-contracts/host';
import { nextTask } from 'shared-contracts/next-task';
import type { MountProps, RemoteModule } from 'shared-contracts/remote';
import { CONTRACT_VERSION } from 'shared-contracts/version';
import { AddressRouter } from './address-router.tsx';
import { crashReporter } from './crash.ts';
import { bindTopics } from './host.ts';
import { createIslands, type Islands, IslandsContext } from './island.tsx';
import { loadMessages, type MessageSource } from './messages.ts';
import { Outlet, openPage } from './outlet.tsx';
import { findPage, type Page, type PageRoute } from './page.ts';
import { ensureScope } from './scope.ts';

export interface RemoteAppOptions {
  /** Prefix of ids in the markup, the same on server and browser. */
  name: string;
  routes: readonly PageRoute[];
  messages: MessageSource;
}

const here = () => window.location.pathname + window.location.search;

/**
 * Returns a function that reports status and head of a page to the host, now and after each change. Another
 * page replaces the last one. Null stops the reports.
 */
const createPageReports = (host: HostServices, scope: Scope) => {
  let stop: (() => void) | undefined;
  return (page: Page | null) => {
    stop?.();
    stop = undefined;
    if (!page) return;
    const tell = (state: ReturnType<typeof page.$page.getState>) => state && host.setPage(state);
    tell(scope.getState(page.$page));
    stop = createWatch({ unit: page.$page, scope, fn: tell });
  };
};

/** Creates the islands of the server's markup. Those of a shopper with a cart show its quantities. */
const startIslands = (host: HostServices, domElement: HTMLElement): Islands => {
  const islands = createIslands(domElement);
  const stop = host.bus.subscribe(cartState, ({ count }) => {
    if (count > 0) islands.openAll();
  });
  return {
    ...islands,
    end() {
      stop();
      islands.end();
    },
  };
};

/** Creates the React root: hydrates the server's markup, or empties the element and renders into it. */
const startRoot = (
  domElement: HTMLElement,
  tree: ReactNode,
  hydrate: boolean,
  options: RootOptions,
): Root | undefined => {
  let root: Root | undefined;
  if (hydrate) {
    startTransition(() => {
      root = hydrateRoot(domElement, tree, options);
    });
  } else {
    domElement.replaceChildren();
    root = createRoot(domElement, options);
    // Render in a transition, so that rendering yields to the browser as hydration does.
    startTransition(() => root?.render(tree));
  }
  return root;
};

/** Creates the single-spa lifecycles of a remote's pages (`./app`). Mount and unmount are idempotent. */
export const createLifecycles = ({ name, routes, messages }: RemoteAppOptions): RemoteModule => {
  let root: Root | undefined;
  let ends: (() => void)[] = [];
  let prepared: { url: string; page: Page } | undefined;
  /** Props of the latest mount, until its unmount. An older mount that still waits for its code must not render. */
  let current: MountProps | undefined;
  /**
   * Props of all mounts. The shell may unmount with new props, which end the page; those of an older mount do not.
   */
  const known = new WeakSet<MountProps>();

  return {
    contract: CONTRACT_VERSION,

    async prepare({ host, url }) {
      const scope = ensureScope(host);
      await loadMessages(messages, { scope, locale: host.locale });
      const page = await openPage(routes, url, { scope, locale: host.locale });
      prepared = page ? { url, page } : undefined;
    },

    async bootstrap() {},

    async mount(props) {
      if (root) return;
      current = props;
      known.add(props);
      const isCurrent = () => current === props && !root;
      const { host, domElement, state, url: rendered, onLive } = props;
      const onCrash = crashReporter(props);
      // Evaluate the remote, read the server state and hydrate in separate tasks.
      await nextTask();
      const scope = ensureScope(host, state);
      await loadMessages(messages, { scope, locale: host.locale });
      if (!isCurrent()) return;
      const hydrate = state !== undefined && domElement.hasChildNodes();
      const url = (hydrate && rendered) || here();
      const found = findPage(routes, url, host.locale);
      const page = hydrate
        ? ((await found?.route.load())?.page ?? null)
        : prepared?.url === url
          ? prepared.page
          : await openPage(routes, url, { scope, locale: host.locale, onLoaded: isCurrent });
      await nextTask();
      if (!isCurrent()) return;
      prepared = undefined;
      const reportPage = createPageReports(host, scope);
      ends = [bindTopics(host, scope), () => reportPage(null)];
      const shown = (next: Page | null) => {
        reportPage(next);
        // Report a task later, so that forms adopt values typed before hydration before clicks are replayed.
        if (next && onLive) setTimeout(onLive);
      };
      const islands = hydrate ? startIslands(host, domElement) : null;
      const tree = (
        <IslandsContext value={islands}>
          <Provider value={scope}>
            <AddressRouter host={host} rendered={hydrate ? rendered : undefined}>
              <Outlet
                routes={routes}
                scope={scope}
                locale={host.locale}
                first={page && { page, url }}
                onShown={shown}
                onError={onCrash}
              />
            </AddressRouter>
          </Provider>
        </IslandsContext>
      );
      if (islands) ends.push(islands.end);
      const options = {
        identifierPrefix: `${name}-`,
        onRecoverableError: (error: unknown) => host.report(error, { remote: name, kind: 'hydration' }),
        onUncaughtError: onCrash,
      };
      root = startRoot(domElement, tree, hydrate, options);
    },

    async unmount(props) {
      // The shell also unmounts an older mount when that ends. The newer one stays.
      if (known.has(props) && props !== current) return;
      current = undefined;
      for (const end of ends) end();
      ends = [];
      root?.unmount();
      root = undefined;
    },
  };
};

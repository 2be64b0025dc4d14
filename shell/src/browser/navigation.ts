/**
 * Navigation without a page load: clicks on links become history entries, the next remote is prepared first,
 * and access rules redirect.
 */

import type { SessionState } from 'shared-contracts/bus/topics';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import type { HostServices } from 'shared-contracts/host';
import { hrefs } from 'shared-contracts/hrefs';
import type { RemoteId, RemoteModule } from 'shared-contracts/remote';
import { matchRoute, type Route, rewritePath } from 'shared-contracts/routes';
import { HANDLES_LINKS } from '../handles-links.ts';
import { isLayerEntry, layersAtRest, leaveDocument } from './layers/layers.ts';
import { NAVIGATION_WAIT_MS, PREFETCH_TIMEOUT_MS } from './limits.ts';
import { beginLoading, endLoading } from './loading/loading.ts';
import { nextPaint } from './next-paint.ts';
import { isPlainClick } from './plain-click.ts';
import { renewal } from './renewal/renewal.ts';
import { idOfEntry, nextHistoryState } from './scroll.ts';

export interface NavigationOptions {
  session: () => SessionState;
  /** Resolves when the session is known. */
  sessionKnown: () => Promise<void>;
  load: (id: RemoteId) => Promise<RemoteModule>;
  hostOf: (id: RemoteId) => HostServices;
}

const after = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Redirect target by the route's access, or null (docs/product/routes.md#access). */
const GUARDS: Record<Route['access'], (session: SessionState, path: string) => string | null> = {
  public: () => null,
  guest: ({ kind }) => (kind === 'customer' ? hrefs.home : null),
  customer: ({ kind }, path) => {
    if (kind === 'customer') return null;
    try {
      sessionStorage.setItem(STORAGE_KEYS.returnPath, path);
    } catch {
      // Storage is blocked. After login, the account page opens.
    }
    return hrefs.login;
  },
};

/** The link that an event happened in, if it opens in this tab. */
const anyLinkOf = (event: Event): HTMLAnchorElement | null => {
  const link = (event.target as Element | null)?.closest?.('a[href]') as HTMLAnchorElement | null;
  return link && !link.target && !link.hasAttribute('download') ? link : null;
};

/** The link that an event happened in, if it leads to a page of this origin. */
const linkOf = (event: Event): HTMLAnchorElement | null => {
  const link = anyLinkOf(event);
  return link?.origin === location.origin ? link : null;
};

export const createNavigation = ({ session, sessionKnown, load, hostOf }: NavigationOptions) => {
  let latest = 0;

  const go = async (href: string, replace: boolean): Promise<void> => {
    const mine = ++latest;
    const from = location.pathname;
    const entry = idOfEntry();
    // Back, too, replaces a navigation that waits. A page may change its own address, such as one that takes a token.
    const isLatest = () => mine === latest && idOfEntry() === entry;
    const target = new URL(href, location.href);
    const path = rewritePath(target.pathname);
    const match = target.origin === location.origin ? matchRoute(path) : null;
    // The server must answer unknown paths (404) and routes with an unknown access rule (500,
    // docs/product/routes.md#access).
    const guard = match && GUARDS[match.route.access];
    if (!guard) {
      leaveDocument();
      return location.assign(target.href);
    }
    if (path === from) endLoading('page');
    else beginLoading('page');
    if (match.route.access !== 'public') await sessionKnown();
    if (!isLatest()) return;
    const instead = guard(session(), path + target.search);
    if (instead) return go(instead, replace);
    const url = path + target.search;
    const { owner } = match.route;
    const prepare = async () => (await load(owner)).prepare?.({ host: hostOf(owner), url });
    // A failure is ignored here: the slot loads the remote too, and shows what fails.
    const ready = async () => Promise.race([prepare().catch(() => {}), after(NAVIGATION_WAIT_MS)]);
    const loaded = owner === matchRoute(from)?.route.owner ? undefined : ready();
    // Switch to a new release only on a new path. A changed query shows the same page.
    const renewed = path !== from && (await renewal.renew(owner));
    if (renewed === 'document' && isLatest()) {
      leaveDocument();
      return location.assign(target.href);
    }
    await (renewed ? ready() : loaded);
    // The control that was pressed on this page answers before the page follows the new address.
    if (path === from) await nextPaint();
    await layersAtRest();
    if (!isLatest()) return;
    // Before the page of an older release is removed, which changes the position.
    const state = nextHistoryState(path);
    await renewal.show(owner, () => {
      // Replace the entry of a layer or of this address, or Back would show the same page again.
      if (replace || isLayerEntry() || target.href === location.href)
        history.replaceState(state, '', url + target.hash);
      else history.pushState(state, '', url + target.hash);
    });
  };

  const prefetched = new Set<RemoteId>();
  const prefetch = (event: Event): void => {
    const link = linkOf(event);
    const owner = link && matchRoute(link.pathname)?.route.owner;
    if (!owner) return;
    renewal.look(owner);
    if (prefetched.has(owner)) return;
    prefetched.add(owner);
    void Promise.race([load(owner), after(PREFETCH_TIMEOUT_MS)]).catch(() => prefetched.delete(owner));
  };

  return {
    navigate: (href: string, options?: { replace?: boolean }) => void go(href, options?.replace ?? false),
    /** Redirects from the first page when its access rule requires it. */
    async guardFirstPage(): Promise<void> {
      const match = matchRoute(location.pathname);
      if (!match || match.route.access === 'public') return;
      const before = latest;
      await sessionKnown();
      if (before !== latest) return;
      const instead = GUARDS[match.route.access]?.(session(), location.pathname + location.search);
      if (instead) void go(instead, true);
    },
    start() {
      document.documentElement.setAttribute(HANDLES_LINKS, '');
      document.addEventListener('click', (event) => {
        if (!isPlainClick(event)) return;
        const link = linkOf(event);
        if (!link || !matchRoute(rewritePath(link.pathname))) {
          if (anyLinkOf(event)) leaveDocument();
          return;
        }
        const here = link.pathname === location.pathname && link.search === location.search;
        if (here && link.hash) return;
        event.preventDefault();
        void go(link.href, here);
      });
      document.addEventListener('pointerover', prefetch, { passive: true });
      document.addEventListener('focusin', prefetch);
    },
  };
};

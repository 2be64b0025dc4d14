import { allSettled, type Scope } from 'effector';
import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { Locale } from 'shared-contracts/locale';
import { findPage, type Page, type PageRoute } from './page.ts';

/** Longest wait for the data of a page whose code is loaded. The old page stays visible meanwhile. */
const SWAP_WAIT_MS = 300;

/**
 * When the code of a page takes longer, the document is loaded again: the server renders the page without that code.
 * Longer than a slow connection needs for a file.
 */
export const LOAD_DEADLINE_MS = 10_000;

const after = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

interface OpenOptions {
  scope: Scope;
  locale: Locale;
  /** Called when the page's code has arrived. False: the shopper has left, so the model does not run. */
  onLoaded?: () => boolean;
}

/** Loads a page's code, opens its model and waits at most SWAP_WAIT_MS for data. Null for an unknown URL. */
export const openPage = async (
  routes: readonly PageRoute[],
  url: string,
  { scope, locale, onLoaded }: OpenOptions,
): Promise<Page | null> => {
  const found = findPage(routes, url, locale);
  if (!found) return null;
  const { page } = await found.route.load();
  if (onLoaded?.() === false) return null;
  await Promise.race([allSettled(page.opened, { scope, params: found.request }), after(SWAP_WAIT_MS)]);
  return page;
};

interface OutletProps {
  routes: readonly PageRoute[];
  scope: Scope;
  locale: Locale;
  /** First page, already loaded and opened. */
  first: { page: Page; url: string } | null;
  /** Null while the address is that of a page that is not shown yet. */
  onShown: (page: Page | null) => void;
  onError: (error: unknown) => void;
}

/** Shows the page of the current URL. Keeps the old page until `openPage` has opened the next one. */
export const Outlet = ({ routes, scope, locale, first, onShown, onError }: OutletProps) => {
  const { pathname, search } = useLocation();
  const [shown, setShown] = useState({ page: first?.page ?? null, url: first?.url ?? '' });
  const url = pathname + search;

  const loadOf = (address: string) => findPage(routes, address, locale)?.route.load;
  // A page with several addresses (other query, other parameters, `/vinos/:wine` and `/productos/:product`) stays and
  // shows its loading state itself. Its one model belongs to the current address at once, also when the shopper returns.
  const isLeft = url !== shown.url && !(shown.page && loadOf(url) === loadOf(shown.url));

  useEffect(() => {
    if (url === shown.url) return;
    const show = (page: Page | null) => setShown({ page, url });
    if (!isLeft) {
      show(shown.page);
      const isOtherPath = shown.url.split('?')[0] !== pathname;
      void openPage(routes, url, { scope, locale }).then((page) => {
        // The shell waits for a report at each path, also when the head stays the same. A copy counts as another page.
        if (isOtherPath && page) setShown((now) => (now.url === url ? { url, page: { ...page } } : now));
      });
      return;
    }
    let current = true;
    const deadline = setTimeout(() => window.location.reload(), LOAD_DEADLINE_MS);
    const onLoaded = () => {
      clearTimeout(deadline);
      return current;
    };
    openPage(routes, url, { scope, locale, onLoaded }).then(
      (page) => current && show(page),
      (error: unknown) => current && onError(error),
    );
    return () => {
      current = false;
      clearTimeout(deadline);
    };
  }, [url, pathname, routes, scope, locale, shown, isLeft, onError]);

  // The shell writes each reported head for the current address, so the page that is left reports no more.
  const reported = isLeft ? null : shown.page;
  useEffect(() => onShown(reported), [reported, onShown]);

  const View: ComponentType = shown.page?.View ?? Nothing;
  return <View />;
};

const Nothing = () => null;

import { allSettled, type Scope } from 'effector';
import { type ComponentType, useEffect, useState } from 'react';
import { type Location, Route, Routes, useLocation } from 'react-router';
import type { Locale } from 'shared-contracts/locale';
import { findPage, type Page, type PageRoute } from './page.ts';

/** Longest wait for the data of a page whose code is loaded. The old page stays visible meanwhile. */
const SWAP_WAIT_MS = 300;

/**
 * A page that has not opened after this time counts as late. As short as SLOT_DEADLINE_MS of the shell, because a slow
 * connection loses nothing: the shell mounts the remote again below its error region and shows the page on arrival.
 */
export const LOAD_DEADLINE_MS = 3_000;

const after = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

interface OpenOptions {
  scope: Scope;
  locale: Locale;
  /** Whether the page is still wanted when its code arrives. Otherwise its model does not run. */
  isCurrent?: () => boolean;
}

/** Loads a page's code, opens its model and waits at most SWAP_WAIT_MS for data. Null for an unknown URL. */
export const openPage = async (
  routes: readonly PageRoute[],
  url: string,
  { scope, locale, isCurrent }: OpenOptions,
): Promise<Page | null> => {
  const found = findPage(routes, url, locale);
  if (!found) return null;
  const { page } = await found.route.load();
  if (isCurrent?.() === false) return null;
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

const urlOf = (location: Pick<Location, 'pathname' | 'search'>) => location.pathname + location.search;

/** Shows the page of the current URL. Keeps the old page until `openPage` has opened the next one. */
export const Outlet = ({ routes, scope, locale, first, onShown, onError }: OutletProps) => {
  const location = useLocation();
  const [shown, setShown] = useState({ location, page: first?.page ?? null, url: first?.url ?? '' });
  const url = urlOf(location);

  const routeOf = (address: string) => findPage(routes, address, locale)?.route;
  // When only query or parameters change, the page stays and shows its loading state itself.
  const isLeft = url !== shown.url && !(shown.page && routeOf(url) === routeOf(shown.url));

  useEffect(() => {
    if (url === shown.url) return;
    const show = (page: Page | null) => setShown({ location, page, url });
    if (!isLeft) {
      show(shown.page);
      void openPage(routes, url, { scope, locale });
      return;
    }
    let current = true;
    const fail = (error: unknown) => current && onError(error);
    const late = () => fail(new DOMException(`${url} did not load in time`, 'TimeoutError'));
    const deadline = setTimeout(late, LOAD_DEADLINE_MS);
    openPage(routes, url, { scope, locale, isCurrent: () => current }).then(
      (page) => current && show(page),
      fail,
    );
    return () => {
      current = false;
      clearTimeout(deadline);
    };
  }, [url, location, routes, scope, locale, shown, isLeft, onError]);

  // The shell takes each reported head for that of the current address. End the reports of the page that is left.
  const reported = isLeft ? null : shown.page;
  useEffect(() => onShown(reported), [reported, onShown]);

  const View: ComponentType = shown.page?.View ?? Nothing;
  return (
    <Routes location={shown.location}>
      {routes.map((route) => (
        <Route key={route.path} path={route.path} element={<View />} />
      ))}
      <Route path="*" element={null} />
    </Routes>
  );
};

const Nothing = () => null;

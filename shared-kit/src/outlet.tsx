import { allSettled, type Scope } from 'effector';
import { type ComponentType, useEffect, useState } from 'react';
import { type Location, Route, Routes, useLocation } from 'react-router';
import type { Locale } from 'shared-contracts/locale';
import { findPage, type Page, type PageRoute } from './page.ts';

/** Longest wait for the data of a page whose code is loaded. The old page stays visible meanwhile. */
const SWAP_WAIT_MS = 300;

const after = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/** Loads a page's code, opens its model and waits at most SWAP_WAIT_MS for data. Null for an unknown URL. */
export const openPage = async (
  routes: readonly PageRoute[],
  url: string,
  { scope, locale }: { scope: Scope; locale: Locale },
): Promise<Page | null> => {
  const found = findPage(routes, url, locale);
  if (!found) return null;
  const { page } = await found.route.load();
  await Promise.race([allSettled(page.opened, { scope, params: found.request }), after(SWAP_WAIT_MS)]);
  return page;
};

interface OutletProps {
  routes: readonly PageRoute[];
  scope: Scope;
  locale: Locale;
  /** First page, already loaded and opened. */
  first: { page: Page; url: string } | null;
  onShown: (page: Page | null) => void;
  onError: (error: unknown) => void;
}

const urlOf = (location: Pick<Location, 'pathname' | 'search'>) => location.pathname + location.search;

/** Shows the page of the current URL. Keeps the old page until `openPage` has opened the next one. */
export const Outlet = ({ routes, scope, locale, first, onShown, onError }: OutletProps) => {
  const location = useLocation();
  const [shown, setShown] = useState({ location, page: first?.page ?? null, url: first?.url });
  const url = urlOf(location);

  useEffect(() => {
    if (url === shown.url) return;
    let current = true;
    const show = (page: Page | null) => current && setShown({ location, page, url });
    const same =
      findPage(routes, url, locale)?.route === (shown.url && findPage(routes, shown.url, locale)?.route);
    const opening = openPage(routes, url, { scope, locale });
    // Only query or parameters changed: the view itself shows its loading state.
    if (same && shown.page) show(shown.page);
    else opening.then(show, onError);
    return () => {
      current = false;
    };
  }, [url, location, routes, scope, locale, shown, onError]);

  useEffect(() => onShown(shown.page), [shown.page, onShown]);

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

import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import {
  createPath,
  UNSAFE_LocationContext as LocationContext,
  UNSAFE_NavigationContext as NavigationContext,
  NavigationType,
  type Navigator,
  parsePath,
  type To,
} from 'react-router';
import type { HostServices } from 'shared-contracts/host';

const subscribe = (changed: () => void) => {
  window.addEventListener('popstate', changed);
  return () => window.removeEventListener('popstate', changed);
};
const current = () => location.pathname + location.search + location.hash;

interface AddressRouterProps {
  host: HostServices;
  /** URL of the server markup. Rendered first for hydration, then the current URL. */
  rendered: string | undefined;
  children: ReactNode;
}

/**
 * Router that follows the shell's URL changes (`popstate`) and navigates through the host. Replaces `BrowserRouter`,
 * whose history library the shell has already (saves 4 KB per remote). It fills the contexts of react-router itself:
 * react-router's `Router` brings the code of data routes, because bundlers cannot drop it (saves 3 KB per remote).
 */
export const AddressRouter = ({ host, rendered, children }: AddressRouterProps) => {
  const address = useSyncExternalStore(subscribe, current, () => rendered ?? current());
  const navigation = useMemo(() => {
    const href = (to: To) => (typeof to === 'string' ? to : createPath(to));
    const navigator: Navigator = {
      createHref: href,
      go: (steps) => history.go(steps),
      push: (to) => host.navigate(href(to)),
      replace: (to) => host.navigate(href(to), { replace: true }),
    };
    return { basename: '/', navigator, static: false, useTransitions: undefined, future: {} };
  }, [host]);
  const place = useMemo(() => {
    const location = { pathname: '/', search: '', hash: '', state: null, key: 'default', mask: undefined };
    return { location: { ...location, ...parsePath(address) }, navigationType: NavigationType.Pop };
  }, [address]);
  return (
    <NavigationContext value={navigation}>
      <LocationContext value={place}>{children}</LocationContext>
    </NavigationContext>
  );
};

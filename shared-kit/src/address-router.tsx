import { type ReactNode, useMemo, useSyncExternalStore } from 'react';
import { createPath, type Navigator, Router, type To } from 'react-router';
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
 * Router that follows the shell's URL changes (`popstate`) and navigates through the host. Replaces
 * `BrowserRouter`, whose history library the shell has already (saves 4 KB per remote).
 */
export const AddressRouter = ({ host, rendered, children }: AddressRouterProps) => {
  const address = useSyncExternalStore(subscribe, current, () => rendered ?? current());
  const navigator = useMemo<Navigator>(() => {
    const href = (to: To) => (typeof to === 'string' ? to : createPath(to));
    return {
      createHref: href,
      go: (steps) => history.go(steps),
      push: (to) => host.navigate(href(to)),
      replace: (to) => host.navigate(href(to), { replace: true }),
    };
  }, [host]);
  return (
    <Router location={address} navigator={navigator}>
      {children}
    </Router>
  );
};

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
  /** Address of the markup that is hydrated: the one that the shopper has gone on to is shown after it. */
  rendered: string | undefined;
  children: ReactNode;
}

/**
 * react-router over the address, which is the shell's: the shell tells every change as `popstate`, and moves are asked
 * of the host. Takes the place of `BrowserRouter`, whose history the shell has already (4 KB a remote).
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

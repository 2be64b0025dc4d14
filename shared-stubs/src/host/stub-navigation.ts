/** Addresses of a page without the shell: real history, the route table's guards, every change told as `popstate`. */
import type { SessionState } from 'shared-contracts/bus/topics';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import type { HostServices } from 'shared-contracts/host';
import { hrefs } from 'shared-contracts/hrefs';
import { matchRoute, rewritePath } from 'shared-contracts/routes';

/** Query keys that begin so are the stub's own choices: they stay in the address while pages come and go. */
export const STUB_PREFIX = 'stub.';

/** The stub's choices of this address, carried over to another. */
export const carryChoices = (from: URL, to: URL): URL => {
  const carried = new URL(to);
  for (const [key, value] of from.searchParams)
    if (key.startsWith(STUB_PREFIX) && !carried.searchParams.has(key))
      carried.searchParams.append(key, value);
  return carried;
};

/** Where a visitor is sent instead (SPEC §4 "Login"): the shell does the same. */
const insteadOf = (target: URL, session: SessionState): string | null => {
  const access = matchRoute(target.pathname)?.route.access;
  if (access === 'customer' && session.kind !== 'customer') {
    sessionStorage.setItem(STORAGE_KEYS.returnPath, target.pathname + target.search);
    return hrefs.login;
  }
  return access === 'guest' && session.kind === 'customer' ? hrefs.home : null;
};

export const createStubNavigate =
  (session: () => SessionState): HostServices['navigate'] =>
  (href, options) => {
    const here = new URL(location.href);
    const wanted = new URL(href, here);
    wanted.pathname = rewritePath(wanted.pathname);
    // Another site, or nothing of the route table: the browser goes there itself.
    if (wanted.origin !== here.origin || !matchRoute(wanted.pathname)) return location.assign(wanted.href);
    const instead = insteadOf(wanted, session());
    const target = carryChoices(here, instead ? new URL(instead, here) : wanted);
    const change = options?.replace || instead ? 'replaceState' : 'pushState';
    history[change](null, '', target.pathname + target.search + target.hash);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  };

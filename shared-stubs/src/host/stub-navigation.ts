/**
 * Navigation without the shell: real history and the access rules of the route table. Every change dispatches
 * `popstate`.
 */
import type { SessionState } from 'shared-contracts/bus/topics';
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import type { HostServices } from 'shared-contracts/host';
import { hrefs } from 'shared-contracts/hrefs';
import { matchRoute, rewritePath } from 'shared-contracts/routes';

/** Prefix of the stub's own query parameters, which navigation keeps in the address. */
export const STUB_PREFIX = 'stub.';

/** Copies the stub's own query parameters from one address to another. */
export const carryChoices = (from: URL, to: URL): URL => {
  const carried = new URL(to);
  for (const [key, value] of from.searchParams)
    if (key.startsWith(STUB_PREFIX) && !carried.searchParams.has(key))
      carried.searchParams.append(key, value);
  return carried;
};

/**
 * The redirect for a visitor without access, or null. The shell applies the same rules
 * (docs/product/routes.md#access).
 */
const redirectFor = (target: URL, session: SessionState): string | null => {
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
    // Other sites and addresses outside of the route table are left to the browser.
    if (wanted.origin !== here.origin || !matchRoute(wanted.pathname)) return location.assign(wanted.href);
    const redirect = redirectFor(wanted, session());
    const target = carryChoices(here, redirect ? new URL(redirect, here) : wanted);
    const change = options?.replace ? 'replaceState' : 'pushState';
    history[change](null, '', target.pathname + target.search + target.hash);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  };

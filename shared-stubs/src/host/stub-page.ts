import type { Stop } from 'shared-contracts/bus/bus';
import type { HostConfig, HostServices, PageState } from 'shared-contracts/host';

/** The last state that the page set with `setPage`. */
export interface PageStateStore {
  read(): PageState | null;
  subscribe(listener: () => void): Stop;
}

/** `setPage` without the shell: writes the title, keeps the state for display, and follows a redirect. */
export const createStubPage = (config: HostConfig, navigate: HostServices['navigate']) => {
  let last: PageState | null = null;
  const listeners = new Set<() => void>();
  const page: PageStateStore = {
    read: () => last,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const setPage: HostServices['setPage'] = (next) => {
    last = next;
    for (const tell of listeners) tell();
    if (next.redirect) return navigate(next.redirect, { replace: true });
    if (typeof document === 'undefined') return;
    document.title = next.head.title ? `${next.head.title} | ${config.shopName}` : config.shopName;
  };
  return { page, setPage };
};

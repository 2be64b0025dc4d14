/** Members of HostServices for the stub host. Each function returns one member that logs its calls. */
import type { HostServices } from 'shared-contracts/host';
import type { HostLog } from './log.ts';

export const recordReports =
  (log: HostLog): HostServices['report'] =>
  (error, context) =>
    log.add({
      kind: 'report',
      topic: error instanceof Error ? error.name : 'error',
      payload: { error, context },
    });

/** Logs a tracked event and adds it to `dataLayer`, as the shell does. */
export const recordTracking =
  (log: HostLog): HostServices['track'] =>
  (event, data) => {
    log.add({ kind: 'track', topic: event, payload: data });
    const page = globalThis as { dataLayer?: Record<string, unknown>[] };
    page.dataLayer ??= [];
    page.dataLayer.push({ event, ...data });
  };

export const recordNavigation =
  (log: HostLog, navigate: HostServices['navigate']): HostServices['navigate'] =>
  (href, options) => {
    log.add({ kind: 'navigate', topic: href, payload: options ?? {} });
    navigate(href, options);
  };

export const recordPages =
  (log: HostLog, setPage: HostServices['setPage']): HostServices['setPage'] =>
  (state) => {
    log.add({ kind: 'page', topic: `${state.status} ${state.head.title}`, payload: state });
    setPage(state);
  };

/** The password is left out, because logs are pasted into bug reports. */
export const recordSignIn =
  (log: HostLog, signIn: HostServices['signIn']): HostServices['signIn'] =>
  (credentials) => {
    log.add({ kind: 'sign-in', topic: credentials.email });
    return signIn(credentials);
  };

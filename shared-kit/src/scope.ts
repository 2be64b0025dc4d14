import { allSettled, fork, type Scope } from 'effector';
import type { HostServices } from 'shared-contracts/host';
import type { SerializedState } from 'shared-contracts/remote';
import { hostProvided } from './host.ts';

let scope: Scope | undefined;

/**
 * The effector scope of this loaded version of the remote. The first call creates it from the server state.
 * Pages, widgets and services of the version share it. A scope cannot be filled later, so a widget that opens before
 * the page also creates it from the page's state.
 */
export const ensureScope = (host: HostServices, state?: SerializedState): Scope => {
  scope ??= fork({ values: state ?? host.serverState?.() ?? {} });
  void allSettled(hostProvided, { scope, params: host });
  return scope;
};

/** Deletes the scope. For tests only: a loaded version keeps its scope until the page unloads. */
export const dropScope = (): void => {
  scope = undefined;
};

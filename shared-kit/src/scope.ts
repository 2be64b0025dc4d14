import { allSettled, fork, type Scope } from 'effector';
import type { HostServices } from 'shared-contracts/host';
import type { SerializedState } from 'shared-contracts/remote';
import { hostProvided } from './host.ts';

let scope: Scope | undefined;

/** Scope of the loaded version, forked from the server state. Pages, widgets and services share it. */
export const ensureScope = (host: HostServices, state?: SerializedState): Scope => {
  scope ??= fork({ values: state ?? {} });
  void allSettled(hostProvided, { scope, params: host });
  return scope;
};

/** Deletes the scope. For tests only: a loaded version keeps its scope until the page unloads. */
export const dropScope = (): void => {
  scope = undefined;
};

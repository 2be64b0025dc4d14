import { allSettled, fork, type Scope } from 'effector';
import type { HostServices } from 'shared-contracts/host';
import type { SerializedState } from 'shared-contracts/remote';
import { hostProvided } from './host.ts';

let scope: Scope | undefined;

/** The one scope of this loaded version, shared by its pages, widgets and services; forked from the server's state. */
export const ensureScope = (host: HostServices, state?: SerializedState): Scope => {
  scope ??= fork({ values: state ?? {} });
  void allSettled(hostProvided, { scope, params: host });
  return scope;
};

/** Forget the scope (tests only: a loaded version keeps its scope for the life of the document). */
export const dropScope = (): void => {
  scope = undefined;
};

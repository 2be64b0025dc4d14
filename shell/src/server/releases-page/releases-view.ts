/** Collects what the releases page shows: each remote, and the history. */
import type { Change } from 'releases/canary/history';
import type { RemoteRegistry } from 'releases/remote-registry';
import type { ReadHistory } from './read-history.ts';
import { type RemoteView, type RemoteViewParts, remoteViewOf } from './remote-view.ts';

export interface ReleasesView {
  remotes: readonly RemoteView[];
  /** Newest first. */
  history: readonly Change[];
  /** Why the storage cannot be read. Undefined while it can. */
  problem: { since: string | undefined; reason: string } | undefined;
}

export interface ReleasesViewParts extends RemoteViewParts {
  registry: Pick<RemoteRegistry, 'current' | 'canaries' | 'pointers' | 'problem'>;
  readHistory: ReadHistory;
  /** ISO time since which the bucket of releases does not answer. */
  awaySince(): string | undefined;
}

/** The registry of remotes together with that of applications, such as the office. They have no canaries. */
export const withApps = (
  registry: ReleasesViewParts['registry'],
  apps: Pick<RemoteRegistry, 'current' | 'pointers'>,
): ReleasesViewParts['registry'] => ({
  ...registry,
  current: () => new Map([...registry.current(), ...apps.current()]),
  pointers: () => new Map([...registry.pointers(), ...apps.pointers()]),
});

const collect = (parts: ReleasesViewParts): Omit<ReleasesView, 'problem'> => {
  const { registry, watch, readHistory } = parts;
  const records = watch.folder.records();
  const live = registry.current();
  const pointers = registry.pointers();
  const ids = [...new Set([...pointers.keys(), ...live.keys()])].sort();
  return {
    remotes: ids.map((id) =>
      remoteViewOf(parts, { id, pointer: pointers.get(id), liveVersion: live.get(id)?.version, records }),
    ),
    history: readHistory(records).toReversed(),
  };
};

/** Reads the view. While the folder of releases cannot be read, the last one stays. */
export const createViewReader = (parts: ReleasesViewParts): (() => ReleasesView) => {
  let last: Omit<ReleasesView, 'problem'> | undefined;
  return () => {
    const since = parts.awaySince();
    let reason = parts.registry.problem();
    if (!last || reason === '')
      try {
        last = collect(parts);
      } catch (error) {
        reason = (error as Error).message;
      }
    const problem = since === undefined && reason === '' ? undefined : { since, reason };
    return { ...(last ?? { remotes: [], history: [] }), problem };
  };
};

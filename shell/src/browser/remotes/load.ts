/** Loads remotes through the Module Federation runtime; a later version replaces an earlier one without a reload. */
import { getInstance } from '@module-federation/enhanced/runtime';
import type { QaPanelModule } from 'shared-contracts/qa';
import type { CartServiceModule, RemoteId, RemoteModule, WidgetModule } from 'shared-contracts/remote';
import type { WidgetId, WidgetPropsById } from 'shared-contracts/widgets';
import type { RemoteEntry } from '../../boot-data.ts';

/** What each remote exposes, by `<remote>/<module>`. */
interface Exposed {
  app: RemoteModule;
  cart: CartServiceModule;
}

/** The shell's own instance, taken before any remote makes another one current. */
const federation = getInstance();
if (!federation) throw new Error('The federation runtime has not started');

interface Current {
  /** The federation's name for this version. */
  name: string;
  remote: RemoteEntry;
}
const current = new Map<RemoteEntry['id'], Current>();
let replaced = 0;

const register = ({ name, remote }: Current, force = false): void =>
  federation.registerRemotes([{ name, entry: new URL(remote.entry, location.href).href, type: 'module' }], {
    force,
  });

export const registerEntries = (remotes: readonly RemoteEntry[]): void => {
  for (const remote of remotes) {
    const first = { name: remote.id, remote };
    current.set(remote.id, first);
    register(first);
  }
};

export const versionOf = (id: RemoteId): string | undefined => current.get(id)?.remote.version;

/**
 * Another release takes the place of the one that was loaded, under a name of its own: what is mounted of the earlier one goes on to work.
 * Whoever holds the document's list of remotes sees the new version in it.
 * @param modules must be loaded before it does; if one fails, nothing has changed
 */
export const replaceEntry = async (release: RemoteEntry, modules: readonly string[]): Promise<void> => {
  const { id } = release;
  const name = `${id}-${++replaced}`;
  register({ name, remote: release });
  await Promise.all(modules.map((module) => federation.loadRemote(`${name}/${module}`)));
  const { remote } = current.get(id) as Current;
  current.set(id, { name, remote: Object.assign(remote, release) });
};

/** Load a widget by `<remote>/<module>`. */
export const loadWidget = async <Id extends WidgetId>(id: Id): Promise<WidgetModule<WidgetPropsById[Id]>> => {
  const [remote, module] = id.split('/') as [RemoteId, string];
  return load(remote, module);
};

/** Load an exposed module. A failed load can be asked for again: the entry is registered anew first. */
export const loadExposed = <K extends keyof Exposed>(id: RemoteId, module: K): Promise<Exposed[K]> =>
  load(id, module);

export const loadQaPanel = (): Promise<QaPanelModule> => load('qa', 'app');

const load = async <M>(id: RemoteEntry['id'], module: string): Promise<M> => {
  const release = current.get(id);
  if (!release) throw new Error(`There is no release of ${id}`);
  try {
    const loaded = await federation.loadRemote<M>(`${release.name}/${module}`);
    if (!loaded) throw new Error(`${id} exposes no ${module}`);
    return loaded;
  } catch (error) {
    register(release, true);
    throw error;
  }
};

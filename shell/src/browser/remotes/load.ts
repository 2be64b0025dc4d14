/**
 * Loads remotes through the Module Federation runtime. A newer release can replace an older one without a
 * page load.
 */
import { getInstance } from '@module-federation/enhanced/runtime';
import type { QaPanelModule } from 'shared-contracts/qa';
import type {
  CartServiceModule,
  FavouritesModule,
  RemoteId,
  RemoteModule,
  ToolsModule,
  WidgetModule,
} from 'shared-contracts/remote';
import type { WidgetId, WidgetPropsById } from 'shared-contracts/widgets';
import type { RemoteEntry } from '../../boot-data.ts';

/** Exposed modules of the remotes. */
interface Exposed {
  app: RemoteModule;
  cart: CartServiceModule;
  tools: ToolsModule;
  favourites: FavouritesModule;
}

/** Federation instance of the shell. Read it before a remote registers its own. */
const federation = getInstance();
if (!federation) throw new Error('The federation runtime has not started');

interface Current {
  /** Name of this version in the federation runtime. */
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
 * Replaces the current release of a remote by another one, under a new name. Mounted parts of the old release
 * keep working. Updates the list of remotes of the document.
 * @param modules modules of the new release to load first. When one fails, nothing changes
 */
export const replaceEntry = async (release: RemoteEntry, modules: readonly string[]): Promise<void> => {
  const { id } = release;
  const name = `${id}-${++replaced}`;
  register({ name, remote: release });
  await Promise.all(modules.map((module) => federation.loadRemote(`${name}/${module}`)));
  const { remote } = current.get(id) as Current;
  current.set(id, { name, remote: Object.assign(remote, release) });
};

/** Loads a widget by `<remote>/<module>`. */
export const loadWidget = async <Id extends WidgetId>(id: Id): Promise<WidgetModule<WidgetPropsById[Id]>> => {
  const [remote, module] = id.split('/') as [RemoteId, string];
  return load(remote, module);
};

/**
 * Loads a module that a remote exposes. After a failure it registers the remote again, so that a retry is
 * possible.
 */
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

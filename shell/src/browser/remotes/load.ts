/** Loads remotes through the Module Federation runtime; a later version replaces an earlier one without a reload. */
import { getInstance } from '@module-federation/enhanced/runtime';
import type { QaPanelModule } from 'shared-contracts/qa';
import type {
  CartServiceModule,
  RemoteId,
  RemoteModule,
  WidgetId,
  WidgetModule,
  WidgetPropsById,
} from 'shared-contracts/remote';
import type { RemoteEntry } from '../../boot-data.ts';

/** What each remote exposes, by `<remote>/<module>`. */
interface Exposed {
  app: RemoteModule;
  cart: CartServiceModule;
}

/** The shell's own instance, taken before any remote makes another one current. */
const federation = getInstance();
if (!federation) throw new Error('The federation runtime has not started');

const entries = new Map<RemoteEntry['id'], RemoteEntry>();

const register = (remotes: readonly RemoteEntry[], force: boolean): void => {
  for (const remote of remotes) entries.set(remote.id, remote);
  federation.registerRemotes(
    remotes.map(({ id, entry }) => ({ name: id, entry: new URL(entry, location.href).href, type: 'module' })),
    { force },
  );
};

export const registerEntries = (remotes: readonly RemoteEntry[]): void => register(remotes, false);

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
  const entry = entries.get(id);
  if (!entry) throw new Error(`There is no release of ${id}`);
  try {
    const loaded = await federation.loadRemote<M>(`${id}/${module}`);
    if (!loaded) throw new Error(`${id} exposes no ${module}`);
    return loaded;
  } catch (error) {
    register([entry], true);
    throw error;
  }
};

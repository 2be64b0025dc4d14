/** Replaces an edited word table in an open page (words-loader.js). */
import { performReactRefresh } from 'react-refresh/runtime';

/** A module of the bundle, as far as hot replacement needs it. */
interface HotModule {
  id: string;
  parents: string[];
  exports: Record<string, unknown>;
  hot: {
    data?: { tables: Tables[] };
    accept(): void;
    dispose(keep: (data: { tables: Tables[] }) => void): void;
    _disposeHandlers: ((data: object) => void)[];
    /** Evaluates the module, for its parents, after it left the list of modules. */
    _requireSelf(): void;
    /** Set if the module accepts its own replacement, as a module of components does. */
    _selfAccepted?: unknown;
    _selfDeclined?: boolean;
  };
}
type Tables = Record<string, unknown>;

const isTable = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Modules of components that use the table, directly or through other modules. Models stay as they are. */
const componentsAbove = (
  start: HotModule,
  modules: Record<string, HotModule>,
  seen = new Set([start.id]),
): HotModule[] =>
  start.parents
    .filter((id) => !seen.has(id) && seen.add(id))
    .flatMap((id) => modules[id] ?? [])
    .filter(({ hot }) => !hot._selfDeclined)
    .flatMap((parent) => (parent.hot._selfAccepted ? [parent] : componentsAbove(parent, modules, seen)));

/**
 * Evaluates a module of components again, as webpack does after an edit of its source. `hot.invalidate` would also replace
 * its parents, up to a model.
 */
const evaluateAgain = ({ id, hot }: HotModule, modules: Record<string, HotModule>): void => {
  for (const dispose of hot._disposeHandlers) dispose({});
  delete modules[id];
  hot._requireSelf();
};

/**
 * Called by each word table after it was evaluated. Importers keep the exports of the first evaluation, so an edit writes
 * the new texts into all earlier ones. Then React Refresh renders the components that use them again, with their state and
 * without their memoised parts.
 */
export const replaceWords = (module: HotModule, modules: Record<string, HotModule>): void => {
  const { hot, exports } = module;
  const tables = { ...exports };
  const earlier = hot.data?.tables ?? [];
  hot.accept();
  hot.dispose((data) => {
    data.tables = [...earlier, tables];
  });
  if (earlier.length === 0) return;
  const isReplaced = earlier.every((before) =>
    Object.entries(tables).every(([name, now]) => {
      const then = before[name];
      if (!isTable(now) || !isTable(then)) return String(now) === String(then);
      Object.assign(then, now);
      return true;
    }),
  );
  if (!isReplaced) {
    location.reload();
    return;
  }
  dispatchEvent(new Event('shop:texts-edited'));
  for (const component of componentsAbove(module, modules)) evaluateAgain(component, modules);
  performReactRefresh();
};

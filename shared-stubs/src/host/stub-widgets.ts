/** Shows widgets, and for missing ones a box with their name and props. */
import type { HostServices } from 'shared-contracts/host';
import type { WidgetModule } from 'shared-contracts/remote';
import type { WidgetId, WidgetPropsById } from 'shared-contracts/widgets';
import type { HostLog } from './log.ts';

export type WidgetLoaders = { [Id in WidgetId]?: () => Promise<WidgetModule<WidgetPropsById[Id]>> };

const box = (id: string, props: object): HTMLElement => {
  const made = document.createElement('pre');
  made.className = 'stub-widget';
  made.dataset.widget = id;
  made.textContent = `${id}\n${JSON.stringify(props, null, 2)}`;
  return made;
};

export const createStubWidgets = (loaders: WidgetLoaders, log: HostLog) => {
  /** Mounted widgets by slot. A second mount in the same slot is an update. */
  const shown = new Map<HTMLElement, { update(props: object): void; end(): void }>();

  const showBox = (id: string, domElement: HTMLElement, props: object) => {
    domElement.replaceChildren(box(id, props));
    return {
      update: (next: object) => domElement.replaceChildren(box(id, next)),
      end: () => domElement.replaceChildren(),
    };
  };

  const showReal = (
    host: HostServices,
    load: () => Promise<WidgetModule>,
    domElement: HTMLElement,
    first: object,
  ) => {
    let props = { host, domElement, ...first };
    let mounted: WidgetModule | undefined;
    let ended = false;
    const run = async () => {
      const widget = await load();
      if (ended) return;
      await widget.bootstrap(props);
      await widget.mount(props);
      mounted = widget;
      if (ended) await widget.unmount(props);
    };
    run().catch((error) => host.report(error, { kind: 'widget' }));
    return {
      update: (next: object) => {
        props = { host, domElement, ...next };
        mounted?.update(props).catch((error) => host.report(error, { kind: 'widget' }));
      },
      end: () => {
        ended = true;
        mounted?.unmount(props).catch((error) => host.report(error, { kind: 'widget' }));
      },
    };
  };

  return <Id extends WidgetId>(
    host: HostServices,
    id: Id,
    domElement: HTMLElement,
    props: WidgetPropsById[Id],
  ): (() => void) => {
    log.add({ kind: 'widget', topic: id, payload: props });
    const before = shown.get(domElement);
    const load = loaders[id] as (() => Promise<WidgetModule>) | undefined;
    if (before) before.update(props);
    else
      shown.set(domElement, load ? showReal(host, load, domElement, props) : showBox(id, domElement, props));
    const mine = shown.get(domElement);
    return () => {
      if (!mine || shown.get(domElement) !== mine) return;
      shown.delete(domElement);
      mine.end();
    };
  };
};

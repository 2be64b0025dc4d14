/** Shows widgets, and for missing ones a box with their name and props. */
import type { WidgetModule, WidgetMountProps } from 'shared-contracts/remote';
import { CONTRACT_VERSION } from 'shared-contracts/version';
import { createWidgetSlots, type MountWidget } from 'shared-contracts/widget-slots';
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

/** Stands for a widget that has no loader. */
const stubOf = (id: WidgetId): WidgetModule => {
  const draw = async ({ host: _, domElement, onCrash: __, ...props }: WidgetMountProps) =>
    domElement.replaceChildren(box(id, props));
  return {
    contract: CONTRACT_VERSION,
    bootstrap: async () => {},
    mount: draw,
    update: draw,
    unmount: async ({ domElement }) => domElement.replaceChildren(),
  };
};

export const createStubWidgets = (loaders: WidgetLoaders, log: HostLog): MountWidget => {
  const mountWidget = createWidgetSlots({
    load: async (id) => (loaders[id] as (() => Promise<WidgetModule>) | undefined)?.() ?? stubOf(id),
    async mount(_, widget, props) {
      await widget.bootstrap(props);
      await widget.mount(props);
      return { update: (next) => widget.update(next), unmount: () => widget.unmount(props) };
    },
  });
  return (host, id, domElement, props) => {
    log.add({ kind: 'widget', topic: id, payload: props });
    return mountWidget(host, id, domElement, props);
  };
};

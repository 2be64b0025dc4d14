/** Mounts widgets of remotes in elements, for the shell and the stub host. */
import type { HostServices } from './host.ts';
import type { WidgetModule, WidgetMountProps } from './remote.ts';
import type { WidgetId, WidgetPropsById } from './widgets.ts';

export type MountWidget = <Id extends WidgetId>(
  host: HostServices,
  id: Id,
  domElement: HTMLElement,
  props: WidgetPropsById[Id],
) => () => void;

interface MountedWidget {
  update(props: WidgetMountProps): Promise<unknown>;
  unmount(): Promise<unknown>;
}

interface WidgetSlotsOptions {
  load(id: WidgetId): Promise<WidgetModule>;
  mount(id: WidgetId, widget: WidgetModule, props: WidgetMountProps): Promise<MountedWidget>;
}

interface Slot {
  id: WidgetId;
  show(props: object): void;
  end(): void;
}

export const createWidgetSlots = ({ load, mount }: WidgetSlotsOptions): MountWidget => {
  const slots = new Map<HTMLElement, Slot>();
  /**
   * Last step of each element. Steps run one after the other: a widget that mounts or updates can neither update nor
   * unmount, and the next widget of an element must not mount before the last one has unmounted.
   */
  const lastSteps = new WeakMap<HTMLElement, Promise<void>>();

  const open = (host: HostServices, id: WidgetId, domElement: HTMLElement): Slot => {
    const ended = Promise.withResolvers<undefined>();
    /** Latest props of the widget, which may change while it loads, mounts or updates. */
    let latest: object = {};
    let shown: object | undefined;
    let widget: WidgetModule | undefined;
    let mounted: MountedWidget | undefined;
    const isCurrent = () => slots.get(domElement) === slot;
    const propsNow = (): WidgetMountProps => ({ host, domElement, onCrash: failed, ...latest });

    const addStep = (step: () => Promise<unknown>): void => {
      const run = async () => {
        await step().catch(failed);
      };
      lastSteps.set(domElement, (lastSteps.get(domElement) ?? Promise.resolve()).then(run));
    };

    const start = async () => {
      widget = await Promise.race([isCurrent() ? load(id) : undefined, ended.promise]);
      if (!widget || !isCurrent()) return;
      shown = latest;
      mounted = await mount(id, widget, propsNow());
    };
    const update = async () => {
      if (!isCurrent() || shown === latest) return;
      shown = latest;
      await mounted?.update(propsNow());
    };
    const unmount = async () => {
      // The parcel of a widget whose mount or update failed refuses to unmount.
      const unmountWidget = async () => widget?.unmount(propsNow());
      await (mounted ? mounted.unmount().catch(unmountWidget) : unmountWidget());
    };

    const end = (): void => {
      if (!isCurrent()) return;
      slots.delete(domElement);
      ended.resolve(undefined);
      addStep(() => unmount().catch(() => {}));
    };
    const failed = (error: unknown): void => {
      host.report(error, { kind: 'widget', widget: id });
      if (!isCurrent()) return;
      end();
      addStep(async () => domElement.replaceChildren());
    };

    const slot: Slot = {
      id,
      end,
      show(props) {
        latest = props;
        addStep(update);
      },
    };
    slots.get(domElement)?.end();
    slots.set(domElement, slot);
    addStep(start);
    return slot;
  };

  return (host, id, domElement, props) => {
    const known = slots.get(domElement);
    const slot = known?.id === id ? known : open(host, id, domElement);
    slot.show(props);
    return slot.end;
  };
};

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

interface Place {
  id: WidgetId;
  show(props: object): void;
  end(): void;
}

export const createWidgetSlots = ({ load, mount }: WidgetSlotsOptions): MountWidget => {
  const places = new Map<HTMLElement, Place>();
  /**
   * Last step of each element. Steps run one after the other: a widget that mounts or updates can neither update nor
   * unmount, and the next widget of an element must not mount before the last one has unmounted.
   */
  const lastSteps = new WeakMap<HTMLElement, Promise<void>>();

  const open = (host: HostServices, id: WidgetId, domElement: HTMLElement): Place => {
    const ended = Promise.withResolvers<undefined>();
    /** Latest props of the widget, which may change while it loads, mounts or updates. */
    let wanted: object = {};
    let shown: object | undefined;
    let widget: WidgetModule | undefined;
    let mounted: MountedWidget | undefined;
    const isWanted = () => places.get(domElement) === place;
    const all = (): WidgetMountProps => ({ host, domElement, onCrash: failed, ...wanted });

    const addStep = (step: () => Promise<unknown>): void => {
      const run = async () => {
        await step().catch(failed);
      };
      lastSteps.set(domElement, (lastSteps.get(domElement) ?? Promise.resolve()).then(run));
    };

    const start = async () => {
      widget = await Promise.race([isWanted() ? load(id) : undefined, ended.promise]);
      if (!widget || !isWanted()) return;
      shown = wanted;
      mounted = await mount(id, widget, all());
    };
    const update = async () => {
      if (!isWanted() || shown === wanted) return;
      shown = wanted;
      await mounted?.update(all());
    };
    const leave = async () => {
      // The parcel of a widget whose mount or update failed refuses to unmount.
      const unmount = async () => widget?.unmount(all());
      await (mounted ? mounted.unmount().catch(unmount) : unmount());
    };

    const end = (): void => {
      if (!isWanted()) return;
      places.delete(domElement);
      ended.resolve(undefined);
      addStep(() => leave().catch(() => {}));
    };
    const failed = (error: unknown): void => {
      host.report(error, { kind: 'widget', widget: id });
      if (!isWanted()) return;
      end();
      addStep(async () => domElement.replaceChildren());
    };

    const place: Place = {
      id,
      end,
      show(props) {
        wanted = props;
        addStep(update);
      },
    };
    places.get(domElement)?.end();
    places.set(domElement, place);
    addStep(start);
    return place;
  };

  return (host, id, domElement, props) => {
    const known = places.get(domElement);
    const place = known?.id === id ? known : open(host, id, domElement);
    place.show(props);
    return place.end;
  };
};

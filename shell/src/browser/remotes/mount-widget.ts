/** Mounts widgets of remotes as single-spa parcels (docs/architecture/contract.md#hostservices). */
import type { WidgetModule } from 'shared-contracts/remote';
import { createWidgetSlots, type MountWidget } from 'shared-contracts/widget-slots';
import type { WidgetId, WidgetPropsById } from 'shared-contracts/widgets';
import { mountRootParcel, type ParcelConfig } from 'single-spa';

type LoadWidget = <Id extends WidgetId>(id: Id) => Promise<WidgetModule<WidgetPropsById[Id]>>;

export const createWidgetMounter = (load: LoadWidget): MountWidget => {
  const mountWidget = createWidgetSlots({
    load: load as (id: WidgetId) => Promise<WidgetModule>,
    async mount(name, { bootstrap, mount, unmount, update }, props) {
      const config = { name, bootstrap, mount, unmount, update } as unknown as ParcelConfig;
      const parcel = mountRootParcel(config, { ...props });
      // It rejects, too, when `unmount` does, which the slots handle.
      parcel.unmountPromise.catch(() => {});
      await parcel.mountPromise;
      return {
        update: async (next) => parcel.update?.({ ...next }),
        unmount: () => parcel.unmount(),
      };
    },
  });
  return (host, id, domElement, props) => {
    // Team borders and tests find the widget by this attribute.
    domElement.dataset.widget = id;
    return mountWidget(host, id, domElement, props);
  };
};

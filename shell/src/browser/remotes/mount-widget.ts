/** Mounts widgets of remotes as single-spa parcels (docs/architecture/contract.md#hostservices). */
import type { HostServices } from 'shared-contracts/host';
import type { WidgetModule } from 'shared-contracts/remote';
import type { WidgetId, WidgetPropsById } from 'shared-contracts/widgets';
import { mountRootParcel, type Parcel, type ParcelConfig } from 'single-spa';

export type MountWidget = <Id extends WidgetId>(
  host: HostServices,
  id: Id,
  domElement: HTMLElement,
  props: WidgetPropsById[Id],
) => () => void;

type LoadWidget = <Id extends WidgetId>(id: Id) => Promise<WidgetModule<WidgetPropsById[Id]>>;

interface Place {
  id: WidgetId;
  /** Latest props of the widget, which may change while its code loads. */
  props: object;
  parcel?: Parcel;
}

export const createWidgetMounter = (load: LoadWidget): MountWidget => {
  const places = new Map<HTMLElement, Place>();

  const end = (domElement: HTMLElement, place: Place): void => {
    if (places.get(domElement) !== place) return;
    places.delete(domElement);
    // A parcel that is still mounting cannot be unmounted yet. `open` unmounts it afterwards.
    if (place.parcel?.getStatus() === 'MOUNTED') void place.parcel.unmount().catch(() => {});
  };

  const open = async (host: HostServices, domElement: HTMLElement, place: Place): Promise<void> => {
    const failed = (error: unknown) => {
      host.report(error, { kind: 'widget', widget: place.id });
      end(domElement, place);
      domElement.replaceChildren();
    };
    const isWanted = () => places.get(domElement) === place;
    const all = () => ({ host, domElement, onCrash: failed, ...place.props });
    try {
      const { bootstrap, mount, unmount, update } = await load(place.id);
      if (!isWanted()) return;
      const first = place.props;
      const config = { name: place.id, bootstrap, mount, unmount, update } as unknown as ParcelConfig;
      const parcel = mountRootParcel(config, all());
      place.parcel = parcel;
      await parcel.mountPromise;
      if (!isWanted()) await parcel.unmount();
      else if (place.props !== first) await parcel.update?.(all());
    } catch (error) {
      failed(error);
    }
  };

  return (host, id, domElement, props) => {
    const known = places.get(domElement);
    if (known?.id === id) {
      known.props = props;
      if (known.parcel?.getStatus() === 'MOUNTED')
        void known.parcel
          .update?.({ domElement, host, ...props })
          .catch((error: unknown) => host.report(error));
      return () => end(domElement, known);
    }
    if (known) end(domElement, known);
    // Team borders and tests find the widget by this attribute.
    domElement.dataset.widget = id;
    const place: Place = { id, props };
    places.set(domElement, place);
    void open(host, domElement, place);
    return () => end(domElement, place);
  };
};

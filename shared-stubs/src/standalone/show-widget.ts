/** Shows and hides the remote's own widgets, each in its own slot at the end of the page. */
import type { HostServices } from 'shared-contracts/host';
import type { WidgetId } from 'shared-contracts/widgets';
import { sampleProps } from '../widget-samples.ts';

export const createWidgetToggle = (host: HostServices, parent: HTMLElement) => {
  const ends = new Map<WidgetId, () => void>();
  return async (id: WidgetId): Promise<void> => {
    const open = ends.get(id);
    if (open) return open();
    const place = parent.appendChild(document.createElement('div'));
    const [sample] = await sampleProps(id, host.api);
    let stop = () => {};
    const end = () => {
      ends.delete(id);
      stop();
      place.remove();
    };
    ends.set(id, end);
    const props = { ...sample, onClosed: end } as Parameters<HostServices['mountWidget']>[2];
    stop = host.mountWidget(id, place, props);
  };
};

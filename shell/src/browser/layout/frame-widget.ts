/** A widget that the shell opens on bus events, with a page as fallback when it fails to load. */
import type { HostServices } from 'shared-contracts/host';
import type { WidgetId, WidgetPropsById } from 'shared-contracts/widgets';
import { WIDGET_WAIT_MS } from '../limits.ts';
import { isPlainClick } from '../plain-click.ts';

export const createFrameWidget = <Id extends WidgetId>(
  host: Pick<HostServices, 'mountWidget' | 'navigate'>,
  id: Id,
) => {
  let place: HTMLElement | undefined;
  let end: (() => void) | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    clearTimeout(waiting);
    end?.();
    end = undefined;
  };
  let path = location.pathname;
  addEventListener('single-spa:before-routing-event', () => {
    if (location.pathname === path) return;
    path = location.pathname;
    close();
  });

  // Close on a click too: a link that changes only the query causes no change of the path.
  document.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest?.('a[href]:not([target])');
    if (link && place?.contains(link) && isPlainClick(event)) close();
  });

  return {
    /** @param insteadHref fallback page when the widget does not load in time. Null: no fallback. */
    open(props: Omit<WidgetPropsById[Id], 'onClosed'>, insteadHref: (() => string) | null): void {
      place ??= document.body.appendChild(document.createElement('div'));
      const here = place;
      clearTimeout(waiting);
      end = host.mountWidget(id, here, { ...props, onClosed: close } as unknown as WidgetPropsById[Id]);
      if (insteadHref !== null)
        waiting = setTimeout(() => {
          if (here.childElementCount > 0) return;
          close();
          host.navigate(insteadHref());
        }, WIDGET_WAIT_MS);
    },
    close,
  };
};

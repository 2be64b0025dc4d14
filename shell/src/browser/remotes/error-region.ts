import { createFallback, type FallbackTexts } from '../../frame/slot/fallback.ts';
import { endLoading } from '../loading/loading.ts';

/** Error region in place of the remote or above its server markup. Retries by a button and when the connection is back. */
export const createErrorRegion = (texts: FallbackTexts, onRetry: () => void) => {
  let region: HTMLElement | undefined;
  const clear = () => {
    removeEventListener('online', retry);
    region?.remove();
    region = undefined;
  };
  const retry = () => {
    clear();
    onRetry();
  };
  return {
    clear,
    isShown: () => region !== undefined,
    /** @param keepsMarkup the element has server markup, which must stay */
    show(element: HTMLElement, keepsMarkup: boolean) {
      if (region) return;
      region = createFallback(texts, retry);
      addEventListener('online', retry);
      endLoading('page');
      if (keepsMarkup) return element.before(region);
      element.replaceChildren(region);
      // The removed content was taller. Scroll the region into view, or the shopper would see the footer.
      if (region.getBoundingClientRect().top < 0) region.scrollIntoView({ block: 'center' });
    },
  };
};

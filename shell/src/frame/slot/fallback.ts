/** Texts of the error region of a failed remote (docs/product/errors.md#failed-remote). */
export interface FallbackTexts {
  title: string;
  text: string;
  retry: string;
  /** Title and text without a connection. */
  offlineTitle: string;
  offlineText: string;
}

const element = <K extends keyof HTMLElementTagNameMap>(name: K, text = ''): HTMLElementTagNameMap[K] => {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
};

/**
 * Creates the error region with a retry button. Plain DOM, because it must work when React failed to load.
 */
export const createFallback = (texts: FallbackTexts, onRetry: () => void): HTMLElement => {
  const [title, text] = navigator.onLine
    ? [texts.title, texts.text]
    : [texts.offlineTitle, texts.offlineText];
  const region = element('section');
  region.className = 'slot-fallback';
  region.setAttribute('role', 'region');
  region.setAttribute('aria-label', title);
  const words = element('div');
  words.append(element('h2', title), element('p', text));
  const retry = element('button', texts.retry);
  retry.type = 'button';
  retry.addEventListener('click', onRetry);
  region.append(words, retry);
  return region;
};

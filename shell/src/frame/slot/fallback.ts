/** Texts of the error region of a failed remote (docs/product/errors.md#failed-remote). */
export interface FallbackTexts {
  title: string;
  text: string;
  retry: string;
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
  const region = element('section');
  region.className = 'slot-fallback';
  region.setAttribute('role', 'region');
  region.setAttribute('aria-label', texts.title);
  const words = element('div');
  words.append(element('h2', texts.title), element('p', texts.text));
  const retry = element('button', texts.retry);
  retry.type = 'button';
  retry.addEventListener('click', onRetry);
  region.append(words, retry);
  return region;
};

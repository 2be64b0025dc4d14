/** Texts of the region that stands for a remote that failed (DESIGN §10). */
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

/** Region with a sentence and a retry button, in plain DOM: it must work when React itself is what failed. */
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

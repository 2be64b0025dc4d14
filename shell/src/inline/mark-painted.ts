/**
 * Lets the browser request what it does not need for the first paint: pictures outside the first screen, which wait for
 * the mark (frame/frame.css), and the web app manifest with its icon.
 */
export const markPainted = (): void => {
  document.documentElement.dataset.painted = '';
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'manifest', href: '/manifest.webmanifest' }),
  );
};

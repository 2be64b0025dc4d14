/**
 * Moves the page's own bars at the bottom of the screen above the panel. Their position depends on `--tabs-height`.
 * @returns function that undoes it
 */
export const raiseBars = (panel: HTMLElement): (() => void) => {
  const page = document.querySelector('main');
  if (!page) return () => {};
  const observer = new ResizeObserver(() => {
    const tabs = getComputedStyle(document.documentElement).getPropertyValue('--tabs-height') || '0px';
    page.style.setProperty('--tabs-height', `calc(${tabs} + ${panel.offsetHeight}px)`);
  });
  observer.observe(panel);
  return () => {
    observer.disconnect();
    page.style.removeProperty('--tabs-height');
  };
};

/**
 * Keeps bars that the page has at the bottom of the screen above the panel: they stand on `--tabs-height`.
 * @returns function that takes the room back
 */
export const keepRoom = (bar: HTMLElement): (() => void) => {
  const page = document.querySelector('main');
  if (!page) return () => {};
  const observer = new ResizeObserver(() => {
    const tabs = getComputedStyle(document.documentElement).getPropertyValue('--tabs-height') || '0px';
    page.style.setProperty('--tabs-height', `calc(${tabs} + ${bar.offsetHeight}px)`);
  });
  observer.observe(bar);
  return () => {
    observer.disconnect();
    page.style.removeProperty('--tabs-height');
  };
};

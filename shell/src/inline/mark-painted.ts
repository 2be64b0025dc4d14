/** Lets the browser request the pictures outside the first screen, which wait for the mark (frame/frame.css). */
export const markPainted = (): void => {
  document.documentElement.dataset.painted = '';
};

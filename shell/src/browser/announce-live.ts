/** Tells that a part of the page listens from now on; what was pressed in it before is pressed again (frame/early-press). */
export const announceLive = (part: HTMLElement): void => {
  part.dispatchEvent(new Event('shop:live', { bubbles: true }));
};

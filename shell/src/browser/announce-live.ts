/**
 * Announces that a part of the page is hydrated. The shell then replays earlier clicks in it
 * (inline/early-press.ts).
 */
export const announceLive = (part: HTMLElement): void => {
  part.dispatchEvent(new Event('shop:live', { bubbles: true }));
};

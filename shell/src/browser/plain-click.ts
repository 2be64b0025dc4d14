/** A click that follows its link in this tab: no key asks for another tab or window, and nobody has handled it. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !(
    event.defaultPrevented ||
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  );

/** Whether a click follows its link in this tab: primary button, no modifier key, not handled yet. */
export const isPlainClick = (event: MouseEvent): boolean =>
  !(
    event.defaultPrevented ||
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  );

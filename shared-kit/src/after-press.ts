/**
 * Runs `act` at once, or after the current mouse press. An error text that appears between mousedown and
 * mouseup would move the pressed button, and its click would be lost.
 */
export const afterPress = (act: () => void): void => {
  if (document.querySelector(':active') === null) act();
  // Wait a task, so that the click event runs first.
  else window.addEventListener('mouseup', () => setTimeout(act), { once: true });
};

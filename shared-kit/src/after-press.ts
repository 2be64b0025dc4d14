/**
 * Does it at once, or, while something is being pressed, when the press is over: an error that appears between the two
 * halves of a click moves its target away, and the click is lost.
 */
export const afterPress = (act: () => void): void => {
  if (document.querySelector(':active') === null) act();
  // A turn later the click itself has been heard.
  else window.addEventListener('mouseup', () => setTimeout(act), { once: true });
};

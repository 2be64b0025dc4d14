/**
 * Runs `act` at once, or after the current mouse press. An error text that appears between mousedown and
 * mouseup would move the pressed button, and its click would be lost.
 */
export const afterPress = (act: () => void): void => {
  if (document.querySelector(':active') === null) {
    act();
    return;
  }
  const ended = new AbortController();
  const end = () => {
    ended.abort();
    // Wait a task, so that the click event runs first.
    setTimeout(act);
  };
  // A press that becomes a drag ends with `dragend` and without `mouseup`.
  for (const type of ['mouseup', 'dragend']) window.addEventListener(type, end, { signal: ended.signal });
};

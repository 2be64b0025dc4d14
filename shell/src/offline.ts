/** The browser without a connection. `navigator.onLine` may be true without one, and false only without one. */

/** Runs the action when the connection is back: at once when there is one. */
export const whenOnline = (act: () => void): void => {
  if (navigator.onLine) act();
  else addEventListener('online', act, { once: true });
};

/**
 * Shows a text until the connection is back: that there is none, in the sentence that the server wrote into the
 * document, or another one. The code of dialogs and toasts may not be loaded.
 */
export const showOfflineNotice = (text?: string): void => {
  const notice = document.getElementById('offline');
  if (!notice || navigator.onLine) return;
  notice.textContent = text ?? notice.dataset.text ?? '';
  whenOnline(() => notice.replaceChildren());
};

/** A plain `<dialog>` with the behaviour of the shop's dialogs: one after another, and Escape cancels. */
import type { DialogOpen, DialogOpenResult } from 'shared-contracts/bus/topics';
import type { Locale } from 'shared-contracts/locale';

const WORDS: Record<Locale, { close: string; cancel: string }> = {
  es: { close: 'Cerrar', cancel: 'Cancelar' },
  en: { close: 'Close', cancel: 'Cancel' },
};

const element = <K extends keyof HTMLElementTagNameMap>(name: K, text = ''): HTMLElementTagNameMap[K] => {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
};

const button = (text: string, onPress: () => void): HTMLButtonElement => {
  const made = element('button', text);
  made.type = 'button';
  made.addEventListener('click', onPress);
  return made;
};

let shown = 0;

const show = (
  { title, description, confirm, type }: DialogOpen,
  locale: Locale,
  ended: AbortSignal,
): Promise<DialogOpenResult> =>
  new Promise((resolve) => {
    const before = document.activeElement;
    const dialog = element('dialog');
    const heading = element('h2', title);
    shown += 1;
    heading.id = `stub-dialog-${shown}`;
    dialog.className = 'stub-dialog';
    dialog.dataset.type = type;
    dialog.setAttribute('aria-labelledby', heading.id);
    const text = element('p', description);
    text.className = 'stub-dialog-text';
    const end = (confirmed: boolean) => {
      dialog.remove();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
      resolve({ confirmed });
    };
    const words = WORDS[locale];
    dialog.append(
      heading,
      text,
      button(confirm ? words.cancel : words.close, () => end(false)),
    );
    if (confirm) dialog.append(button(confirm, () => end(true)));
    dialog.addEventListener('cancel', () => end(false));
    ended.addEventListener('abort', () => end(false), { once: true });
    document.body.append(dialog);
    dialog.showModal();
  });

/**
 * Shows dialogs one after another until `ended`. Without a document (on a server) every dialog is cancelled.
 */
export const createStubDialogs = (locale: Locale, ended: AbortSignal) => {
  let last: Promise<unknown> = Promise.resolve();
  return (dialog: DialogOpen): Promise<DialogOpenResult> => {
    if (typeof document === 'undefined') return Promise.resolve({ confirmed: false });
    const turn = last.then(() => (ended.aborted ? { confirmed: false } : show(dialog, locale, ended)));
    last = turn;
    return turn;
  };
};

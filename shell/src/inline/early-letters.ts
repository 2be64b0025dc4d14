/**
 * Keeps what the user types between a press on the search button and the focus of the search field, whose code loads
 * on demand. The letters become name and value of the button: the browser sends them if it submits the form of the
 * button, and the shell reads them if it opens the search page (browser/layout/search-modal.ts).
 */
const OPENER = '[data-opens=search]';

export const keepEarlyLetters = (): void => {
  let opener: HTMLButtonElement | null = null;
  let isEntered = false;

  const open = ({ target }: Event): void => {
    const pressed = (target as Element).closest<HTMLButtonElement>(OPENER);
    if (pressed === opener) return;
    end();
    opener = pressed;
  };
  const end = (): void => {
    for (const name of ['name', 'value']) opener?.removeAttribute(name);
    opener = null;
    isEntered = false;
  };
  const keep = (event: KeyboardEvent): void => {
    const { key, target } = event;
    // Safari gives a pressed button no focus.
    if (!opener || (target !== opener && target !== document.body)) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { value } = opener;
    if (key === 'Enter' && value) isEntered = true;
    else if (key === 'Backspace') opener.value = value.slice(0, -1);
    else if (key.length === 1) opener.value += key;
    else return;
    opener.name = 'q';
    // A blank or Enter would press the button.
    event.preventDefault();
  };
  const insert = ({ target }: FocusEvent): void => {
    if (!opener || !(target instanceof HTMLInputElement) || target.name !== 'q') return;
    // In a task of its own: the field gets the focus while its dialog opens, before its model starts.
    setTimeout(() => {
      const typed = opener?.value;
      const isSent = isEntered;
      end();
      if (!typed) return;
      const { value } = target;
      target.setRangeText(typed + value, 0, value.length, 'end');
      target.dispatchEvent(new Event('input', { bubbles: true }));
      if (isSent) target.form?.requestSubmit();
    });
  };

  addEventListener('click', open, true);
  addEventListener('keydown', keep, true);
  addEventListener('focusin', insert);
  addEventListener('pagehide', end);
};

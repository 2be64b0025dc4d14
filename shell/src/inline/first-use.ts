/**
 * Controls that need the page's scripts. Most links are missing, because the browser follows them without scripts.
 */
const CONTROLS = 'button,input,select,textarea,summary,label,a[data-opens]';

const isOnControl = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(`a[href],${CONTROLS}`)?.matches(CONTROLS) === true;

/** Events that show use of the page, each with the condition under which it does. */
const SIGNS: Readonly<Record<string, (event: Event) => boolean>> = {
  pointerover: isOnControl,
  pointerdown: isOnControl,
  focusin: isOnControl,
  // Assistive technology may click without a pointer.
  click: isOnControl,
  keydown: () => true,
  scroll: () => true,
};

/** Runs the action once, at the first sign that the visitor uses more of the page than its links. */
export const atFirstUse = (act: () => void): void => {
  const ended = new AbortController();
  for (const [type, isSign] of Object.entries(SIGNS))
    addEventListener(
      type,
      (event) => {
        if (!isSign(event)) return;
        ended.abort();
        act();
      },
      { capture: true, passive: true, signal: ended.signal },
    );
};

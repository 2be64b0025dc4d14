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
};

/**
 * A scroll counts when the page has not moved for this long: scripts would make the scroll jerk, and a press right
 * after it would wait for them.
 */
const SCROLL_PAUSE_MS = 150;

/** Runs the action once, at the first sign that the visitor uses more of the page than its links. */
export const atFirstUse = (act: () => void): void => {
  const ended = new AbortController();
  const listen = (type: string, listener: (event: Event) => void): void =>
    addEventListener(type, listener, { capture: true, passive: true, signal: ended.signal });
  let pause: ReturnType<typeof setTimeout> | undefined;
  const run = (): void => {
    clearTimeout(pause);
    ended.abort();
    act();
  };
  for (const [type, isSign] of Object.entries(SIGNS)) listen(type, (event) => isSign(event) && run());
  listen('scroll', () => {
    clearTimeout(pause);
    pause = setTimeout(run, SCROLL_PAUSE_MS);
  });
};

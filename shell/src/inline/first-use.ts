/**
 * The first sign that the visitor uses more of the page than its links. The first script of the document watches for
 * it, because the visitor sees the page before the last script, which starts the modules. The two scripts share no
 * variables.
 */

import { DOCUMENT_MARKS } from 'shared-contracts/document-marks';
import { root } from '../root-element.ts';

/**
 * Controls that need the page's scripts. Most links are missing, because the browser follows them without scripts.
 */
const CONTROLS = 'button,input,select,textarea,summary,label,a[data-opens]';

const isOnControl = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(`a[href],${CONTROLS}`)?.matches(CONTROLS) === true;
/** An entry of the main menu opens its sheet below a resting pointer. */
const isOnMenuEntry = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('li[data-entry]') !== null;
const always = (): boolean => true;

interface Sign {
  /** Types of the events, separated by blanks. */
  types: string;
  /** Whether the event shows use. */
  isSign: (event: Event) => boolean;
  /** The event counts when no other one of its type follows within this time, ms. */
  restMs?: number;
}

const SIGNS: readonly Sign[] = [
  // Assistive technology may click without a pointer.
  { types: 'pointerover pointerdown focusin click', isSign: isOnControl },
  // Autofill, speech, paste and drop change a field without a key.
  { types: 'keydown input submit', isSign: always },
  { types: 'pointermove', isSign: isOnMenuEntry, restMs: 100 },
  // Scripts would make a scroll jerk, and a press right after it would wait for them.
  { types: 'scroll', isSign: always, restMs: 150 },
];

const USED = 'shop:used';

/** Starts the page's modules. Later calls do nothing. */
export const markUsed = (): void => {
  root.setAttribute(DOCUMENT_MARKS.used, '');
  dispatchEvent(new Event(USED));
};

/** Reports the first sign of use. Call it before other scripts listen, because they stop some events. */
export const watchFirstUse = (): void => {
  const ended = new AbortController();
  const run = (): void => {
    if (ended.signal.aborted) return;
    ended.abort();
    markUsed();
  };
  for (const { types, isSign, restMs } of SIGNS) {
    let rest: ReturnType<typeof setTimeout> | undefined;
    const listener = (event: Event): void => {
      clearTimeout(rest);
      if (!isSign(event)) return;
      if (restMs) rest = setTimeout(run, restMs);
      else run();
    };
    for (const type of types.split(' '))
      addEventListener(type, listener, { capture: true, passive: true, signal: ended.signal });
  }
};

/** Runs the action once, at the first sign of use, or at once after it. */
export const atFirstUse = (act: () => void): void => {
  if (root.hasAttribute(DOCUMENT_MARKS.used)) act();
  else addEventListener(USED, act, { once: true });
};

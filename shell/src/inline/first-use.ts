/**
 * The first sign that the visitor uses more of the page than its links. The first script of the document watches for
 * it, because the visitor sees the page before the last script, which starts the modules. The two scripts share no
 * variables.
 */

import { DOCUMENT_MARKS } from 'shared-contracts/document-marks';
import { USE_EVENTS } from 'shared-contracts/signs-of-use';
import { root } from '../root-element.ts';

/** A link inside, such as that to the terms in a label, is left to the browser. */
const isOn = (selector: string, { target }: Event): boolean | undefined =>
  target instanceof Element && target.closest(`a[href],${selector}`)?.matches(selector);

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
  for (const { types, on, restMs } of USE_EVENTS) {
    let rest: ReturnType<typeof setTimeout> | undefined;
    const listener = (event: Event): void => {
      clearTimeout(rest);
      if (on && !isOn(on, event)) return;
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

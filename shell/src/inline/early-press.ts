/**
 * Stores clicks on server-rendered buttons and on links that open a dialog, until their part of the page is
 * hydrated, then replays them in order. Until then the control shows that it is busy. Runs inline before the
 * markup, because shoppers see the page before its scripts arrive
 * (docs/decisions/0027-scripts-after-first-paint.md).
 *
 * A part (`data-rendered`) dispatches `shop:live` on itself after its hydration. Until this event, the script
 * stops each click: React may have hydrated the part already and would handle the click too.
 */

import { ADDS_MARK, DOCUMENT_MARKS } from 'shared-contracts/document-marks';
import { root } from '../root-element.ts';

/**
 * If the part is not hydrated after this time, the browser submits the form of the button or follows the link,
 * which leads to a page with the same purpose.
 */
const SUBMIT_AFTER_MS = 3_000;
/**
 * The same while another click needs the scripts, e.g. on "Add": leaving the page would lose it. Counts from the last
 * such click.
 */
const SUBMIT_LATER_MS = 10_000;

/** Part of a page that announces its hydration. A link that opens a dialog of the shell is a part by itself. */
const PART = '[data-rendered],a[data-opens]';
/** The browser opens and closes popovers without scripts, so their buttons do not wait. */
const CONTROL = '[data-rendered] button:not([popovertarget]),a[data-opens]';
/**
 * Links to another page of the shop in this tab. They wait for clicks that need the scripts, because leaving loses
 * those.
 */
const LINK = 'a[href^="/"]:not([data-opens],[target],[download])';
/** Buttons that Enter in a field presses. */
const SUBMIT = 'button:not([type]),[type=submit],[type=image]';
type Control = HTMLButtonElement | HTMLAnchorElement;
const addressNow = (): string => location.pathname + location.search;
const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));

/** Whether the browser can follow the link, or submit the form, without scripts. */
const worksWithoutScripts = (control: Control): boolean => {
  if ('href' in control) return true;
  const { form, type } = control;
  // A field without a name is not sent, so leaving the page loses its text: the e-mail of the newsletter. A slider only
  // shows what the field beside it has.
  if (type !== 'submit' || !form || form.querySelector('input:not([name],[type=range])')) return false;
  // A form without `action` is sent to the page itself: POST loses the typed values, and GET replaces the query.
  return form.hasAttribute('action') || (form.method === 'get' && !location.search);
};

/** A click, or a submission by a tool without a click on the button, e.g. after it has filled in the fields. */
type Press = Event &
  Partial<Pick<MouseEvent & SubmitEvent, 'submitter' | 'ctrlKey' | 'metaKey' | 'shiftKey'>>;
const pressedBy = (event: Press): Element | null => {
  const target = event.target as Element;
  return event.type === 'click' ? target : (event.submitter ?? target.querySelector(SUBMIT));
};

/** Whether a key makes the browser open a new tab or window. */
const opensNewTab = (event: Press): boolean | undefined => event.ctrlKey || event.metaKey || event.shiftKey;

export const replayEarlyPresses = (): void => {
  const hydrated = new WeakSet<Element>();
  let waiting: Control[] = [];
  const entered = new Set<HTMLInputElement>();
  /** The last control that needs no script, and the timer after which the browser handles its click. */
  let fallback: Control | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Control that `leaveToBrowser` is clicking. `storePress` must let this click through. */
  let handedToBrowser: Control | undefined;
  /** The scripts cannot be loaded, so the browser handles every press. */
  let hasFailed = false;
  /** Whether a click waits that leaving the page would lose. */
  const hasClickThatNeedsScripts = (): boolean =>
    waiting.some((one) => one.isConnected && !worksWithoutScripts(one));

  /** Takes clicks out of the queue before they are performed, so that each is performed once. */
  const take = (isTaken: (control: Control) => boolean): Control[] => {
    const taken = waiting.filter(isTaken);
    waiting = waiting.filter((control) => !taken.includes(control));
    for (const control of taken) {
      // Before the first press: the busy state after it belongs to the control's own component.
      control.ariaBusy = null;
      if (control === fallback) setFallback(undefined);
    }
    return taken;
  };
  /** Forgets all clicks when the shopper leaves. A replay would cancel the navigation, or surprise them after Back. */
  const forget = () => {
    entered.clear();
    take(() => true);
    setFallback(undefined);
  };
  const press = (control: Control): void => {
    root.setAttribute(DOCUMENT_MARKS.replay, '');
    if (control.isConnected) control.click();
    root.removeAttribute(DOCUMENT_MARKS.replay);
  };
  /** The browser leaves the page, so the other clicks are forgotten. */
  const leaveToBrowser = (): void => {
    handedToBrowser = fallback;
    forget();
    if (handedToBrowser) press(handedToBrowser);
    handedToBrowser = undefined;
  };
  /** Only the last pressed form or link gets a fallback, because each navigation cancels the one before. */
  const setFallback = (control: Control | undefined): void => {
    clearTimeout(timer);
    if (fallback !== control && fallback?.matches(LINK)) fallback.ariaBusy = null;
    fallback = control;
    if (!control) return;
    timer = setTimeout(leaveToBrowser, hasClickThatNeedsScripts() ? SUBMIT_LATER_MS : SUBMIT_AFTER_MS);
  };

  const storePress = (event: Press): void => {
    const target = pressedBy(event);
    const button = target?.closest<Control>(CONTROL);
    const part = button?.closest(PART);
    const stored = part && !hydrated.has(part) ? button : null;
    const control = stored ?? (hasClickThatNeedsScripts() ? target?.closest<Control>(LINK) : null);
    if (!control || hasFailed || control === handedToBrowser || opensNewTab(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    control.ariaBusy = 'true';
    // Pressed again, perhaps after the counter: it adds once, what the counter shows then.
    if (stored?.matches(`[${ADDS_MARK}]`)) waiting = waiting.filter((one) => one !== stored);
    if (stored) waiting.push(stored);
    if (!worksWithoutScripts(control)) setFallback(fallback);
    else if (control !== fallback) setFallback(control);
  };
  /** A link that no script handled makes the browser leave the page, so all stored clicks are forgotten. */
  const forgetOnLink = (event: Press): void => {
    if (event.defaultPrevented || opensNewTab(event)) return;
    if ((event.target as Element).closest(LINK)) forget();
  };
  /** Stores Enter in a field without a submit button, because only the remote can apply its value. */
  const storeEnter = ({ key, target }: KeyboardEvent): void => {
    // Restart the fallback's timer, so that the page does not navigate away while the shopper types.
    setFallback(fallback);
    const part = target instanceof HTMLInputElement && target.closest(PART);
    if (key !== 'Enter' || !part || hydrated.has(part) || target.form?.querySelector(SUBMIT)) return;
    entered.add(target);
  };
  const replayClicks = async ({ target }: Event): Promise<void> => {
    const part = target as Element;
    hydrated.add(part);
    for (const field of entered)
      if (part.contains(field) && entered.delete(field))
        field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
    for (const control of take((one) => part.contains(one))) {
      press(control);
      await nextTask();
    }
    if (fallback?.matches(LINK) && !hasClickThatNeedsScripts()) leaveToBrowser();
  };

  const rendered = addressNow();
  /** Before hydration no script handles Back, so the page is reloaded from the server. */
  const reloadOnBack = ({ isTrusted }: PopStateEvent): void => {
    const first = document.querySelector(`main>${PART}`);
    if (isTrusted && first && !hydrated.has(first) && addressNow() !== rendered) location.reload();
  };

  addEventListener('click', storePress, true);
  addEventListener('submit', storePress, true);
  addEventListener('keydown', storeEnter, true);
  addEventListener('popstate', reloadOnBack);
  addEventListener('shop:live', replayClicks);
  addEventListener('click', forgetOnLink);
  addEventListener('pagehide', forget);
  // The modules cannot be loaded (start-modules.ts), so no part will be hydrated.
  addEventListener('shop:failed', () => {
    hasFailed = true;
    leaveToBrowser();
  });
};

/**
 * Stores clicks on server-rendered buttons and on links that open a dialog, until their part of the page is
 * hydrated, then replays them in order. Until then the control shows that it is busy. Runs inline before the
 * markup, because shoppers see the page before its scripts arrive
 * (docs/decisions/0027-scripts-after-first-paint.md).
 *
 * A part (`data-rendered`) dispatches `shop:live` on itself after its hydration. Until this event, the script
 * stops each click: React may have hydrated the part already and would handle the click too.
 */

/**
 * If the part is not hydrated after this time, the browser submits the form of the button or follows the link,
 * which leads to a page with the same purpose.
 */
const SUBMIT_AFTER_MS = 3_000;

/** Part of a page that announces its hydration. A link that opens a dialog of the shell is a part by itself. */
const PART = '[data-rendered],a[data-opens]';
const CONTROL = '[data-rendered] button,a[data-opens]';
type Control = HTMLButtonElement | HTMLAnchorElement;
const addressNow = (): string => location.pathname + location.search;
const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));

export const replayEarlyPresses = (): void => {
  const hydrated = new WeakSet<Element>();
  let waiting: Control[] = [];
  /** The control whose click the browser handles. */
  let late: Control | undefined;

  /** Takes clicks out of the queue before they are performed, so that each is performed once. */
  const take = (isTaken: (control: Control) => boolean): Control[] => {
    const taken = waiting.filter(isTaken);
    waiting = waiting.filter((control) => !taken.includes(control));
    // Before the first press: the busy state after it belongs to the control's own component.
    for (const control of taken) control.ariaBusy = null;
    return taken;
  };
  const press = (control: Control): void => {
    if (control.isConnected) control.click();
  };
  const leaveToBrowser = (control: Control): void => {
    setTimeout(() => {
      [late] = take((one) => one === control);
      if (late) press(late);
      late = undefined;
    }, SUBMIT_AFTER_MS);
  };

  const storeClick = (event: MouseEvent): void => {
    const control = (event.target as Element).closest<Control>(CONTROL);
    const part = control?.closest(PART);
    if (!control || !part || hydrated.has(part) || control === late) return;
    // A click with one of these keys opens a new tab or window.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    control.ariaBusy = 'true';
    waiting.push(control);
    const needsNoScript = 'href' in control || control.form?.hasAttribute('action');
    if (needsNoScript) leaveToBrowser(control);
  };
  const replayClicks = async ({ target }: Event): Promise<void> => {
    const part = target as Element;
    hydrated.add(part);
    for (const control of take((one) => part.contains(one))) {
      press(control);
      await nextTask();
    }
  };

  const rendered = addressNow();
  /** Before hydration no script handles Back, so the page is reloaded from the server. */
  const reloadOnBack = ({ isTrusted }: PopStateEvent): void => {
    const first = document.querySelector(`main>${PART}`);
    if (isTrusted && first && !hydrated.has(first) && addressNow() !== rendered) location.reload();
  };

  addEventListener('click', storeClick, true);
  addEventListener('popstate', reloadOnBack);
  addEventListener('shop:live', replayClicks);
};

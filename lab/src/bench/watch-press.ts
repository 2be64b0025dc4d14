/** A control by its accessible name in Spanish, or by a selector. */
export interface Control {
  /** Selector of the part of the page that contains the control. */
  within: string;
  name?: string;
  selector?: string;
}

/** Elapsed time after a press, ms. */
export interface PressTimes {
  /** End of the first frame that shows that the press arrived: the control looks busy, a box is checked. */
  response: number;
  /** End of the first frame that shows a result: a quantity, a count, a dialog, an address. */
  result: number;
}

/**
 * Runs in the page, so it uses nothing from outside. Finds the control, scrolls to it if necessary, and
 * stores the promise `benchPress` of the times of the next press. Marks the press and the result for the trace.
 * @returns the point to press
 */
export const watchPress = async ({ within, name, selector = 'button' }: Control) => {
  const LATEST_MS = 30_000;
  const control = [...document.querySelectorAll<HTMLElement>(within)]
    .filter((part) => part.checkVisibility())
    .flatMap((part) => [...part.querySelectorAll<HTMLInputElement>(selector)])
    .find(
      (one) =>
        one.checkVisibility() &&
        !one.disabled &&
        (!name || (one.getAttribute('aria-label') ?? one.textContent).trim() === name),
    );
  if (!control) throw new Error(`${location.pathname} has no control ${name ?? selector} in ${within}`);
  const target = control.labels?.[0] ?? control;
  const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
  const middle = () => {
    const { left, top, width, height } = target.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  const isOnTop = () => {
    const { x, y } = middle();
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (target.contains(hit) || hit.contains(target));
  };
  if (!isOnTop()) {
    target.scrollIntoView({ block: 'center', behavior: 'instant' });
    // The frame of the scroll is painted before the press, because a shopper presses only what is visible.
    await nextFrame();
    await nextFrame();
    if (!isOnTop()) throw new Error(`${location.pathname}: something covers ${name ?? selector}`);
  }

  /** The visible result of a press. Hydration alone changes none of it. */
  const resultNow = (): string => {
    const around = control.closest('article, li, form, [role="group"]') ?? control;
    const values = [...around.querySelectorAll('input')].map(({ value }) => value);
    const carts = [...document.querySelectorAll('[aria-label^="Carrito"]')].map((one) => one.ariaLabel);
    return JSON.stringify([
      control.isConnected,
      control.ariaExpanded,
      around.textContent,
      values,
      carts,
      document.querySelectorAll('dialog[open]').length,
      location.search,
    ]);
  };
  const lookNow = (): string[] => {
    const line = getComputedStyle(control, '::after');
    return [getComputedStyle(control).opacity, line.content, line.backgroundImage];
  };
  const lookBefore = lookNow();
  /** Changes only when the shopper sees that the control is busy. The pressed look of any button is no response. */
  const busyLookNow = (): string[] => (control.ariaBusy === 'true' ? lookNow() : lookBefore);
  const responseNow = (): string => JSON.stringify([busyLookNow(), control.checked, resultNow()]);
  const { promise, resolve, reject } = Promise.withResolvers<PressTimes>();
  Object.assign(window, { benchPress: promise });
  const waitForChange = async (look: () => string, before: string, pressedAt: number): Promise<number> => {
    while (look() === before) {
      if (performance.now() - pressedAt > LATEST_MS) throw new Error('The press has no result');
      await nextFrame();
    }
    // The frame's own work follows: style, layout, paint. A task with this priority is the first one after it.
    await scheduler.postTask(() => {}, { priority: 'user-blocking' });
    return performance.now() - pressedAt;
  };
  const before = { response: responseNow(), result: resultNow() };
  const watch = async ({ timeStamp }: Event) => {
    performance.mark('bench press', { startTime: timeStamp });
    const response = waitForChange(responseNow, before.response, timeStamp);
    const result = await waitForChange(resultNow, before.result, timeStamp);
    performance.mark('bench result');
    resolve({ response: await response, result });
  };
  addEventListener('pointerdown', (event) => void watch(event).catch(reject), { capture: true, once: true });
  return middle();
};

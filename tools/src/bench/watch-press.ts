/** A control by its accessible name in Spanish, or by a selector. */
export interface Control {
  /** Selector of the part of the page that contains the control. */
  within: string;
  name?: string;
  selector?: string;
}

/**
 * Runs in the page, so it uses nothing from outside. Finds the control, scrolls to it if necessary, and
 * stores the promise `benchResponse`: ms from the next press until the end of the first frame in which the
 * control or its surroundings changed. Marks both moments for the trace.
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
    await nextFrame();
    if (!isOnTop()) throw new Error(`${location.pathname}: something covers ${name ?? selector}`);
  }

  /** What a shopper sees change. Hydration alone changes none of it. */
  const look = (): string => {
    const around = control.closest('article, li, form, [role="group"]') ?? control;
    const values = [...around.querySelectorAll('input')].map(({ value }) => value);
    const carts = [...document.querySelectorAll('[aria-label^="Carrito"]')].map((one) => one.ariaLabel);
    return JSON.stringify([
      control.isConnected,
      control.ariaBusy,
      control.ariaExpanded,
      around.textContent,
      values,
      carts,
      document.querySelectorAll('dialog[open]').length,
      location.search,
    ]);
  };
  const before = look();
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  Object.assign(window, { benchResponse: promise });
  const waitForResponse = async ({ timeStamp }: Event) => {
    performance.mark('bench press', { startTime: timeStamp });
    while (look() === before) {
      if (performance.now() - timeStamp > LATEST_MS) return reject(new Error('The press has no response'));
      await nextFrame();
    }
    // The frame's own work follows: style, layout, paint. A message arrives after it.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      performance.mark('bench response');
      resolve(performance.now() - timeStamp);
    };
    port2.postMessage('');
  };
  addEventListener('pointerdown', (event) => void waitForResponse(event), { capture: true, once: true });
  return middle();
};

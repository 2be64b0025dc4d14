/**
 * Stores clicks on server-rendered buttons until their part of the page is hydrated, then replays them in
 * order. Runs inline before the markup, because shoppers see the page before its scripts arrive
 * (docs/decisions/0027-scripts-after-first-paint.md).
 *
 * A part (`data-rendered`) dispatches `shop:live` on itself after its hydration. Until this event, the script
 * stops each click: React may have hydrated the part already and would handle the click too.
 */

/**
 * If the part is not hydrated after this time, the browser submits the form of the button, which leads to a
 * page with the same purpose.
 */
const SUBMIT_AFTER_MS = 3_000;

const PART = '[data-rendered]';
const addressNow = (): string => location.pathname + location.search;
const nextTask = (): Promise<void> => new Promise((done) => setTimeout(done));

export const replayEarlyPresses = (): void => {
  const hydrated = new WeakSet<Element>();
  let waiting: HTMLButtonElement[] = [];

  const press = (button: HTMLButtonElement): void => {
    if (button.isConnected) button.click();
  };
  const submitLater = (button: HTMLButtonElement): void => {
    setTimeout(() => {
      if (!waiting.includes(button)) return;
      button.dataset.late = 'yes';
      press(button);
    }, SUBMIT_AFTER_MS);
  };

  const storeClick = (event: MouseEvent): void => {
    const button = (event.target as Element).closest<HTMLButtonElement>(`${PART} button`);
    const part = button?.closest(PART);
    if (!part || hydrated.has(part) || button?.dataset.late) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    waiting.push(button as HTMLButtonElement);
    if (button?.form?.hasAttribute('action')) submitLater(button);
  };
  const replayClicks = async ({ target }: Event): Promise<void> => {
    const part = target as Element;
    hydrated.add(part);
    const [own, others] = [true, false].map((isOwn) =>
      waiting.filter((button) => part.contains(button) === isOwn),
    ) as [HTMLButtonElement[], HTMLButtonElement[]];
    waiting = others;
    for (const button of own) {
      press(button);
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

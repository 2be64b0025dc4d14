/** Opens a page and presses the pointer on one of its links, which the browser prerenders then. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Session } from './devtools.ts';
import type { Tab } from './tab.ts';

const LOOK_MS = 20;
const READY_MS = 60_000;
/** `pressLink` presses again after this time: the browser fetches the rules for prerendering late. */
const AGAIN_MS = 5_000;

/** The middle of an element. */
export interface Place {
  x: number;
  y: number;
  /** Null when the element is no link. */
  href: string | null;
}

/** Where a press is released so that nothing happens. */
const NOWHERE: Place = { x: 0, y: 0, href: null };

/** Scrolls only if it must: a scroll starts the shell, which then handles the links itself. */
export const placeOf = (page: Session, selector: string): Promise<Place> =>
  page.evaluate(`(() => {
    const element = document.querySelector(${JSON.stringify(selector)});
    element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { href: element.href ?? null, x: x + width / 2, y: y + height / 2 };
  })()`);

export const movePointer = (
  page: Session,
  action: 'Moved' | 'Pressed' | 'Released',
  { x, y }: Place,
): Promise<unknown> => {
  const button = action === 'Moved' ? {} : { button: 'left', clickCount: 1 };
  return page.send('Input.dispatchMouseEvent', { type: `mouse${action}`, x, y, ...button });
};

/** Waits until this page is complete in the document. */
export const completed = async (page: Session, url: string): Promise<void> => {
  for (const until = Date.now() + READY_MS; Date.now() < until; await sleep(LOOK_MS))
    if (await page.evaluate(`location.href === '${url}' && document.readyState === 'complete'`)) return;
  throw new Error(`${url} is not complete`);
};

export const openPage = async (tab: Tab, url: string): Promise<Session> => {
  const page = tab.newest();
  await page.send('Page.navigate', { url });
  await completed(page, url);
  return page;
};

/** Presses the pointer on a link. @returns the prerendered document and the place where to release the pointer */
export const pressLink = async (
  tab: Tab,
  page: Session,
  selector: string,
): Promise<{ next: Session; place: Place }> => {
  const place = await placeOf(page, selector);
  const before = tab.count();
  const isPrerendered = async (ms: number): Promise<boolean> => {
    for (const until = Date.now() + ms; Date.now() < until; await sleep(LOOK_MS))
      if (tab.count() > before) return true;
    return false;
  };
  for (const until = Date.now() + READY_MS; Date.now() < until; ) {
    await movePointer(page, 'Moved', place);
    await movePointer(page, 'Pressed', place);
    if (await isPrerendered(AGAIN_MS)) return { next: tab.newest(), place };
    await movePointer(page, 'Moved', NOWHERE);
    await movePointer(page, 'Released', NOWHERE);
  }
  throw new Error(`${place.href} is not prerendered`);
};

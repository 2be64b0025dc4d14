/** One press on a control of an open page, measured until the frames that show a response and the result. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Session } from 'tools/browser/devtools';
import { type Control, type PressTimes, watchPress } from './watch-press.ts';

/** Pause after a press, for requests and animations that it starts. */
const QUIET_MS = 2_000;
/** Most time for the page to become quiet after a press. */
const SETTLED_MS = 40_000;
/** Virtual key code. */
const ESCAPE = 27;

/** A page after a press: it waits for the server, shows an open dialog, or neither. */
const STATE = `document.documentElement.dataset.loading ? 'loading'
  : document.querySelector('dialog[open]') ? 'dialog' : 'quiet'`;

/** Waits until the page is quiet, and closes dialogs that the press before opened. */
const settle = async (page: Session, { within }: Control): Promise<void> => {
  for (const until = Date.now() + SETTLED_MS; Date.now() < until; ) {
    await sleep(QUIET_MS);
    const state = await page.evaluate<'loading' | 'dialog' | 'quiet'>(STATE);
    if (state === 'quiet' || (state === 'dialog' && within.startsWith('dialog'))) return;
    if (state === 'dialog')
      for (const type of ['keyDown', 'keyUp'])
        await page.send('Input.dispatchKeyEvent', { type, key: 'Escape', windowsVirtualKeyCode: ESCAPE });
  }
  throw new Error('The page does not become quiet after a press');
};

/**
 * Presses the control with a finger that it lifts at once.
 * @throws Error when the page has no such control, or shows no result
 */
const press = async (page: Session, control: Control): Promise<PressTimes> => {
  const at = await page.evaluate<{ x: number; y: number }>(`(${watchPress})(${JSON.stringify(control)})`);
  // Chromium confirms the touch only after the page handled it. Do not wait: the finger is up already.
  const down = page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await down;
  // `watchPress` left a promise of the times in this global.
  return page.evaluate<PressTimes>('benchPress');
};

/** Presses the controls one after the other, each on a quiet page. */
export const pressInTurn = async (page: Session, controls: readonly Control[]): Promise<PressTimes[]> => {
  const times: PressTimes[] = [];
  for (const control of controls) {
    if (times.length > 0) await settle(page, control);
    times.push(await press(page, control));
  }
  return times;
};

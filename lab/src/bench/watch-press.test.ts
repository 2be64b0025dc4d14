// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type PressTimes, watchPress } from './watch-press.ts';

const RESULT_MS = 300;
const TIMER_ERROR_MS = 5;
const button = () => document.querySelector('button') as HTMLButtonElement;

/** Presses the button, which is busy then and has its result `RESULT_MS` later. */
const press = async (): Promise<PressTimes> => {
  await watchPress({ within: 'main' });
  button().dispatchEvent(new Event('pointerdown', { bubbles: true }));
  button().ariaBusy = 'true';
  // happy-dom keeps property and attribute apart.
  button().setAttribute('aria-busy', 'true');
  setTimeout(() => {
    button().ariaExpanded = 'true';
  }, RESULT_MS);
  return (window as unknown as { benchPress: Promise<PressTimes> }).benchPress;
};

beforeEach(() => {
  document.body.innerHTML = '<main><button>Filtrar</button></main>';
  // happy-dom has no layout and no scheduler.
  document.elementFromPoint = button;
  Element.prototype.checkVisibility = () => true;
  vi.stubGlobal('scheduler', { postTask: async (task: () => void) => task() });
});
afterEach(() => {
  vi.unstubAllGlobals();
  document.head.replaceChildren();
});

it('counts no response while a busy control looks as before', async () => {
  const { response, result } = await press();
  expect(response).toBeGreaterThanOrEqual(RESULT_MS - TIMER_ERROR_MS);
  expect(result).toBeGreaterThanOrEqual(RESULT_MS - TIMER_ERROR_MS);
});

it('counts a response when a busy control looks different', async () => {
  document.head.innerHTML = '<style>[aria-busy="true"] { opacity: 0.5 }</style>';
  const { response, result } = await press();
  expect(response).toBeLessThan(RESULT_MS - TIMER_ERROR_MS);
  expect(result).toBeGreaterThanOrEqual(RESULT_MS - TIMER_ERROR_MS);
});

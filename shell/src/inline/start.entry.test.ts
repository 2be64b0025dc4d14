// @vitest-environment happy-dom
import { STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { afterEach, expect, it, vi } from 'vitest';
import { watchFirstUse } from './first-use.ts';

const prerender = (isPrerendering: boolean) =>
  Object.defineProperty(document, 'prerendering', { value: isPrerendering, configurable: true });
const global = globalThis as { isEvaluated?: boolean };
afterEach(() => {
  prerender(false);
  document.dispatchEvent(new Event('prerenderingchange'));
  document.head.replaceChildren();
  document.documentElement.removeAttribute('data-used');
  localStorage.clear();
  vi.resetModules();
  delete global.isEvaluated;
});

const PAGE = `<a href="/vinos/loma-zorzal">Loma Zorzal</a>
  <script type="application/json" id="boot">{ "header": { "t": {} } }</script>`;
it.each<[string, Record<string, string>, boolean]>([
  ['starts if the browser has unsent changes of the cart', { [STORAGE_KEYS.cartWishes]: '[]' }, true],
  [
    'starts if it shows a product of the cart',
    { [STORAGE_KEYS.cart]: '[{"slug":"loma-zorzal","qty":2}]' },
    true,
  ],
  [
    'waits if it shows no product of the cart',
    { [STORAGE_KEYS.cart]: '[{"slug":"otro-vino","qty":2}]' },
    false,
  ],
])('an unused page %s', async (_title, stored, isStarted) => {
  vi.useFakeTimers();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  document.body.innerHTML = PAGE;
  const script = document.createElement('script');
  script.dataset.modules = 'data:text/javascript,0#sha384-x';
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  await import('./start.entry.ts');
  expect(document.head.querySelector('link')).toBeNull();
  vi.advanceTimersByTime(2_500);
  expect(document.head.querySelector('[rel=modulepreload]') !== null).toBe(isStarted);
  vi.useRealTimers();
});

it('evaluates the modules of a prerendered page after its activation only', async () => {
  prerender(true);
  const script = document.createElement('script');
  script.dataset.modules = 'data:text/javascript,globalThis.isEvaluated=true#sha384-x';
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  await import('./start.entry.ts');
  watchFirstUse();
  dispatchEvent(new KeyboardEvent('keydown'));
  expect(document.head.querySelector('link')?.rel).toBe('modulepreload');
  // Evaluated in order: an import that was not held has ended too.
  const later = 'data:text/javascript,export default 1';
  await import(later);
  expect(global.isEvaluated).toBeUndefined();
  prerender(false);
  document.dispatchEvent(new Event('prerenderingchange'));
  await vi.waitFor(() => expect(global.isEvaluated).toBe(true));
});

it('announces that the modules cannot be loaded', async () => {
  const failed = vi.fn();
  addEventListener('shop:failed', failed, { once: true });
  const script = document.createElement('script');
  script.dataset.modules = 'data:text/javascript,notDefined()#sha384-x';
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  await import('./start.entry.ts');
  watchFirstUse();
  dispatchEvent(new KeyboardEvent('keydown'));
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
});

// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { whenActive } from './when-active.ts';

const prerender = (isPrerendering: boolean) =>
  Object.defineProperty(document, 'prerendering', { value: isPrerendering, configurable: true });
const activate = () => {
  prerender(false);
  document.dispatchEvent(new Event('prerenderingchange'));
};
afterEach(activate);

it('runs an action when the browser activates the prerendered page, and never again', () => {
  prerender(true);
  const act = vi.fn();
  whenActive(act);
  expect(act).not.toHaveBeenCalled();
  activate();
  activate();
  expect(act).toHaveBeenCalledOnce();
});

it('runs an action at once in an open page', () => {
  const act = vi.fn();
  whenActive(act);
  expect(act).toHaveBeenCalledOnce();
});

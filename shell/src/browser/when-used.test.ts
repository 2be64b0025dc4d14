// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { whenUsed } from './when-used.ts';

it('runs once, at the first user input', () => {
  const work = vi.fn();
  whenUsed(work);
  dispatchEvent(new Event('load'));
  expect(work).not.toHaveBeenCalled();
  dispatchEvent(new Event('keydown'));
  dispatchEvent(new Event('pointermove'));
  expect(work).toHaveBeenCalledOnce();
});

it('runs at once when the page is already scrolled', () => {
  vi.stubGlobal('scrollY', 120);
  const work = vi.fn();
  whenUsed(work);
  expect(work).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

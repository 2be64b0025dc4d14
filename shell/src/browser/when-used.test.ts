// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { whenUsed } from './when-used.ts';

it('waits for the first sign of use, and works once', () => {
  const work = vi.fn();
  whenUsed(work);
  dispatchEvent(new Event('load'));
  expect(work).not.toHaveBeenCalled();
  dispatchEvent(new Event('keydown'));
  dispatchEvent(new Event('pointermove'));
  expect(work).toHaveBeenCalledOnce();
});

it('does not wait where somebody has scrolled already', () => {
  vi.stubGlobal('scrollY', 120);
  const work = vi.fn();
  whenUsed(work);
  expect(work).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

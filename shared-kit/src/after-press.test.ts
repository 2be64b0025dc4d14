// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { afterPress } from './after-press.ts';

afterEach(() => void vi.restoreAllMocks());

const press = () => vi.spyOn(document, 'querySelector').mockReturnValue(document.body);

it('runs at once without a press', () => {
  const act = vi.fn();
  afterPress(act);
  expect(act).toHaveBeenCalledTimes(1);
});

it.each(['mouseup', 'dragend'])('runs once, in the task after %s', async (end) => {
  press();
  const act = vi.fn();
  afterPress(act);
  window.dispatchEvent(new Event(end));
  expect(act).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(act).toHaveBeenCalledTimes(1));
  window.dispatchEvent(new Event('mouseup'));
  await new Promise((done) => setTimeout(done));
  expect(act).toHaveBeenCalledTimes(1);
});

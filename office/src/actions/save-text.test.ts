// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { saveText } from './save-text.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('keeps the file until the browser has saved it', () => {
  vi.useFakeTimers();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  saveText({ filename: 'lista.csv', text: 'correo' });
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(revoke).toHaveBeenCalledOnce();
});

// @vitest-environment happy-dom
import { allSettled, fork } from 'effector';
import { afterEach, expect, it, vi } from 'vitest';
import { saveDataFileFx } from './save-data-file.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('keeps the file until the browser has saved it', async () => {
  vi.useFakeTimers();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  const result = { exported_at: '2026-12-01T12:06:00.000Z', data: {} };
  await allSettled(saveDataFileFx, { scope: fork(), params: { params: 'json', result } });
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(revoke).toHaveBeenCalledOnce();
});

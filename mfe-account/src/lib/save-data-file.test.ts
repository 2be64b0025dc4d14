// @vitest-environment happy-dom
import { allSettled, fork } from 'effector';
import { hostProvided } from 'shared-kit/host';
import { createTestHost } from 'shared-kit/test-host';
import { afterEach, expect, it, vi } from 'vitest';
import { saveDataFileFx } from './save-data-file.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('names the file in the language of the page', async () => {
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const scope = fork();
  await allSettled(hostProvided, { scope, params: createTestHost({ locale: 'en' }) });
  const result = { exported_at: '2026-12-01T12:06:00.000Z', data: {}, orders_csv: 'order' };
  for (const params of ['json', 'csv'] as const)
    await allSettled(saveDataFileFx, { scope, params: { params, result } });
  expect(names).toEqual(['my-data.json', 'my-purchases.csv']);
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

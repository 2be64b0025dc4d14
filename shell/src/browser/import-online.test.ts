import { afterEach, expect, it, vi } from 'vitest';
import { importOnline } from './import-online.ts';

afterEach(() => vi.unstubAllGlobals());

it('does not try without a connection, so that the engine keeps no failure', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const load = vi.fn(async () => 'code');
  await expect(importOnline(load)).rejects.toMatchObject({ name: 'ApiError', code: 'NETWORK' });
  expect(load).not.toHaveBeenCalled();
  vi.stubGlobal('navigator', { onLine: true });
  expect(await importOnline(load)).toBe('code');
});

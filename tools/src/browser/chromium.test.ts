import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import {
  ChromiumError,
  chromiumProblem,
  ensureChromium,
  findChromium,
  findHeadlessShell,
} from './chromium.ts';

it('uses the browser that CHROMIUM names', () => {
  expect(findChromium(process.execPath)).toBe(process.execPath);
});

it('uses no headless shell when CHROMIUM names a browser', () => {
  expect(findHeadlessShell(process.execPath)).toBeUndefined();
});

it('fails when CHROMIUM names no file instead of using another browser', () => {
  expect(() => findChromium('/nowhere/chromium')).toThrow(ChromiumError);
  expect(() => findChromium('/nowhere/chromium')).toThrow(/\/nowhere\/chromium.*does not exist/);
});

afterEach(() => void vi.unstubAllEnvs());

it('tells in one sentence why a browser cannot run, with the remedy', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'chromium-'));
  const browser = path.join(folder, 'chrome');
  const linker = `${browser}: error while loading shared libraries: libnss3.so: cannot open shared object file`;
  writeFileSync(browser, `#!/bin/sh\necho '${linker}' >&2\nexit 127\n`, { mode: 0o755 });
  vi.stubEnv('CHROMIUM', browser);
  const error = await ensureChromium().catch((reason: unknown) => reason);
  rmSync(folder, { recursive: true });
  expect(error).toBeInstanceOf(ChromiumError);
  expect((error as Error).message).toBe(
    `${browser} cannot run (${linker}). Install Chromium or Google Chrome (Debian, as root: apt-get install chromium), ` +
      'or set CHROMIUM to the path of one.',
  );
});

it('accepts a browser that runs', async () => {
  expect(await chromiumProblem(process.execPath)).toBeUndefined();
  expect(await chromiumProblem('/nowhere/chromium')).toMatch(/^\/nowhere\/chromium cannot run \(.*ENOENT/);
});

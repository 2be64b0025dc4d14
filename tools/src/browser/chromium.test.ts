import { expect, it } from 'vitest';
import { ChromiumError, findChromium, findHeadlessShell } from './chromium.ts';

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

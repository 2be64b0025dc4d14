import { expect, it } from 'vitest';
import { ChromiumError, findChromium } from './chromium.ts';

it('uses the browser that CHROMIUM names', () => {
  expect(findChromium(process.execPath)).toBe(process.execPath);
});

it('fails when CHROMIUM names no file instead of using another browser', () => {
  expect(() => findChromium('/nowhere/chromium')).toThrow(ChromiumError);
  expect(() => findChromium('/nowhere/chromium')).toThrow(/\/nowhere\/chromium.*does not exist/);
});

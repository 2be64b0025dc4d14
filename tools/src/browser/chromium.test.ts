import { expect, it } from 'vitest';
import { ChromiumError, findChromium } from './chromium.ts';

it('takes the browser that CHROMIUM names', () => {
  expect(findChromium(process.execPath)).toBe(process.execPath);
});

it('says so when CHROMIUM names nothing, instead of taking another browser', () => {
  expect(() => findChromium('/nowhere/chromium')).toThrow(ChromiumError);
  expect(() => findChromium('/nowhere/chromium')).toThrow(/\/nowhere\/chromium.*does not exist/);
});

import { describe, expect, it } from 'vitest';
import { deviceOf } from './device-of.ts';

const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const APPLE_WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID = 'Linux; Android 15; SM-S921B';
const IPHONE = 'iPhone; CPU iPhone OS 18_1 like Mac OS X';

describe('the name of a device', () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`,
      'Chrome',
      'Windows',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
      'Edge',
      'Windows',
    ],
    [`Mozilla/5.0 (${IPHONE}) ${APPLE_WEBKIT} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
    [`Mozilla/5.0 (${IPHONE}) ${APPLE_WEBKIT} CriOS/142.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
    [
      `Mozilla/5.0 (${ANDROID}) ${WEBKIT} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet',
      'Android',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox', 'Linux'],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${APPLE_WEBKIT} Version/18.1 Safari/605.1.15`,
      'Safari',
      'Mac',
    ],
    ['curl/8.9.1', null, null],
    [null, null, null],
  ])('%s', (userAgent, program, system) => {
    expect(deviceOf(userAgent)).toEqual({ program, system });
  });
});

import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('HOST', () => {
  it.each([
    ['a demo', {}, '127.0.0.1'],
    ['a demo with an empty setting', { HOST: '' }, '127.0.0.1'],
    ['a demo with a setting', { HOST: '0.0.0.0' }, '0.0.0.0'],
    ['production', { SHOP_MODE: 'production' }, '0.0.0.0'],
  ])('is correct for %s', (_, env, host) => {
    expect(readConfig(env).host).toBe(host);
  });
});

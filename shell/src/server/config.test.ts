import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the development key', () => {
  it('is read in a demo, and never in production', () => {
    const env = { KEYS_DIR: '/keys' };
    expect(readConfig(env).developmentKeyFile).toBe('/keys/development.public');
    expect(readConfig({ ...env, SHOP_MODE: 'production' }).developmentKeyFile).toBeNull();
  });
});

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

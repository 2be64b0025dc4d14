import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the address that the shell listens on', () => {
  it.each([
    ['a demo', {}, '127.0.0.1'],
    ['a demo whose setting is empty', { HOST: '' }, '127.0.0.1'],
    ['a demo that is told to', { HOST: '0.0.0.0' }, '0.0.0.0'],
    ['production', { SHOP_MODE: 'production' }, '0.0.0.0'],
  ])('of %s is known', (_, env, host) => {
    expect(readConfig(env).host).toBe(host);
  });
});

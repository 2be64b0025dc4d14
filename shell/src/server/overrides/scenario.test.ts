import { describe, expect, it } from 'vitest';
import { parseScenario } from './scenario.ts';

describe('scenario of the stubbed API in the address', () => {
  it.each([
    ['', { scenario: 'normal', overrides: {} }],
    ['sold-out', { scenario: 'sold-out', overrides: {} }],
    [
      'normal,catalogue.wines.list:server-error',
      { scenario: 'normal', overrides: { 'catalogue.wines.list': 'server-error' } },
    ],
    ['update-cart:slow', { scenario: 'normal', overrides: { 'update-cart': 'slow' } }],
    ['<b>,a:b:c,x:', { scenario: 'normal', overrides: {} }],
  ])('%j is parsed', (text, expected) => {
    expect(parseScenario(text)).toEqual(expected);
  });
});

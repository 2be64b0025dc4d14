import { describe, expect, it } from 'vitest';
import { isStubVersion, parseOverride, stubVersion } from './override.ts';

describe('override in an address', () => {
  it.each([
    ['real', { kind: 'real' }],
    ['stub', { kind: 'stub', behaviour: '' }],
    ['stub:slow', { kind: 'stub', behaviour: 'slow' }],
    ['1.2.0', { kind: 'version', version: '1.2.0' }],
    ['1.0.0-4a1ee88455', { kind: 'version', version: '1.0.0-4a1ee88455' }],
    ['http://localhost:3101/', { kind: 'address', url: 'http://localhost:3101' }],
    ['https://preview.example/catalog/8', { kind: 'address', url: 'https://preview.example/catalog/8' }],
  ])('reads %s', (text, expected) => {
    expect(parseOverride(text)).toEqual(expected);
  });

  it.each([
    '',
    '.',
    '..',
    '../../etc',
    '..%2f',
    'a/../b',
    '1.0.0/../../x',
    'stub:',
    'stub:../x',
    'stub:slow:er',
    'http://',
    'http://user@localhost/',
    'http://localhost/?a=1',
    'ftp://localhost/',
    'javascript:alert(1)',
    'a'.repeat(65),
  ])('refuses %j', (text) => {
    expect(parseOverride(text)).toBeNull();
  });

  it('distinguishes stubs and releases by the name of their folder', () => {
    expect(stubVersion('')).toBe('stub');
    expect(stubVersion('slow')).toBe('stub-slow');
    expect(['stub', 'stub-slow'].every(isStubVersion)).toBe(true);
    expect(['1.0.0', 'stubborn'].some(isStubVersion)).toBe(false);
  });
});

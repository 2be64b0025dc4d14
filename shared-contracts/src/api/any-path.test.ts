import { describe, expect, it } from 'vitest';
import { readPath } from './any-path.ts';
import { endpointUrl } from './endpoint.ts';

describe('a path of the caller’s', () => {
  it('is read as it stands, with the query beside it', () => {
    const endpoint = readPath('/wines/tinto-1');
    expect(endpoint.method).toBe('GET');
    expect(endpointUrl(endpoint, { query: { page: 2, tipo: ['a', 'b'] } })).toBe(
      '/wines/tinto-1?page=2&tipo=a&tipo=b',
    );
  });

  it.each([
    'https://evil.example/x',
    '//evil.example',
    'wines',
    '',
    '/../admin',
    '/a/..',
    '/wines?x=1',
    '/:id',
    '/a b',
  ])('is refused when it leads elsewhere: %j', (path) => {
    expect(() => readPath(path)).toThrow(TypeError);
  });
});

import { describe, expect, it } from 'vitest';
import { readPictureRequest } from './formats.ts';

describe('the address of a picture', () => {
  it('contains file, format and width', () => {
    expect(readPictureRequest('products/x.1a2b3c4d.avif', '320')).toEqual({
      path: 'products/x.1a2b3c4d',
      width: 320,
      format: 'avif',
    });
  });

  it('defaults to 800 pixels, and returns the drawing itself for svg', () => {
    expect(readPictureRequest('products/x.1a2b3c4d.webp')?.width).toBe(800);
    expect(readPictureRequest('products/x.1a2b3c4d.svg', '320')).toMatchObject({
      width: null,
      format: 'svg',
    });
  });

  it.each(['321', '0', '-320', '1e2', '320px', '99999', ''])('refuses the width "%s"', (width) => {
    expect(readPictureRequest('products/x.1a2b3c4d.avif', width)).toBeNull();
  });

  it.each([
    '../secret.1a2b3c4d.svg',
    'products/../../etc/passwd.1a2b3c4d.svg',
    '/etc/x.1a2b3c4d.svg',
    'products/..%2fx.1a2b3c4d.svg',
    'products\\x.1a2b3c4d.svg',
    'products/x.1a2b3c4d.png',
    'products/x.svg',
    'products/x.1a2b3c4d.svg\0',
  ])('refuses the path %j', (file) => {
    expect(readPictureRequest(file)).toBeNull();
  });
});

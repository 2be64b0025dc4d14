import { describe, expect, it } from 'vitest';
import { pathAfterSignIn } from './path-after-sign-in.ts';

describe('the path after login', () => {
  it.each(['/cuenta/mi-cuenta', '/cuenta/compras?page=2#ultima'])('is the requested path %s', (path) => {
    expect(pathAfterSignIn(path)).toBe(path);
  });

  // The test must notice this fault in mfe-account/src/lib/sign-in/path-after-sign-in.ts
  // - origin === ORIGIN &&
  // test is the home page for
  it.each([
    null,
    '',
    'cuenta',
    '//elsewhere.example/x',
    '/\\elsewhere.example',
    'https://elsewhere.example/',
    'javascript:alert(1)',
    '/iniciar-sesion?x=1',
    'http://[',
  ])('is the home page for %j', (path) => {
    expect(pathAfterSignIn(path)).toBe('/');
  });
});

// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { markPainted } from './mark-painted.ts';

it('lets the browser request the late pictures and the manifest', () => {
  markPainted();
  expect(document.documentElement.hasAttribute('data-painted')).toBe(true);
  expect(document.head.querySelector('link[rel=manifest]')?.getAttribute('href')).toBe(
    '/manifest.webmanifest',
  );
});

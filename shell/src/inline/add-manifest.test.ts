// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { addManifest } from './add-manifest.ts';

it('adds the web app manifest', () => {
  addManifest();
  expect(document.head.querySelector<HTMLLinkElement>('link[rel=manifest]')?.getAttribute('href')).toBe(
    '/manifest.webmanifest',
  );
});

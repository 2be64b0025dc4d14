// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { markPainted } from './mark-painted.ts';

it('lets the browser request the late pictures', () => {
  markPainted();
  expect(document.documentElement.hasAttribute('data-painted')).toBe(true);
});

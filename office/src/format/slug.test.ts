import { expect, it } from 'vitest';
import { slugOf } from './slug.ts';

it('makes an address of any words', () => {
  const slugs = ['Ñuñoa & Cía.', ' — ', 'a'.repeat(100)].map((text) => slugOf(text, 80));
  expect(slugs).toEqual(['nunoa-cia', '', 'a'.repeat(80)]);
});

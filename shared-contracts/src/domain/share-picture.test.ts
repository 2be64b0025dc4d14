import { describe, expect, it } from 'vitest';
import { sharePictureOf } from './share-picture.ts';

describe('the picture to share', () => {
  it.each([
    '/storage/scenes/hero.0cc53437',
    '/storage/scenes/hero.0cc53437.jpg?w=960',
    '/storage/scenes/hero.0cc53437.avif?w=1280',
    '/storage/scenes/hero.0cc53437.webp',
    '/storage/scenes/hero.0cc53437?w=960',
  ])('is a jpg of 1200 pixels for %s', (image) => {
    expect(sharePictureOf(image)).toBe('/storage/scenes/hero.0cc53437.jpg?w=1200');
  });

  it('keeps an address outside of /storage', () => {
    expect(sharePictureOf('https://pictures.example/a.png?x=1')).toBe('https://pictures.example/a.png?x=1');
  });
});

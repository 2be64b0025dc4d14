import { describe, expect, it } from 'vitest';
import { sharePictureOf } from './share-picture.ts';

describe('the picture to share', () => {
  it.each([
    '/storage/scenes/hero.0cc53437',
    '/storage/scenes/hero.0cc53437.jpg?w=960',
    '/storage/scenes/hero.0cc53437.avif?w=1280',
    '/storage/scenes/hero.0cc53437.webp',
    '/storage/scenes/hero.0cc53437?w=960',
  ])('is one jpg of a size, whatever %s asked for', (image) => {
    expect(sharePictureOf(image)).toBe('/storage/scenes/hero.0cc53437.jpg?w=1200');
  });

  it('leaves an address elsewhere alone', () => {
    expect(sharePictureOf('https://pictures.example/a.png?x=1')).toBe('https://pictures.example/a.png?x=1');
  });
});

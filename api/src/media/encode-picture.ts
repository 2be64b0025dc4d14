import sharp from 'sharp';
import type { PictureFormat, Width } from './formats.ts';

// One picture at a time is fast enough, and leaves the machine to the shop's requests.
sharp.concurrency(1);

/** Under transparent art where the format knows no transparency: paper-2, the ground of cards. */
const GROUND = '#F4EEE4';

/** Low effort: a card must be there in a breath; the bytes it costs are counted in the tests. */
const AVIF = { quality: 50, effort: 2, chromaSubsampling: '4:2:0' } as const;
const WEBP = { quality: 76, alphaQuality: 80, effort: 3, smartSubsample: true } as const;
const JPG = { quality: 80, mozjpeg: true } as const;

/**
 * A drawing or a photograph as a picture of `width` pixels; height follows. Transparency is kept except in jpg.
 * @throws Error when the source is no picture
 */
export const encodePicture = async (
  source: string | Uint8Array,
  { width, format }: { width: Width; format: PictureFormat },
): Promise<Buffer> => {
  const bytes = typeof source === 'string' ? Buffer.from(source) : source;
  const picture = sharp(bytes, { limitInputPixels: 40_000_000 }).autoOrient().resize({ width });
  switch (format) {
    case 'avif':
      return picture.avif(AVIF).toBuffer();
    case 'webp':
      return picture.webp(WEBP).toBuffer();
    case 'jpg':
      return picture.flatten({ background: GROUND }).jpeg(JPG).toBuffer();
  }
};

import { SHARE_PICTURE } from 'shared-contracts/domain/share-picture';
import sharp, { type Sharp } from 'sharp';
import type { PictureFormat, Width } from './formats.ts';

// One picture at a time is fast enough, and leaves the machine to the shop's requests.
sharp.concurrency(1);

/** Under transparent art where the format knows no transparency: paper-2, the ground of cards. */
const GROUND = '#F4EEE4';

/** Low effort: a card must be there in a breath; the bytes it costs are counted in the tests. */
const AVIF = { quality: 50, effort: 2, chromaSubsampling: '4:2:0' } as const;
const WEBP = { quality: 76, alphaQuality: 80, effort: 3, smartSubsample: true } as const;
const JPG = { quality: 80, mozjpeg: true } as const;

/** What is shared has the shape that networks cut to: a scene fills it, a bottle stands whole in its middle. */
const toShare = async (picture: Sharp): Promise<Sharp> => {
  const { width = 0, height = 0 } = await picture.metadata();
  return width > height
    ? picture.resize({ ...SHARE_PICTURE, fit: 'cover' })
    : picture.resize({ ...SHARE_PICTURE, fit: 'contain', background: GROUND });
};

/**
 * A drawing or a photograph as a picture of `width` pixels; height follows, but for the one to share. Transparency is
 * kept except in jpg.
 * @throws Error when the source is no picture
 */
export const encodePicture = async (
  source: string | Uint8Array,
  { width, format }: { width: Width; format: PictureFormat },
): Promise<Buffer> => {
  const bytes = typeof source === 'string' ? Buffer.from(source) : source;
  const whole = sharp(bytes, { limitInputPixels: 40_000_000 }).autoOrient();
  const picture = width === SHARE_PICTURE.width ? await toShare(whole) : whole.resize({ width });
  switch (format) {
    case 'avif':
      return picture.avif(AVIF).toBuffer();
    case 'webp':
      return picture.webp(WEBP).toBuffer();
    case 'jpg':
      return picture.flatten({ background: GROUND }).jpeg(JPG).toBuffer();
  }
};

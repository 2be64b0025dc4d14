import { SHARE_PICTURE } from 'shared-contracts/domain/share-picture';
import sharp, { type Sharp } from 'sharp';
import { isTooLarge } from './decode/open-photograph.ts';
import type { PictureFormat, Width } from './formats.ts';

// One thread per picture, to leave processor time for requests.
sharp.concurrency(1);

/** Background for formats without transparency: paper-2, the background of cards. */
const GROUND = '#F4EEE4';

/** Low effort for fast encoding. Tests check the resulting bytes. */
const AVIF = { quality: 50, effort: 2, chromaSubsampling: '4:2:0' } as const;
const WEBP = { quality: 76, alphaQuality: 80, effort: 3, smartSubsample: true } as const;
const JPG = { quality: 80, mozjpeg: true } as const;

/** Converts a picture to share format: scenes fill it, a bottle is centred and complete. */
const toShare = async (picture: Sharp): Promise<Sharp> => {
  const { width = 0, height = 0 } = await picture.metadata();
  return width > height
    ? picture.resize({ ...SHARE_PICTURE, fit: 'cover' })
    : picture.resize({ ...SHARE_PICTURE, fit: 'contain', background: GROUND });
};

/**
 * Encodes a drawing or a photograph with `width` pixels. The height follows, except for the share picture.
 * Keeps transparency except in jpg.
 * @throws Error when the source is not a picture, or takes too much memory
 */
export const encodePicture = async (
  source: string | Uint8Array,
  { width, format }: { width: Width; format: PictureFormat },
): Promise<Buffer> => {
  const bytes = typeof source === 'string' ? Buffer.from(source) : source;
  const opened = sharp(bytes);
  if (isTooLarge(await opened.metadata())) throw new Error('The picture takes too much memory');
  const whole = opened.autoOrient();
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

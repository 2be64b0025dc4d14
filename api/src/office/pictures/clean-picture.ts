import { DomainError } from 'shared-contracts/errors/domain-error';
import { MIN_LOGO_SIDE, MIN_PICTURE_SIDE } from 'shared-contracts/office/picture-limits';
import type { addPicture } from 'shared-contracts/office/pictures.schema';
import type { z } from 'zod';

type Upload = z.output<typeof addPicture.body>;

/** Accepted formats, by content. No SVG, because it may contain scripts. */
const FORMATS: readonly string[] = ['jpeg', 'png', 'webp', 'heif'];
/** A small file may decode to a picture that fills the memory. */
const MAX_PIXELS = 60_000_000;
/** Longest side in pixels of a stored picture: the shop shows up to 1,600. */
const MAX_SIDE = 2_000;
const PRODUCT_SHAPE = { width: 4, height: 5 };
const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };

export interface CleanPicture {
  body: Buffer;
  width: number;
  height: number;
}

const leastSide = (shape: Upload['shape']): number => (shape === 'logo' ? MIN_LOGO_SIDE : MIN_PICTURE_SIDE);

const refused = (shape: Upload['shape']) =>
  new DomainError('PICTURE_NOT_ACCEPTED', { pixels: leastSide(shape) }, ['file']);

interface Size {
  width: number;
  height: number;
}

/** Crop in pixels, inside the picture. */
const cropOf = ({ width, height }: Size, crop: Upload['crop']) => {
  const { left: x, top: y, width: w, height: h } = crop ?? { left: 0, top: 0, width: 1, height: 1 };
  const [left, top] = [Math.round(x * width), Math.round(y * height)];
  return {
    left,
    top,
    width: Math.min(Math.round(w * width), width - left),
    height: Math.min(Math.round(h * height), height - top),
  };
};

/** Size that the picture is padded to, with the shape of product pictures. */
const paddedSize = ({ width, height }: Size): Size => {
  const unit = Math.max(width / PRODUCT_SHAPE.width, height / PRODUCT_SHAPE.height);
  return { width: Math.round(unit * PRODUCT_SHAPE.width), height: Math.round(unit * PRODUCT_SHAPE.height) };
};

/**
 * Decodes a photograph and encodes it again as WebP, upright, cropped, without EXIF data or anything else that the file
 * may carry.
 * @throws DomainError PICTURE_NOT_ACCEPTED
 */
export const cleanPicture = async (
  file: Buffer,
  { crop, shape }: Pick<Upload, 'crop' | 'shape'>,
): Promise<CleanPicture> => {
  // Load on demand: the library is large.
  const { default: sharp } = await import('sharp');
  const open = () => sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' });
  const about = await open()
    .metadata()
    .catch(() => null);
  if (!about || !FORMATS.includes(about.format)) throw refused(shape);
  const part = cropOf(about.autoOrient, crop);
  if (Math.min(part.width, part.height) < leastSide(shape)) throw refused(shape);
  const inside = { fit: 'inside', withoutEnlargement: true } as const;
  try {
    const upright = open().autoOrient().extract(part).resize(MAX_SIDE, MAX_SIDE, inside);
    const { data, info } = await upright
      .webp({ quality: 90, alphaQuality: 95 })
      .toBuffer({ resolveWithObject: true });
    const size = shape === 'product' ? paddedSize(info) : info;
    if (size.width === info.width && size.height === info.height)
      return { body: data, width: info.width, height: info.height };
    const padded = await sharp(data)
      .resize({ width: size.width, height: size.height, fit: 'contain', background: TRANSPARENT })
      .webp({ quality: 92, alphaQuality: 95 })
      .toBuffer();
    return { body: padded, ...size };
  } catch {
    throw refused(shape);
  }
};

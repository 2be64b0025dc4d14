import sharp from 'sharp';
import { openPhotograph } from './open-photograph.ts';

/** Longest side in pixels of a stored picture: the shop shows up to 1,600. */
const MAX_SIDE = 2_000;
const PRODUCT_SHAPE = { width: 4, height: 5 };
const TRANSPARENT = { r: 0, g: 0, b: 0, alpha: 0 };

export interface CleanPicture {
  body: Buffer;
  width: number;
  height: number;
}

/** Part of the picture, as shares of its width and height. */
interface Crop {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface CleanOptions {
  crop?: Crop | undefined;
  /** Least pixels of each side, after the crop. */
  leastSide: number;
  /** Pads the picture to the shape of product pictures. */
  padded: boolean;
}

interface Size {
  width: number;
  height: number;
}

/** Crop in pixels, inside the picture. */
const cropOf = ({ width, height }: Size, crop: Crop | undefined) => {
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
 * may carry. Null when the file is no readable photograph, or too small.
 */
export const cleanPicture = async (
  file: Uint8Array,
  { crop, leastSide, padded }: CleanOptions,
): Promise<CleanPicture | null> => {
  const photograph = await openPhotograph(file);
  if (!photograph) return null;
  const { metadata, open } = photograph;
  const part = cropOf(metadata.autoOrient, crop);
  if (Math.min(part.width, part.height) < leastSide) return null;
  const inside = { fit: 'inside', withoutEnlargement: true } as const;
  try {
    const { data, info } = await open()
      .autoOrient()
      .extract(part)
      .resize(MAX_SIDE, MAX_SIDE, inside)
      .webp({ quality: 90, alphaQuality: 95 })
      .toBuffer({ resolveWithObject: true });
    const size = padded ? paddedSize(info) : info;
    if (size.width === info.width && size.height === info.height)
      return { body: data, width: info.width, height: info.height };
    const body = await sharp(data)
      .resize({ width: size.width, height: size.height, fit: 'contain', background: TRANSPARENT })
      .webp({ quality: 92, alphaQuality: 95 })
      .toBuffer();
    return { body, ...size };
  } catch {
    return null;
  }
};

import { SHARE_PICTURE } from 'shared-contracts/domain/share-picture';

/** Allowed widths. Arbitrary widths would allow strangers to fill the disk. */
const WIDTHS = [160, 240, 320, 480, 640, 800, 960, SHARE_PICTURE.width, 1280, 1600] as const;
export type Width = (typeof WIDTHS)[number];

/** Width without a `w` parameter. */
const DEFAULT_WIDTH: Width = 800;

export const FORMATS = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof FORMATS)[number];

export const CONTENT_TYPES = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  svg: 'image/svg+xml',
} as const;

export const isWidth = (width: number): width is Width => WIDTHS.some((allowed) => allowed === width);

export interface PictureRequest {
  /** Path below the source folder without extension: `products/slug.1a2b3c4d`. */
  path: string;
  /** Null for the SVG source. */
  width: Width | null;
  format: PictureFormat | 'svg';
}

/** Paths that seed and import create: one dot before the hash and one before the extension, so `..` cannot match. */
const PATH = /^((?:[a-z0-9-]+\/){0,3}[a-z0-9-]+\.[0-9a-f]{8})\.(avif|webp|jpg|svg)$/;

/**
 * Parses a path below /storage, e.g. `products/slug.1a2b3c4d.avif`, and `w`. Null for an unknown format, a
 * width that is not allowed or an unsafe path.
 */
export const readPictureRequest = (file: string, w?: string | null): PictureRequest | null => {
  const found = PATH.exec(file);
  if (!found) return null;
  const [, path = '', format = ''] = found;
  if (format === 'svg') return { path, width: null, format };
  const width = w === undefined || w === null ? DEFAULT_WIDTH : /^\d{1,4}$/.test(w) ? Number(w) : 0;
  return isWidth(width) ? { path, width, format: format as PictureFormat } : null;
};

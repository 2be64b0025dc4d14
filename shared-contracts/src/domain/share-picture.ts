/** Size of a page's share picture (Open Graph), in pixels. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/**
 * Address of the share picture for a picture below /storage, in any format or width.
 * Returns other addresses unchanged.
 */
export const sharePictureOf = (image: string): string =>
  image.startsWith('/storage/')
    ? `${image.replace(/(?:\.(?:avif|webp|jpg))?(?:\?.*)?$/, '')}.jpg?w=${SHARE_PICTURE.width}`
    : image;

/** The picture that goes with a page when it is shared: the size that networks ask for (Open Graph), in pixels. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/** A picture below /storage, its base or an address of any width, as the one to share. Other addresses stay as they are. */
export const sharePictureOf = (image: string): string =>
  image.startsWith('/storage/')
    ? `${image.replace(/(?:\.(?:avif|webp|jpg))?(?:\?.*)?$/, '')}.jpg?w=${SHARE_PICTURE.width}`
    : image;

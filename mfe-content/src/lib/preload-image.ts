import type { PageHead } from 'shared-contracts/host';

/** The widths that shared-ui's Picture offers. */
const WIDTHS = [160, 320, 480, 640, 960, 1280];

/**
 * Preload of a picture that the markup shows with `Picture`: same addresses and `sizes`, or the browser fetches it
 * twice. A test compares the two.
 */
export const preloadImageOf = (base: string, sizes: string): NonNullable<PageHead['preloadImage']> => [
  {
    type: 'image/avif',
    sizes,
    srcset: WIDTHS.map((width) => `${base}.avif?w=${width} ${width}w`).join(', '),
  },
];

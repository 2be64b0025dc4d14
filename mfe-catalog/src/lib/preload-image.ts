import type { PageHead } from 'shared-contracts/host';

/** Widths that `Picture` of shared-ui offers. */
const WIDTHS = [160, 320, 480, 640, 960, 1280];

/**
 * Preload entry of a picture that the page shows with `Picture`. Addresses and `sizes` must be equal, or the
 * browser loads the picture twice. A test of each page compares them.
 */
export const preloadImageOf = (base: string, sizes: string): NonNullable<PageHead['preloadImage']> => [
  {
    type: 'image/avif',
    sizes,
    srcset: WIDTHS.map((width) => `${base}.avif?w=${width} ${width}w`).join(', '),
  },
];

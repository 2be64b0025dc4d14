import type { PageHead } from 'shared-contracts/host';
import { DEFAULT_WIDTHS, sourceSet } from './source-set.ts';

/**
 * Preload entry of a picture that the page shows with `Picture` in its default widths. `base` and `sizes`
 * must equal those of `Picture`, or the browser loads the picture twice.
 */
export const preloadImageOf = (base: string, sizes: string): NonNullable<PageHead['preloadImage']> => [
  { type: 'image/avif', sizes, srcset: sourceSet(base, 'avif', DEFAULT_WIDTHS) },
];

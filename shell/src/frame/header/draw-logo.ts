/** Draws the logo on the server, so that the browser needs no code to choose its files. */
import type { Layout } from 'shared-contracts/api/pages.schema';
import { LOGO_HEIGHT, MAX_LOGO_WIDTH } from 'shared-contracts/domain/brand-colours';

type Logo = NonNullable<NonNullable<Layout['brand']>['logo']>;

/** Attributes of the image. */
export interface DrawnLogo {
  src: string;
  srcSet: string;
  /** Size of the picture in pixels, with which the browser reserves the space. */
  width: number;
  height: number;
  /** Mark for the style sheet. */
  'data-logo': '';
}

/** Widths that the API encodes, ascending (api/src/media/formats.ts). */
const WIDTHS = [160, 240, 320, 480] as const;

const widthFor = (pixels: number): number => WIDTHS.find((width) => width >= pixels) ?? WIDTHS[3];

/** @returns attributes of the image with a file for each screen density */
export const drawLogo = ({ image, width, height }: Logo): DrawnLogo => {
  const shown = Math.min(MAX_LOGO_WIDTH, (LOGO_HEIGHT * width) / height);
  const file = (density: number): string => `${image}.webp?w=${widthFor(shown * density)}`;
  return { src: file(1), srcSet: `${file(2)} 2x`, width, height, 'data-logo': '' };
};

/** Rules for `[data-logo]`. A page sends them only with a logo. Pixels, so that enlarged text does not enlarge it. */
export const LOGO_CSS = [
  '@layer shell{[data-logo]{display:block;width:auto;max-width:min(42vw,144px);height:36px;',
  'object-fit:contain;object-position:left}',
  // Enlarged text can move the language buttons to the end of a line. There, their negative right margin
  // (language-choice.module.css) would make the page overflow.
  '@media(width<768px){a:has(>[data-logo])~form fieldset{margin-right:0}}',
  `@media(width>=1200px){[data-logo]{max-width:${MAX_LOGO_WIDTH}px;height:${LOGO_HEIGHT}px}}}`,
].join('');

import type { Home } from 'shared-contracts/api/pages.schema';
import type { PageHead } from 'shared-contracts/host';
import { sourceSet } from 'shared-ui/picture';

type HeroPictures = Pick<Home['hero'], 'picture' | 'picture_portrait'>;

/** The hero has the full width of the viewport. */
export const HERO_SIZES = '100vw';

/** Two crops of the picture. Their media queries must cover all window widths without overlap. */
const CROPS = [
  { key: 'picture_portrait', media: '(width < 640px)', widths: [480, 640, 800, 960] },
  { key: 'picture', media: '(width >= 640px)', widths: [960, 1280, 1600] },
] as const;

/** Sources of the hero's `<picture>`: both crops, AVIF before WebP. */
export const heroSources = (pictures: HeroPictures) =>
  CROPS.flatMap(({ key, media, widths }) =>
    (['avif', 'webp'] as const).map((format) => ({
      media,
      type: `image/${format}`,
      srcSet: sourceSet(pictures[key].image, format, widths),
      width: pictures[key].width,
      height: pictures[key].height,
    })),
  );

/** Preload entries of the hero. Must match the sources, or the browser loads the picture twice. */
export const heroPreloads = (pictures: HeroPictures): NonNullable<PageHead['preloadImage']> =>
  heroSources(pictures)
    .filter(({ type }) => type === 'image/avif')
    .map(({ media, type, srcSet }) => ({ media, type, srcset: srcSet, sizes: HERO_SIZES }));

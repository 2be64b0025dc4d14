import type { Home } from 'shared-contracts/api/pages.schema';
import type { PageHead } from 'shared-contracts/host';

type HeroPictures = Pick<Home['hero'], 'picture' | 'picture_portrait'>;
type Format = 'avif' | 'webp';

/** From edge to edge of the window, at every width. */
export const HERO_SIZES = '100vw';

/** The two cuts of the scene; their media queries leave no gap and do not overlap. */
const CUTS = [
  { key: 'picture_portrait', media: '(width < 640px)', widths: [480, 640, 800, 960] },
  { key: 'picture', media: '(width >= 640px)', widths: [960, 1280, 1600] },
] as const;

const srcsetOf = (base: string, format: Format, widths: readonly number[]): string =>
  widths.map((width) => `${base}.${format}?w=${width} ${width}w`).join(', ');

/** Sources of the hero's `<picture>`: both cuts, each in AVIF before WebP. */
export const heroSources = (pictures: HeroPictures) =>
  CUTS.flatMap(({ key, media, widths }) =>
    (['avif', 'webp'] as const).map((format) => ({
      media,
      type: `image/${format}`,
      srcSet: srcsetOf(pictures[key].image, format, widths),
      width: pictures[key].width,
      height: pictures[key].height,
    })),
  );

/** Preloads of exactly what the browser will choose from the markup, or it would fetch the scene twice. */
export const heroPreloads = (pictures: HeroPictures): NonNullable<PageHead['preloadImage']> =>
  heroSources(pictures)
    .filter(({ type }) => type === 'image/avif')
    .map(({ media, type, srcSet }) => ({ media, type, srcset: srcSet, sizes: HERO_SIZES }));

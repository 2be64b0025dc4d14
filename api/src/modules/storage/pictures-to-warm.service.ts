import type { Executor } from '../../db/connect.ts';
import type { PictureRequest, Width } from '../../media/formats.ts';
import { findHomeContent, findProductImages, findSceneImages } from './images.repository.ts';

/** Widths in pixels of a product card's picture on a phone and on a desktop. */
const CARD_WIDTHS: readonly Width[] = [320, 480];
/** Widths in pixels of the first picture of the home page. */
const HERO_WIDTHS: readonly Width[] = [640, 800, 960, 1280];
/** Widths in pixels of the top picture of articles, events and pages: on a card, and above the text. */
const SCENE_WIDTHS: readonly Width[] = [480, 960];

const PREFIX = '/storage/';

/** Requests for a picture of the shop's storage. None for a picture elsewhere. */
const inWidths = (image: string, widths: readonly Width[]): PictureRequest[] =>
  image.startsWith(PREFIX)
    ? widths.map((width) => ({ path: image.slice(PREFIX.length), width, format: 'avif' }))
    : [];

/**
 * Pictures to encode before the first request: those of the home page, then of product cards, then of
 * articles, events and pages.
 */
export async function findPicturesToWarm(db: Executor): Promise<PictureRequest[]> {
  const [home, products, scenes] = await Promise.all([
    findHomeContent(db),
    findProductImages(db),
    findSceneImages(db),
  ]);
  const { hero } = (home ?? {}) as { hero?: Record<string, { image?: string } | undefined> };
  const heroes = [hero?.picture?.image, hero?.picture_portrait?.image].filter((image) => image !== undefined);
  return [
    ...heroes.flatMap((image) => inWidths(image, HERO_WIDTHS)),
    ...products.flatMap((image) => inWidths(image, CARD_WIDTHS)),
    ...scenes.flatMap((image) => inWidths(image, SCENE_WIDTHS)),
  ];
}

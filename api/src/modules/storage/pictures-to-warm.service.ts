import type { Executor } from '../../db/connect.ts';
import type { PictureRequest, Width } from '../../media/formats.ts';
import { findHomeContent, findProductImages, findSceneImages } from './images.repository.ts';

/** Pixels. Cards on a phone and on a desktop; the first picture of the home page. */
const CARD_WIDTHS: readonly Width[] = [320, 480];
const HERO_WIDTHS: readonly Width[] = [640, 800, 960, 1280];
/** Pixels. Scenes of articles, events and pages: a card, and the width of a text. */
const SCENE_WIDTHS: readonly Width[] = [480, 960];

const PREFIX = '/storage/';

/** Pictures to encode ahead of requests: the home page's first, then product cards, then scenes. */
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

const inWidths = (image: string, widths: readonly Width[]): PictureRequest[] =>
  image.startsWith(PREFIX)
    ? widths.map((width) => ({ path: image.slice(PREFIX.length), width, format: 'avif' }))
    : [];

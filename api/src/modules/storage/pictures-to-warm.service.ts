import { sql } from 'kysely';
import type { Executor } from '../../db/connect.ts';
import type { PictureRequest, Width } from '../../media/formats.ts';

/** Pixels. Cards on a phone and on a desktop; the first picture of the home page. */
const CARD_WIDTHS: readonly Width[] = [320, 480];
const HERO_WIDTHS: readonly Width[] = [640, 800, 960, 1280];
/** Pixels. Scenes of articles, events and pages: a card, and the width of a text. */
const SCENE_WIDTHS: readonly Width[] = [480, 960];

const PREFIX = '/storage/';

/** Pictures that a first visitor would wait for: the home page's first, then every product's card, then the scenes. */
export async function findPicturesToWarm(db: Executor): Promise<PictureRequest[]> {
  const [home, products, scenes] = await Promise.all([
    db.selectFrom('pages').select('content').where('slug', '=', 'home').limit(1).executeTakeFirst(),
    db.selectFrom('products').select('image').where('is_active', '=', true).orderBy('rank').execute(),
    findScenes(db),
  ]);
  const { hero } = (home?.content ?? {}) as { hero?: Record<string, { image?: string } | undefined> };
  const heroes = [hero?.picture?.image, hero?.picture_portrait?.image].filter((image) => image !== undefined);
  return [
    ...heroes.flatMap((image) => inWidths(image, HERO_WIDTHS)),
    ...products.flatMap(({ image }) => inWidths(image, CARD_WIDTHS)),
    ...scenes.flatMap((image) => inWidths(image, SCENE_WIDTHS)),
  ];
}

/** Pictures that articles, events and pages open with. */
async function findScenes(db: Executor): Promise<string[]> {
  const opening = sql<string | null>`content #>> '{es,picture,image}'`.as('image');
  const rows = await Promise.all([
    db.selectFrom('articles').select(opening).orderBy('published_on', 'desc').execute(),
    db.selectFrom('events').select(opening).orderBy('starts_at').execute(),
    db
      .selectFrom('pages')
      .select(sql<string | null>`content #>> '{picture,image}'`.as('image'))
      .where('locale', '=', 'es')
      .execute(),
  ]);
  return [...new Set(rows.flat().flatMap(({ image }) => image ?? []))];
}

const inWidths = (image: string, widths: readonly Width[]): PictureRequest[] =>
  image.startsWith(PREFIX)
    ? widths.map((width) => ({ path: image.slice(PREFIX.length), width, format: 'avif' }))
    : [];

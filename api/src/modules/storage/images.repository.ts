import { sql } from 'kysely';
import type { Executor } from '../../db/connect.ts';
import { allValues, firstValue } from '../../db/query.ts';

/** Content of the home page in one language. All languages have the same pictures. */
export const findHomeContent = (db: Executor): Promise<object | undefined> =>
  firstValue(db.selectFrom('pages').select('content').where('slug', '=', 'home'));

/** Images of the products on sale, in the order of the listings. */
export const findProductImages = (db: Executor): Promise<string[]> =>
  allValues(db.selectFrom('products').select('image').where('is_active', '=', true).orderBy('rank'));

/** Pictures at the top of articles, events and pages. */
export async function findSceneImages(db: Executor): Promise<string[]> {
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

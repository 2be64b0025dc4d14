import { LRUCache } from 'lru-cache';
import type { Executor } from '../../db/connect.ts';
import { type Cellar, isForFood, type Profile, toProfile } from './cellar.ts';
import { countProfiles, findFacts } from './sommelier.repository.ts';

/** More profiles than a hundred thousand wines have. A profile takes a few hundred bytes. */
const MAX_PROFILES = 50_000;

/** Cache of evaluated profiles. Valid for this process, because an id is derived from the attributes. */
const evaluated = new LRUCache<string, Profile>({ max: MAX_PROFILES });

/**
 * Reads the current cellar: the wines in stock, grouped by profile (`cellar.ts`). Counts come from the
 * database each time. Attributes and rules are evaluated once.
 */
export async function readCellar(db: Executor): Promise<Cellar> {
  const counts = await countProfiles(db);
  const profiles = new Map<string, Profile>();
  const unknown: string[] = [];
  for (const { id } of counts) {
    const profile = evaluated.get(id);
    if (profile) profiles.set(id, profile);
    else unknown.push(id);
  }
  if (unknown.length > 0) {
    for (const profile of (await findFacts(db, unknown)).map(toProfile)) {
      evaluated.set(profile.id, profile);
      profiles.set(profile.id, profile);
    }
  }
  return counts.flatMap(({ id, wines }) => {
    const profile = profiles.get(id);
    return profile && isForFood(profile) ? [{ profile, wines }] : [];
  });
}

import { LRUCache } from 'lru-cache';
import type { Executor } from '../../db/connect.ts';
import { type Cellar, isForFood, type Profile, toProfile } from './cellar.ts';
import { countProfiles, findFacts } from './sommelier.repository.ts';

/** Many more than a cellar of a hundred thousand wines has; some hundred bytes each. */
const MAX_PROFILES = 50_000;

/** An id is made from the facts, so what is known of it is true for as long as the rules are those of this program. */
const known = new LRUCache<string, Profile>({ max: MAX_PROFILES });

/** The cellar as it is now. Counts come from the database each time, facts and the rules tried on them once. */
export async function readCellar(db: Executor): Promise<Cellar> {
  const counts = await countProfiles(db);
  const profiles = new Map<string, Profile>();
  const unknown: string[] = [];
  for (const { id } of counts) {
    const profile = known.get(id);
    if (profile) profiles.set(id, profile);
    else unknown.push(id);
  }
  if (unknown.length > 0) {
    for (const profile of (await findFacts(db, unknown)).map(toProfile)) {
      known.set(profile.id, profile);
      profiles.set(profile.id, profile);
    }
  }
  return counts.flatMap(({ id, wines }) => {
    const profile = profiles.get(id);
    return profile && isForFood(profile) ? [{ profile, wines }] : [];
  });
}

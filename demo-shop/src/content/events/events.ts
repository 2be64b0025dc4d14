/// <reference lib="esnext.temporal" />
import type { SeedEvent } from 'api/seed';
import type { SceneBase } from '../words.ts';
import { type EventSource, eventContent } from './event.ts';
import { TABLES } from './tables.ts';
import { TASTINGS } from './tastings.ts';

/** Every event of the seed: those to come and some that were. */
export const EVENTS: readonly EventSource[] = [...TASTINGS, ...TABLES];

/** Events as they are stored, with days counted from `now`. */
export const buildEvents = (
  base: SceneBase,
  now: Temporal.Instant = Temporal.Now.instant(),
): readonly SeedEvent[] => EVENTS.map((source) => eventContent(source, base, now));

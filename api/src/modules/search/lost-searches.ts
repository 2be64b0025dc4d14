import { setInterval as every } from 'node:timers';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/connect.ts';
import { insertLostSearches } from './lost-searches.repository.ts';
import { lostWordsOf } from './lost-words.ts';

const WRITE_MS = 15_000;
/** Different texts that a process keeps until it writes them. Further ones are not counted. */
const MAX_WAITING = 200;

/** Counts searches without result. Writes them together, so that a search never waits for it. */
export const countLostSearches = (app: FastifyInstance, db: Db) => {
  const waiting = new Map<string, number>();
  const write = async (): Promise<void> => {
    const counts = [...waiting];
    waiting.clear();
    if (counts.length === 0) return;
    await insertLostSearches(db, counts).catch((error: unknown) =>
      app.log.error({ err: error }, 'searches without result could not be counted'),
    );
  };
  const timer = every(() => void write(), WRITE_MS);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await write();
  });
  return (text: string): void => {
    const words = lostWordsOf(text);
    if (words === null || (!waiting.has(words) && waiting.size >= MAX_WAITING)) return;
    waiting.set(words, (waiting.get(words) ?? 0) + 1);
  };
};

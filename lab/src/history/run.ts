/** Records a run with kills, pauses and lost answers, and looks for anomalies in it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { createRandom } from '../scale/random.ts';
import { actionsOf, type Client, newCart } from './actions.ts';
import type { Anomaly } from './anomaly.ts';
import { checkHistory } from './check-history.ts';
import { type Arena, useShop } from './clients.ts';
import type { Entry, Operations } from './entries.ts';
import { disturb } from './faults.ts';
import { createRecorder, losingSend, type Recorder, untilKnown } from './recorder.ts';
import { type HistoryShop, makeScarce, readFinal, readStock, startHistoryShop } from './shop.ts';

export interface RunOptions {
  seed: number;
  lengthMs: number;
  clients: number;
  /** Mean time between two faults, ms. */
  faultEveryMs: number;
}

const SHARED_CARTS = 3;
/** Largest quantity of a cart line. */
const MOST_QTY = 9_999;
const LOOK_MS = 200;
/** Jobs settle payments and refunds whose answer was lost. A job of a killed API begins again after two to three minutes. */
const SETTLED_MS = 240_000;
const PATIENCE_MS = 30_000;

const watchStock = async (shop: HistoryShop, { recorder, scarce }: Arena, isOver: () => boolean) => {
  for (; !isOver(); await sleep(LOOK_MS))
    await recorder.record('observer', 'read-stock', {}, async () => ({
      stock: await readStock(shop, scarce),
    }));
};

/**
 * Runs all tasks until the time is over.
 * @throws the first error of a task, after which the others end too
 */
export const runTogether = async (
  lengthMs: number,
  start: (isOver: () => boolean) => readonly Promise<void>[],
): Promise<void> => {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  const timer = setTimeout(end, lengthMs);
  await Promise.all(start(() => isOver)).finally(() => {
    clearTimeout(timer);
    end();
  });
};

/**
 * Reads the end of the run again until nothing is wrong, or jobs had the time for what was lost.
 * @throws Error when the end cannot be read: without it, most anomalies stay unseen
 */
export const settle = async (
  recorder: Recorder,
  readEnd: () => Promise<Operations['final']['answer']>,
  settledMs = SETTLED_MS,
): Promise<{ entries: Entry[]; anomalies: Anomaly[] }> => {
  const { entries } = recorder;
  for (const until = Date.now() + settledMs; ; await sleep(LOOK_MS * 5)) {
    const before = entries.length;
    const read = await recorder.record('observer', 'final', {}, readEnd);
    const isLast = Date.now() > until;
    if (isLast && read.kind !== 'ok') throw new Error(`The end of the run cannot be read: ${read.why}`);
    const anomalies = checkHistory(entries);
    if (isLast || (read.kind === 'ok' && anomalies.length === 0)) return { entries, anomalies };
    entries.length = before;
  }
};

/** @returns the whole history, and what is wrong in it once jobs had the time to settle all payments */
export const recordHistory = async (
  options: RunOptions,
  say: (line: string) => void,
): Promise<{ entries: Entry[]; anomalies: Anomaly[] }> => {
  const { seed, lengthMs, clients } = options;
  say(`Seed ${seed}. Starting the shop …`);
  const shop = await startHistoryShop();
  try {
    const recorder = createRecorder();
    const { scarce, plenty, ...contents } = await makeScarce(shop);
    await recorder.record('observer', 'begin', { seed }, async () => contents);
    const random = createRandom(seed);
    const sendSafely: Client['send'] = losingSend(shop.bases, random, { lost: 0 });
    let qty = 0;
    const arena: Arena = {
      recorder,
      scarce,
      plenty,
      gateway: shop.gateway,
      coupon: Object.keys(contents.coupons)[0] as string,
      event: Object.keys(contents.seats)[0] as string,
      carts: await Promise.all(Array.from({ length: SHARED_CARTS }, () => newCart(sendSafely))),
      nextQty: () => 1 + (qty++ % MOST_QTY),
    };
    say(`${clients} clients use it for ${lengthMs / 1_000} s …`);
    await runTogether(lengthMs, (isOver) => [
      disturb({ shop, recorder, random, everyMs: options.faultEveryMs }, isOver),
      watchStock(shop, arena, isOver),
      ...Array.from({ length: clients }, (_, index) => {
        // Each client has random numbers of its own, because the order of the answers is not reproducible.
        const own = createRandom(seed * 1_000 + index);
        const client = { name: `client-${index + 1}`, random: own, send: losingSend(shop.bases, own) };
        return useShop(arena, client, isOver);
      }),
    ]);
    say('Waiting for jobs, and reading the end …');
    const observe = actionsOf(arena, { name: 'observer', random, send: sendSafely });
    for (const cart of arena.carts) await untilKnown(() => observe.readCart(cart), PATIENCE_MS);
    return await settle(recorder, () => readFinal(shop, contents));
  } finally {
    await shop.stop();
  }
};

/** Faults of a history run: processes that are killed or paused. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../scale/random.ts';
import type { Recorder } from './recorder.ts';
import type { HistoryShop } from './shop.ts';

const MOST_DOWN_MS = 1_500;
const MOST_PAUSE_MS = 3_000;

/** Each fault resolves when it is over. */
const faultsOf = (
  { apis, postgresPid }: HistoryShop,
  random: Random,
): { what: string; run: () => Promise<void> }[] => [
  ...apis.flatMap((api) => [
    {
      what: `kill -9 ${api.name}`,
      async run() {
        await api.kill();
        await sleep(random.between(0, MOST_DOWN_MS));
        await api.start();
      },
    },
    {
      what: `pause ${api.name}`,
      async run() {
        const pid = api.pid();
        // 0 is the group of this process.
        if (pid === 0) throw new Error(`${api.name} does not run`);
        process.kill(pid, 'SIGSTOP');
        await sleep(random.between(500, MOST_PAUSE_MS)).finally(() => process.kill(pid, 'SIGCONT'));
      },
    },
  ]),
  // The embedded server starts again by itself.
  { what: 'kill -9 postgres', run: async () => void process.kill(postgresPid(), 'SIGKILL') },
];

/** Injects all faults in a random order, again and again. */
export const disturb = async (
  {
    shop,
    recorder,
    random,
    everyMs,
  }: { shop: HistoryShop; recorder: Recorder; random: Random; everyMs: number },
  isOver: () => boolean,
): Promise<void> => {
  let waiting: ReturnType<typeof faultsOf> = [];
  for (;;) {
    await sleep(random.between(everyMs / 2, everyMs * 1.5));
    if (isOver()) return;
    if (waiting.length === 0) waiting = faultsOf(shop, random);
    const [fault] = waiting.splice(random.between(0, waiting.length - 1), 1);
    if (!fault) continue;
    await recorder.record('faults', 'fault', { what: fault.what }, async () => {
      await fault.run();
      return {};
    });
  }
};

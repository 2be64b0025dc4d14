/**
 * `pnpm bench next`: largest paint of a page that the browser prerendered, in ms after its activation. `--runs N`
 * rounds, `--base URL` a running shop, `--write` updates docs/reports/performance.md. Exit code 1 when the promise is
 * not kept.
 */

import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { AGE_ACCEPTED_VALUE, STORAGE_KEYS } from 'shared-contracts/domain/storage-keys';
import { completed, movePointer, openPage, pressLink } from 'tools/browser/press-link';
import { openTab } from 'tools/browser/tab';
import { withBenchShop } from './bench-shop.ts';
import { markdownTable, marked, median } from './markdown-table.ts';
import { ms } from './page-table.ts';
import { writeTable } from './write-table.ts';

const PROMISE_MS = 200;
/** A shopper keeps the pointer down for about this long. */
const PRESS_MS = 100;
/** The largest paint comes within this time after the activation. */
const PAINTED_MS = 2_000;
/** Page, and a link on it. */
const STEPS = [
  ['/', 'a[href="/vinos"]'],
  ['/vinos', 'main article a[href^="/vinos/"]'],
  ['/blog', 'main a[href^="/blog/"]'],
] as const;

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '5' },
    base: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});

const LARGEST_PAINT = `new Promise((done) => {
  const { activationStart } = performance.getEntriesByType('navigation')[0];
  const read = (list) => done(Math.max(0, list.getEntries().at(-1).startTime - activationStart));
  new PerformanceObserver(read).observe({ type: 'largest-contentful-paint', buffered: true });
})`;
const ON_DOCUMENT = `localStorage.setItem('${STORAGE_KEYS.ageAccepted}', '${AGE_ACCEPTED_VALUE}')`;

/** @param isAwaited release the pointer when the page is complete, not after the usual time */
const measure = async (base: string, [path, link]: (typeof STEPS)[number], isAwaited: boolean) => {
  const tab = await openTab(ON_DOCUMENT);
  try {
    const page = await openPage(tab, base + path);
    const { next, place } = await pressLink(tab, page, link);
    await (isAwaited ? completed(next, place.href ?? '') : sleep(PRESS_MS));
    await movePointer(page, 'Released', place);
    await sleep(PAINTED_MS);
    return await next.evaluate<number>(LARGEST_PAINT);
  } finally {
    await tab.close();
  }
};

const measureAll = async (base: string): Promise<string[][]> => {
  const lines: string[][] = [];
  for (const step of STEPS) {
    const complete: number[] = [];
    const pressed: number[] = [];
    for (let round = 0; round < Number(values.runs); round += 1) {
      complete.push(await measure(base, step, true));
      pressed.push(await measure(base, step, false));
    }
    const isKept = median(complete) <= PROMISE_MS;
    if (!isKept) process.exitCode = 1;
    lines.push([
      `\`${step[0]}\` → \`${step[1]}\``,
      marked(ms(median(complete)), isKept),
      ms(median(pressed)),
    ]);
  }
  return lines;
};

const lines = await withBenchShop(values.base, measureAll);
const table = markdownTable(
  ['page → link', 'prerender complete', 'pointer down for 100 ms'],
  [['promise', `≤ ${ms(PROMISE_MS)}`, ''], ...lines],
);
console.log(table);
if (values.write) writeTable('next', `Median of ${values.runs} runs. Bold: promise not kept.\n\n${table}`);

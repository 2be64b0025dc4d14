/** One round of a use: two presses at 4× slowdown, then the same at full speed with a trace. */
import type { Browser, Session } from 'tools/browser/devtools';
import { atMost, column, describeRound, ms, type TableColumn, tenths } from './page-table.ts';
import { pressInTurn } from './press.ts';
import { pressTimes } from './press-trace.ts';
import { withStolenTime } from './stolen-time.ts';
import type { Use } from './uses.ts';
import { openOnPhone, stay, withTrace } from './visit.ts';
import type { PressTimes } from './watch-press.ts';

const SLOWDOWN = 4;
/** Index of the presses. */
const [FIRST, SECOND] = [0, 1];

export interface UseRound {
  /** Each press at 4× slowdown. */
  elapsed: readonly PressTimes[];
  /** Processor time of the main thread from each press to its result at full speed, times 4, ms. */
  processor: readonly number[];
  stolenPercent: number;
}

export const USE_COLUMNS: readonly TableColumn<UseRound>[] = [
  column('first press', ({ elapsed }) => elapsed[FIRST]?.response, ms, '≤ 200 ms', atMost(200)),
  column('second press', ({ elapsed }) => elapsed[SECOND]?.response, ms, '≤ 100 ms', atMost(100)),
  column('result of the first', ({ elapsed }) => elapsed[FIRST]?.result, ms),
  column('of the second', ({ elapsed }) => elapsed[SECOND]?.result, ms),
  column('first, processor × 4', ({ processor }) => processor[FIRST], ms),
  column('second, processor × 4', ({ processor }) => processor[SECOND], ms),
  column('stolen', ({ stolenPercent }) => stolenPercent, tenths(' %')),
];

/** Opens the page of a use as a first visit, and waits until its files are fetched. */
const openPage = async (page: Session, base: string, { path, cartFrom }: Use): Promise<void> => {
  if (cartFrom) {
    await openOnPhone(page, base + cartFrom.path);
    await stay();
    await pressInTurn(page, [cartFrom.control]);
    await stay();
  }
  await openOnPhone(page, base + path);
  await stay();
};

const visit = async <Times>(
  browser: Browser,
  base: string,
  use: Use,
  work: (page: Session) => Promise<Times>,
): Promise<Times> => {
  const { page, close } = await browser.openPage();
  try {
    await openPage(page, base, use);
    return await work(page);
  } finally {
    await close();
  }
};

export const measureUse = async (browser: Browser, base: string, use: Use): Promise<UseRound> => {
  const round = await withStolenTime(async () => ({
    elapsed: await visit(browser, base, use, async (page) => {
      await page.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      return pressInTurn(page, use.controls);
    }),
    processor: await visit(browser, base, use, async (page) => {
      const trace = await withTrace(browser, async () => {
        await pressInTurn(page, use.controls);
      });
      return pressTimes(trace).map((time) => time * SLOWDOWN);
    }),
  }));
  console.error(`  ${base}, ${use.title}: ${describeRound(USE_COLUMNS, round)}`);
  return round;
};

/** The shops of one run: this build or a running shop, and optionally the shop of another commit. */
import { setTimeout as sleep } from 'node:timers/promises';
import { withBenchShop } from './bench-shop.ts';
import { withCommit } from './other-commit.ts';
import type { Row } from './page-table.ts';
import { type Measured, MOST_STOLEN } from './rounds.ts';

/** Most time until a list page is rendered with its content. */
const RENDERED_MS = 60_000;
const LOOK_MS = 500;

export interface Sites {
  base: string;
  other?: { base: string; commit: string };
}

/**
 * @param options.base URL of a running shop. Without it, the shop of this workspace is started.
 * @param options.against git reference of the other commit
 */
export const withSites = <T>(
  { base, against }: { base?: string | undefined; against?: string | undefined },
  measure: (sites: Sites) => Promise<T>,
): Promise<T> => {
  const beside = (own: string): Promise<T> =>
    against
      ? withCommit(against, (shop, commit) =>
          withBenchShop((other) => measure({ base: own, other: { base: other, commit } }), shop),
        )
      : measure({ base: own });
  return base ? beside(base) : withBenchShop(beside);
};

/** URL of the first link on a list page that matches the pattern. */
const firstLink = async (base: string, list: string, pattern: RegExp): Promise<string> => {
  // The first render after the start of a shop may pass its deadline, which sends a page without content.
  for (const until = Date.now() + RENDERED_MS; ; await sleep(LOOK_MS)) {
    const found = pattern.exec(await (await fetch(base + list)).text())?.[1];
    if (found) return found;
    if (Date.now() > until) throw new Error(`${list} has no link that matches ${pattern}`);
  }
};

/** Paths of one product and one article of the shop. */
export const examplePaths = async (base: string) => ({
  product: await firstLink(base, '/vinos', /<article[^>]*>.*?href="(\/vinos\/[^"]+)"/),
  article: await firstLink(base, '/blog', /href="(\/blog\/[^"?]+)"/),
});

/** Rows of a subject: the other commit's if there is one, then this build's. Prints dropped rounds. */
export const rowsOf = <Round>(title: string, measured: Measured<Round>, { other }: Sites): Row<Round>[] => {
  const [rounds = [], before] = measured.rounds;
  if (measured.dropped > 0)
    console.log(
      `${title}: ${rounds.length} rounds, ${measured.dropped} dropped (stolen time over ${MOST_STOLEN} %)`,
    );
  const row = { title, rounds, isPromised: true };
  if (!before || !other) return [row];
  return [
    { title: `${title} at ${other.commit}`, rounds: before, isPromised: false },
    { ...row, before },
  ];
};

import type { Executor } from '../../db/connect.ts';
import { countDocuments, countProducts } from './lexeme-counts.repository.ts';
import type { LexemeQuery } from './words-query.ts';

/**
 * With more matches than this, reading documents in order of rank until the page is full is faster than
 * collecting and sorting all matches. Measured in docs/performance.md.
 */
const BROAD = 5_000;

/** Expected number of matches per search stage. */
export interface Breadth {
  /** Whether each stage is expected to have more than `BROAD` matches. */
  isBroad: boolean[];
  /** Rarest words of the widest stage. Undefined when even they match too much to collect. */
  rarest?: LexemeQuery;
}

/** Words to look up in the index. Further words filter the matches of these. */
const LOOKED_UP = 2;

/** Estimates the matches of each stage from stored lexeme counts. The last stage is the widest. */
export async function readBreadth(db: Executor, stages: readonly LexemeQuery[]): Promise<Breadth> {
  const lexemesOf = (isBeginning: boolean) => [
    ...new Set(
      stages.filter((stage) => stage.isBeginning === isBeginning).flatMap(({ words }) => words.flat()),
    ),
  ];
  const [ofWhole, ofStart, all] = await Promise.all([
    countDocuments(db, lexemesOf(false), false),
    countDocuments(db, lexemesOf(true), true),
    countProducts(db),
  ]);
  const shareOf = (choice: readonly string[], isBeginning: boolean) =>
    Math.min(
      1,
      choice.reduce((sum, lexeme) => sum + ((isBeginning ? ofStart : ofWhole).get(lexeme) ?? 0), 0) / all,
    );
  // Treats the words as statistically independent.
  const expected = ({ words, isBeginning }: LexemeQuery) =>
    words.reduce((product, choice) => product * shareOf(choice, isBeginning), all);

  const isBroad = stages.map((stage) => expected(stage) > BROAD);
  const widest = stages.at(-1);
  if (!widest) return { isBroad };
  const words = widest.words.toSorted(
    (a, b) => shareOf(a, widest.isBeginning) - shareOf(b, widest.isBeginning),
  );
  const rarest = { ...widest, words: words.slice(0, LOOKED_UP) };
  return expected(rarest) > BROAD ? { isBroad } : { isBroad, rarest };
}
